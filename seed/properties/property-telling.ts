import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import { diceFor } from './dice'
import type { FourTexts } from './four-languages'
import type { PropertyEnergy } from './property-energy'
import { bodiesOf, leadsOf } from './property-kind'
import type { PropertyPlan } from './property-plan'
import phrases from './texts/phrases.json'

/** The sentences of one property: itself, where it lies and what it uses, and how to come in. */
export type Telling = { itself: FourTexts[]; around: FourTexts[]; closing: FourTexts[] }
type Untold = { plan: PropertyPlan; energy: PropertyEnergy | undefined; heating: string }
type PhraseList = keyof typeof phrases
type Hand = (property: Untold, choices: FourTexts[]) => FourTexts[]

const mostHomes = 4

/** No sentence is told of more than four homes: who comes when all are used goes without. */
export function shareOutSentences(properties: Untold[]): Map<number, Telling> {
  const hand = openHand()
  return new Map(properties.map((property) => [property.plan.id, tell(property, hand)]))
}

/** Gives one of the sentences that were used least so far, if any may be used again. */
function openHand(): Hand {
  const used = new Map<FourTexts, number>()
  const usage = (choice: FourTexts) => used.get(choice) ?? 0
  return ({ plan }, choices) => {
    const least = Math.min(...choices.map(usage))
    if (choices.length === 0 || least >= mostHomes) return []
    const dice = diceFor(`${plan.id} ${choices[0]?.nl}`)
    const choice = dice.pick(choices.filter((each) => usage(each) === least))
    used.set(choice, least + 1)
    return [choice]
  }
}

function tell(property: Untold, hand: Hand): Telling {
  const { kind, town } = property.plan
  const isPlaceOnly = kind.webId === 4 || kind.webId === 7
  const first = hand(property, town.situations)
  const others = town.situations.filter((situation) => !first.includes(situation))
  return {
    itself: [...hand(property, leadsOf(kind.key)), ...hand(property, bodiesOf(kind.key))],
    around: [
      ...first,
      ...(isPlaceOnly ? hand(property, others) : []),
      ...hand(property, energyPhrases(property)),
      ...hand(property, heatingPhrases(property)),
    ],
    closing: hand(property, phrases[closingOf(property)]),
  }
}

function energyPhrases({ plan, energy }: Untold): FourTexts[] {
  if (!energy) return []
  if (energy.performance <= 0) {
    return phrases.energyGood.filter(({ nl }) => !nl.includes('{epc}'))
  }
  if (/^[AB]/.test(energy.label)) return phrases.energyGood
  if (/^[CD]/.test(energy.label)) return phrases.energyMid
  return phrases[poorEnergyOf(plan)]
}

/** Only Flanders obliges the buyer of a property with label E or F to renovate. */
function poorEnergyOf({ goal, kind, town }: Untold['plan']): PhraseList {
  if (goal !== 0 || kind.webId === 6) return 'energyPoorRent'
  const isFlemish = town.country === belgium && regionOf(town.zip) === 'flanders'
  return isFlemish ? 'energyPoor' : 'energyPoorElsewhere'
}

/** Some texts tell their heating themselves. */
function heatingPhrases({ plan: { kind }, heating }: Untold): FourTexts[] {
  const isTold = /^(new-build|apt-new|unit|lu-|renovation|castle|studio-rent)/.test(kind.key)
  return heating && !isTold && kind.webId !== 6 ? phrases[heating as PhraseList] : []
}

function closingOf({ plan: { status, goal, kind, unit } }: Untold): PhraseList {
  if (status === 2 || status === 6) return 'closeSold'
  if (status === 4) return 'closeLet'
  if (status === 7) return goal === 1 ? 'closeOptionRent' : 'closeOption'
  if (goal === 2) return 'closeTakeover'
  if (kind.webId === 4) return 'closeLand'
  if (kind.webId === 6) return 'closeCommercial'
  if (kind.webId === 7) return 'closeGarage'
  if (goal === 1) return 'closeRent'
  return unit ? 'closeUnit' : 'closeSale'
}
