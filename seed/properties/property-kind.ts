import * as z from 'zod'
import { type FourTexts, inFourLanguages } from './four-languages'
import kinds from './kinds.json'
import abroad from './texts/abroad.json'
import apartments from './texts/apartments.json'
import houses from './texts/houses.json'
import moreBodies from './texts/more-bodies.json'
import oneBedroom from './texts/one-bedroom.json'
import others from './texts/other-kinds.json'
import units from './texts/units.json'
import villas from './texts/villas.json'

const range = z.tuple([z.number(), z.number()])
const kindShape = z.object({
  key: z.string(),
  webId: z.number().int().min(1).max(7),
  living: range.nullable(),
  plot: range.nullable(),
  beds: range,
  baths: z.number().nullable(),
  years: range.nullable(),
  facades: z.number(),
  quality: z.enum(['new', 'label-a', 'good', 'mid', 'old']).nullable(),
  /** How its price per m² compares with the town's. */
  factor: z.number(),
  leads: z.array(z.string()).min(1),
  outside: z.string(),
  interiors: z.array(z.string()).min(1),
})
const textShape = z.object({
  key: z.string(),
  titles: inFourLanguages(z.array(z.string()).min(1)),
  leads: inFourLanguages(z.array(z.string()).min(1)),
  body: inFourLanguages(z.string()),
})
const bodiesShape = z.record(z.string(), z.array(inFourLanguages(z.string())))
export type PropertyKind = z.output<typeof kindShape>

const texts = z
  .array(textShape)
  .parse([...houses, ...villas, ...apartments, ...others, ...abroad, ...units, ...oneBedroom])
const extraBodies = bodiesShape.parse(moreBodies)
const propertyKinds: PropertyKind[] = z.array(kindShape).parse(kinds)

export const kindOf = (key: string) => found(propertyKinds, key)
export const textOf = (key: string) => found(texts, key)
/** The ways a kind of property is told: one for a rare kind, several for a frequent one. */
const bodies = new Map(texts.map(({ key, body }) => [key, [body, ...(extraBodies[key] ?? [])]]))
export const bodiesOf = (key: string): FourTexts[] => bodies.get(key) ?? []
const leads = new Map(
  texts.map(({ key, leads: { nl, fr, en, de } }) => [
    key,
    nl.map((text, at) => ({ nl: text, fr: fr[at] ?? '', en: en[at] ?? '', de: de[at] ?? '' })),
  ]),
)
export const leadsOf = (key: string): FourTexts[] => leads.get(key) ?? []

function found<Item extends { key: string }>(items: Item[], key: string): Item {
  const item = items.find((candidate) => candidate.key === key)
  if (!item) throw new Error(`The demo agency has no kind of home ${key}`)
  return item
}
