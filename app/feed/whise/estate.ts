import * as z from 'zod'
import type { LeftOut } from '../crm/crm'
import { oddFields } from '../crm-mapping/odd-fields'
import { soundItems } from '../crm-mapping/sound-items'

/** A value that Whise leaves out, or sends in another shape than it should, is as good as not told. */
const told = z.union([z.string(), z.number(), z.boolean()]).optional().catch(undefined)
const scalar = z.union([z.string().trim().min(1), z.number()]).transform(String)
/** With its name beside it, or bare. */
const coded = z
  .union([z.object({ id: scalar }), scalar.transform((id) => ({ id }))])
  .optional()
  .catch(undefined)
const text = z.object({ languageId: z.string().catch(''), content: z.string().max(50_000) })
/** A list; or a text for each language, or one text, as other lists of Whise have them. */
const texts = z.preprocess((told) => (Array.isArray(told) ? told : listed(told)), soundItems(text))
const address = z.string().max(2_000).optional().catch(undefined)

const number = z.coerce.number().int().min(1).max(2_147_483_647)
const picture = z.object({
  id: number.optional().catch(undefined),
  order: z.coerce.number().optional().catch(undefined),
  urlOriginal: address,
  urlXXL: address,
  urlLarge: address,
  updateDateTime: z.string().optional().catch(undefined),
})
const detail = z.object({
  id: number,
  value: told,
  enum: coded,
})

/**
 * What is read of an estate. Everything else is dropped the moment it arrives: beside these fields
 * Whise may send owners, contracts, commissions and internal notes.
 */
const estate = z.object({
  id: z.union([z.number().int(), z.string().regex(/^[\x21-\x7e]{1,100}$/)]).transform(String),
  referenceNumber: told,
  name: z.string().max(400).optional().catch(undefined),
  address: told,
  number: told,
  box: told,
  zip: told,
  city: z.string().max(400).optional().catch(undefined),
  country: coded,
  category: coded,
  subCategory: coded,
  purpose: coded,
  purposeStatus: coded,
  displayStatusId: told,
  displayAddress: told,
  displayPrice: told,
  price: told,
  parentId: told,
  canHaveChildren: told,
  putOnlineDateTime: told,
  updateDateTime: z.string().optional().catch(undefined),
  availabilityDateTime: told,
  rooms: told,
  bathRooms: told,
  area: told,
  maxArea: told,
  groundArea: told,
  gardenArea: told,
  fronts: told,
  floor: told,
  garden: told,
  terrace: told,
  garage: told,
  energyClass: told,
  energyValue: told,
  linkVideo: address,
  linkVirtualVisit: address,
  link3DModel: address,
  shortDescription: texts,
  longDescription: texts,
  pictures: soundItems(picture),
  details: soundItems(detail),
})

export type Estate = z.output<typeof estate> & { odd: LeftOut[] }

/** Undefined when it has no id: then nobody knows what it is about. */
export function readEstate(told: unknown): Estate | undefined {
  const { data } = estate.safeParse(told)
  return data && { ...data, odd: oddFields(told, data) }
}

function listed(told: unknown): unknown {
  if (typeof told === 'string') return [{ languageId: '', content: told }]
  if (typeof told !== 'object' || told === null) return told
  return Object.entries(told).map(([languageId, content]) => ({ languageId, content }))
}
