import type { Language } from '../../app/language/languages'
import { diceFor } from './dice'
import type { FourTexts } from './four-languages'
import { type PropertyEnergy, shareOutEnergy } from './property-energy'
import { measureProperty, type PropertyFacts } from './property-facts'
import { type PropertyPicture, shareOutPictures } from './property-pictures'
import { type PropertyPlan, planProperties } from './property-plan'
import { askingPrice } from './property-price'
import { shareOutSentences, type Telling } from './property-telling'

/** A property with all that is the same in every language. */
export type Property = {
  plan: PropertyPlan
  facts: PropertyFacts
  energy: PropertyEnergy | undefined
  heating: string
  price: number
  city: FourTexts
  pictures: PropertyPicture[]
  /** Which time its kind comes by: titles take turns. */
  turn: number
  telling: Telling
}

export function propertiesOn(today: string): Property[] {
  const plans = planProperties(today)
  const energies = shareOutEnergy(plans)
  const pictures = shareOutPictures(plans)
  const turns = new Map<string, number>()
  const takeTurn = (who: string) => {
    const turn = turns.get(who) ?? 0
    turns.set(who, turn + 1)
    return turn
  }
  const untold = plans.map((plan) => {
    const facts = measureProperty(plan)
    const energy = energies.get(plan.id)
    return {
      plan,
      facts,
      energy,
      heating: heatingOf(plan, energy),
      price: askingPrice(plan, facts, energy),
      city: cityOf(plan),
      pictures: pictures.get(plan.id) ?? [],
      turn: takeTurn(`kind ${plan.kind.key}`),
    }
  })
  const tellings = shareOutSentences(untold)
  return untold.flatMap((property) => {
    const telling = tellings.get(property.plan.id)
    return telling ? [{ ...property, telling }] : []
  })
}

export function cityOf({ town }: Pick<PropertyPlan, 'town'>): FourTexts {
  const [nl, fr, en, de] = town.names
  return { nl, fr, en, de }
}

/** "Dutch|French": visitors who read neither get the French sign. */
export function streetOf(street: string, language: Language): string {
  const [first = '', second = first] = street.split('|')
  return language === 'nl' ? first : second
}

function heatingOf({ id, kind }: PropertyPlan, energy: PropertyEnergy | undefined): string {
  if (!kind.quality) return ''
  if (kind.quality === 'new' || kind.quality === 'label-a') return 'heatPump'
  const dice = diceFor(`heating ${id}`)
  if (kind.key === 'lu-house') return 'pellets'
  if (kind.webId === 3) return dice.pick(['electric', 'gas'])
  if (energy?.label.startsWith('A')) return dice.pick(['heatPump', 'heatPump', 'gas'])
  if (energy?.label.startsWith('B')) return dice.pick(['gas', 'gas', 'heatPump'])
  if (kind.webId === 1) return dice.pick(['gas', 'gas', 'gas', 'oil', 'pellets'])
  return dice.pick(['gas', 'gas', 'gas', 'electric'])
}
