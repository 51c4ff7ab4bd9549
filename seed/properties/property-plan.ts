import { addDays } from '../../app/language/calendar-day'
import { diceFor, shuffled } from './dice'
import { type Project, projects } from './project'
import { kindOf, type PropertyKind } from './property-kind'
import { type Shelf, shelves, stock } from './stock'
import { type Town, townOf } from './town'

/** One property before it has numbers and words. */
export type PropertyPlan = {
  id: number
  /** Its place in the row, from 0; neighbours in lists are neighbours here. */
  order: number
  kind: PropertyKind
  town: Town
  goal: number
  status: number
  mark: string
  published: string
  unit: { project: Project; number: number } | null
}
type Sketch = Omit<PropertyPlan, 'id' | 'order' | 'published'>

const firstId = 2101
const daysOnFile = 420

/** Every property of the demo agency, the oldest first; the newest came in yesterday. */
export function planProperties(today: string): PropertyPlan[] {
  const sketches = shuffled([...sketchStock(), ...sketchUnits()], diceFor('stock'))
  return sketches.map((sketch, order) => {
    const age = (sketches.length - 1 - order) / sketches.length
    const published = addDays(today, -1 - Math.floor(age ** 1.5 * daysOnFile))
    return { ...sketch, id: firstId + order, order, published }
  })
}

function sketchStock(): Sketch[] {
  return Object.entries(stock).flatMap(([town, row]) =>
    Object.entries(row).flatMap(([shelf, kinds]) =>
      kinds.split(' ').map((token) => {
        const [key = '', mark = ''] = token.split('!')
        const { goal, status } = shelves[shelf as Shelf]
        return {
          kind: kindOf(key),
          town: townOf(town),
          goal: key.startsWith('takeover') ? 2 : goal,
          status,
          mark,
          unit: null,
        }
      }),
    ),
  )
}

function sketchUnits(): Sketch[] {
  return projects.flatMap((project) =>
    project.unitStates.map((status, index) => ({
      kind: kindOf(`unit-${project.kind}`),
      town: project.place,
      goal: project.kind === 'rent' ? 1 : 0,
      status,
      mark: '',
      unit: { project, number: index + 1 },
    })),
  )
}
