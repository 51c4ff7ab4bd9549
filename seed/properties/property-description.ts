import type { Language } from '../../app/language/languages'
import { regionOf } from '../../app/properties/look-ups/region'
import { belgium } from '../../app/properties/property-lists'
import type { FourTexts } from './four-languages'
import type { Property } from './property'
import { textOf } from './property-kind'
import { wordFor } from './word-list'

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
  const { itself, around, closing } = property.telling
  return [itself, around, closing]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => paragraph(sentences, property, language))
    .join('\n\n')
}

function paragraph(sentences: FourTexts[], property: Property, language: Language): string {
  const text = fill(sentences.map((each) => each[language]).join(' '), property, language)
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
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
    certificate: wordFor('energyCertificate', certificateOf(property))[language],
  }
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined || value === null || value === '') {
      throw new Error(`Home ${plan.id} (${plan.kind.key}) has no ${slot} to tell`)
    }
    return String(value)
  })
}

/** Each region has its own word for it. */
function certificateOf({ plan: { town } }: Property) {
  return town.country === belgium ? (regionOf(town.zip) ?? 'abroad') : 'abroad'
}

const inLanguage = (amount: number, language: Language) => formats[language].format(amount)
