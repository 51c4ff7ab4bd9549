import type { Language } from '../../language/languages'
import { plainText, shortText } from '../../language/plain-text'
import type { Say } from '../../language/say'
import type { Agency } from '../../web/agency'
import { priceTerm, toldStatus } from '../contract'
import { energyColours } from '../energy/energy-drawing'
import { energyLabelText } from '../energy/energy-label'
import { euros } from '../price'
import { displayValue, shortDay } from '../shown/display-value'
import type { FullProperty } from '../shown/full-property'
import { isClosed } from '../shown/published-facts'
import { isSomething, type ShownField } from '../shown/shown-fields'
import { printable } from './printable'

export type SheetLine = { name: string; value: string }
export type SheetEnergy = {
  name: string
  label: string
  performance: string
  colour: string
  letters: string
}
export type SheetContent = {
  state: string
  title: string
  address: string
  price: string
  reference: string
  facts: SheetLine[]
  energy: SheetEnergy | null
  paragraphs: string[]
  mentionsTitle: string
  mentions: SheetLine[]
  columns: { title: string; lines: SheetLine[] }[]
  scan: string
  footer: string[]
}

type Words = { t: Say<'properties'>; language: Language; agency: Agency; today: string }

/** One sheet of paper: longer texts are cut, so that printing takes a bounded time. */
const longestText = 1500
const mostLines = 14

/** All words of the printed sheet, from what the page itself may tell. */
export function sheetContent(property: FullProperty, words: Words): SheetContent {
  const { t, agency, today } = words
  const content: SheetContent = {
    state: stateText(property, t),
    title: property.title,
    address: property.address,
    price: priceText(property, t),
    reference: `${t('reference')} ${property.reference}`,
    facts: factLines(property, words),
    energy: energyOf(property, t),
    paragraphs: shortText(plainText(property.description), { limit: longestText })
      .split(/(?<=\.) (?=\p{Lu})/u)
      .reduce<string[]>(threeSentences, []),
    mentionsTitle: t('sheet.mentions'),
    mentions: mandatoryMentions(property, words),
    columns: (['finances', 'surfaces', 'building'] as const).map((group) => ({
      title: t(`group.${group}`),
      lines: lines(property.fields[group].filter(isSomething), t).slice(0, mostLines),
    })),
    scan: t('sheet.scan'),
    footer: [
      `${agency.legalName} · ${agency.street}, ${agency.zip} ${agency.city} · ${agency.phone} · ${agency.email}`,
      `${t('sheet.recognised', { number: agency.bivNumber })} · ${agency.vatNumber}`,
      t('sheet.printed', { day: shortDay(today) }),
    ],
  }
  return printableContent(content)
}

function stateText({ status, contract }: FullProperty, t: Words['t']): string {
  if (status !== 'available') return t(`status.${toldStatus(status, contract)}`)
  const offered = contract === 'sale' || contract === 'take-over' ? contract : 'rent'
  return t(`sheet.offered.${offered}`)
}

function priceText({ status, contract, price, priceUnit }: FullProperty, t: Words['t']): string {
  if (isClosed(status)) return t(`status.${toldStatus(status, contract)}`)
  if (!price) return t('price-on-request')
  const amount = euros(price.cents)
  const text = price.isStartingFrom ? t('starting-from', { price: amount }) : amount
  const term = priceTerm(contract)
  return `${text} ${priceUnit || (term ? t(term) : '')}`.trim()
}

function factLines(property: FullProperty, { t, language }: Words): SheetLine[] {
  const number = (value: number | null, unit?: 'm²') =>
    displayValue({ type: 'number', value, unit }, language)
  return [
    { name: t('field.bedrooms'), value: number(property.bedrooms) },
    { name: t('field.bathrooms'), value: number(property.bathrooms) },
    { name: t('living-surface'), value: number(property.livingArea, 'm²') },
    { name: t('ground'), value: number(property.groundArea, 'm²') },
    { name: t('field.construction-year'), value: property.constructionYear?.toString() ?? '' },
  ].filter(({ value }) => value)
}

function energyOf(property: FullProperty, t: Words['t']): SheetEnergy | null {
  const { energyLabel, energyPerformance } = property
  if (!energyLabel) return null
  return {
    name: t('energy-label'),
    label: energyLabelText(energyLabel),
    performance:
      energyPerformance === null ? '' : t('energy-performance', { performance: energyPerformance }),
    ...energyColours(energyLabel),
  }
}

/** The law wants these in every advertisement: energy with its code, flood scores, planning. */
function mandatoryMentions(property: FullProperty, { t }: Words): SheetLine[] {
  const { energyLabel, energyPerformance, certificate, flood, planning } = property
  const energy = [
    energyLabel && energyLabelText(energyLabel),
    energyPerformance !== null && t('energy-performance', { performance: energyPerformance }),
    certificate && t('energy.code', { code: certificate }),
  ].filter(Boolean)
  const scores = [
    flood.pScore && `P-score ${flood.pScore}`,
    flood.gScore && `G-score ${flood.gScore}`,
    (flood.pScore === 'D' || flood.gScore === 'D') && t('flood.symbol'),
  ].filter(Boolean)
  return [
    { name: t('energy-label'), value: energy.join(', ') },
    { name: t('flood.title'), value: scores.join(', ') },
    ...planning.map(({ field, codes, text }) => ({
      name: t(`planning.fields.${field}`),
      value:
        text || codes.map((code) => `${code} (${t(`planning.codes.${code}.name`)})`).join(', '),
    })),
    ...lines(property.fields.legal, t),
    ...lines(property.fields.certificates, t),
  ].filter(({ value }) => value)
}

function lines(fields: ShownField[], t: Words['t']): SheetLine[] {
  return fields.map((field) => ({
    name: t(`field.${field.name}`),
    value: 'answer' in field ? t(`answer.${field.answer}`) : field.text,
  }))
}

function threeSentences(paragraphs: string[], sentence: string, index: number): string[] {
  if (index % 3 === 0) return [...paragraphs, sentence]
  return [...paragraphs.slice(0, -1), `${paragraphs.at(-1)} ${sentence}`]
}

function printableContent<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value
  if (Array.isArray(value)) return value.map(printableContent) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([name, each]) => [name, printableContent(each)])
  return Object.fromEntries(entries) as Value
}
