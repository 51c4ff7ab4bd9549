import * as z from 'zod'

/** A value that Whise leaves out, or sends in another shape than it should, is as good as not told. */
const told = z.union([z.string(), z.number(), z.boolean()]).optional().catch(undefined)
const coded = z
  .object({ id: z.union([z.string(), z.number()]).transform(String) })
  .optional()
  .catch(undefined)
const texts = sound(z.object({ languageId: z.string(), content: z.string().max(50_000) }))
const address = z.string().max(2_000).optional().catch(undefined)

const picture = z.object({
  id: z.number().int().min(1).max(2_147_483_647),
  order: z.number().optional().catch(undefined),
  urlOriginal: address,
  urlXXL: address,
  urlLarge: address,
  updateDateTime: z.string().optional().catch(undefined),
})
const detail = z.object({
  id: z.number().int(),
  value: told,
  enum: coded,
})

/**
 * What is read of an estate. Everything else is dropped the moment it arrives: beside these fields
 * Whise may send owners, contracts, commissions and internal notes.
 */
const estate = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
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
  pictures: sound(picture),
  details: sound(detail),
})

export type Estate = z.output<typeof estate>

/** Undefined when it has no id: then nobody knows what it is about. */
export function readEstate(told: unknown): Estate | undefined {
  return estate.safeParse(told).data
}

/** Of a list, the items that make sense. */
function sound<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) =>
      list.flatMap((each): z.output<Item>[] => {
        const { data, success } = item.safeParse(each)
        return success ? [data] : []
      }),
    )
}
