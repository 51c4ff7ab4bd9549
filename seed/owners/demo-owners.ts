import { dayCount } from '../../app/language/calendar-day'
import type { Language } from '../../app/language/languages'
import type { PropertyPlan } from '../properties/property-plan'
import type { Shelf } from '../properties/stock'
import { shelves } from '../properties/stock'

type DemoOwner = {
  email: string
  name: string
  language: Language
  password: string
  properties: { town: string; shelf: Shelf }[]
}

/** Invented people. Their passwords stand in the README: this is a demonstration. */
export const demoOwners: DemoOwner[] = [
  {
    email: 'marleen.desmet@owners.example',
    name: 'Marleen De Smet',
    language: 'nl',
    password: 'baksteen in aarschot',
    properties: [{ town: 'aarschot', shelf: 'sale' }],
  },
  {
    email: 'luc.lambert@owners.example',
    name: 'Luc Lambert',
    language: 'fr',
    password: 'brique rouge namur',
    properties: [
      { town: 'namur', shelf: 'sale' },
      { town: 'namur', shelf: 'rent' },
      { town: 'brussel', shelf: 'saleOption' },
    ],
  },
  {
    email: 'greet.wouters@owners.example',
    name: 'Greet Wouters',
    language: 'nl',
    password: 'verkocht in leuven',
    properties: [{ town: 'leuven', shelf: 'sold' }],
  },
]

/** Long enough online to have a story, and not much longer. */
const fittingDays = 45

export function propertiesOfOwner(
  { properties }: DemoOwner,
  plans: PropertyPlan[],
  today: string,
): PropertyPlan[] {
  const age = (plan: PropertyPlan) => dayCount(plan.published, today)
  return properties.flatMap(({ town, shelf }) => {
    const { goal, status } = shelves[shelf]
    const fitting = plans
      .filter((plan) => plan.town.key === town && plan.goal === goal && plan.status === status)
      .filter(({ kind, mark, unit }) => kind.quality && !mark && !unit)
      .sort((one, other) => Math.abs(age(one) - fittingDays) - Math.abs(age(other) - fittingDays))
    return fitting.slice(0, 1)
  })
}
