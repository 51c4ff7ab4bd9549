import type { Language } from '../../app/language/languages'
import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import { diceFor } from './dice'
import type { Property } from './property'
import { bodiesOf, textOf } from './property-kind'
import phrases from './texts/phrases.json'
import { wordFor } from './word-list'

type PhraseList = keyof typeof phrases

/** Made once: a formatter costs more than all the sentences of a property. */
const formats: Record<Language, Intl.NumberFormat> = {
  nl: new Intl.NumberFormat('nl-BE'),
  fr: new Intl.NumberFormat('fr-BE'),
  en: new Intl.NumberFormat('en-GB'),
  de: new Intl.NumberFormat('de-BE'),
}

export function titleOf(property: Property, language: Language): string {
  const titles = textOf(property.plan.kind.key).titles[language]
  return fill(titles[property.turn % titles.length] ?? '', property, language)
}

/** Three paragraphs: the property, where it lies, and how to come in. */
export function descriptionOf(property: Property, language: Language): string {
  const { plan } = property
  const text = textOf(plan.kind.key)
  const leads = text.leads[language]
  const lead = leads[Math.floor(property.turn / 2 + (property.turn % 2)) % leads.length] ?? ''
  const bodies = bodiesOf(plan.kind.key)
  const body = bodies[property.turn % bodies.length]?.[language] ?? ''
  const situations = plan.town.situations
  const situation = (turn: number) => situations[turn % situations.length]?.[language] ?? ''
  const isPlaceOnly = plan.kind.webId === 4 || plan.kind.webId === 7
  const paragraphs = [
    [lead, body],
    [
      situation(property.turnInTown),
      isPlaceOnly && situations.length > 1 ? situation(property.turnInTown + 1) : '',
      energyPhrase(property, language),
      heatingPhrase(property, language),
    ],
    [phrase(closingOf(property), property, language)],
  ]
  return paragraphs
    .map((sentences) => fill(sentences.filter(Boolean).join(' '), property, language))
    .join('\n\n')
}

function energyPhrase(property: Property, language: Language): string {
  const { energy } = property
  if (!energy) return ''
  if (energy.performance <= 0) return phrases.energyGood[2]?.[language] ?? ''
  if (/^[AB]/.test(energy.label)) return phrase('energyGood', property, language)
  if (/^[EFG]/.test(energy.label)) {
    return phrase(poorEnergyOf(property), property, language)
  }
  return phrase('energyMid', property, language)
}

/** Only Flanders obliges the buyer of a property with label E or F to renovate. */
function poorEnergyOf({ plan }: Property): PhraseList {
  if (plan.goal !== 0 || plan.kind.webId === 6) return 'energyPoorRent'
  const isFlemish = plan.town.country === belgium && regionOf(plan.town.zip) === 'flanders'
  return isFlemish ? 'energyPoor' : 'energyPoorElsewhere'
}

/** New-build texts tell their heating themselves. */
function heatingPhrase(property: Property, language: Language): string {
  const { kind } = property.plan
  const isTold = /^(new-build|apt-new|unit|lu-|renovation|castle|studio-rent)/.test(kind.key)
  if (!property.heating || isTold || kind.webId === 6) return ''
  return phrase(property.heating as PhraseList, property, language)
}

function closingOf({ plan }: Property): PhraseList {
  if ([2, 4, 6].includes(plan.status)) return 'closeGone'
  if (plan.status === 7) return 'closeOption'
  if (plan.kind.webId === 4) return 'closeLand'
  if (plan.kind.webId === 6) return 'closeCommercial'
  if (plan.kind.webId === 7) return 'closeGarage'
  return plan.goal === 1 ? 'closeRent' : 'closeSale'
}

function phrase(list: PhraseList, { plan }: Property, language: Language): string {
  return diceFor(`${list} ${plan.id}`).pick(phrases[list])[language]
}

function fill(text: string, property: Property, language: Language): string {
  const { facts, energy, plan } = property
  const city = property.city[language]
  const slots: Record<string, string | number | null | undefined> = {
    ...facts,
    city,
    beds: facts.beds && facts.beds > 1 ? wordFor('number', facts.beds)[language] : '',
    floor: facts.level === null ? '' : wordFor('floor', facts.level)[language],
    front: facts.front === null ? '' : inLanguage(facts.front, language),
    living: facts.living === null ? '' : inLanguage(facts.living, language),
    plot: facts.plot === null ? '' : inLanguage(facts.plot, language),
    garden: facts.garden === null ? '' : inLanguage(facts.garden, language),
    project: plan.unit?.project.name,
    label: energy?.label,
    epc: energy?.performance,
  }
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined || value === null || value === '') {
      throw new Error(`Home ${plan.id} (${plan.kind.key}) has no ${slot} to tell`)
    }
    return String(value)
  })
}

const inLanguage = (amount: number, language: Language) => formats[language].format(amount)
