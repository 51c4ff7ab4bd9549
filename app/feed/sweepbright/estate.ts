import * as z from 'zod'
import type { LeftOut } from '../crm/crm'
import { oddFields } from '../crm-mapping/odd-fields'
import { soundItems } from '../crm-mapping/sound-items'

/** What SweepBright sends in another shape than it should is as good as not told. */
const value = z
  .union([z.string().max(2_000), z.number(), z.boolean()])
  .nullish()
  .catch(undefined)
const amount = group({ amount: value, hidden: value })
const size = group({ size: value, unit: value })
const year = group({ year: value })
/** A text in each language; an empty list when there is none, as PHP writes it. */
const words = z.string().max(50_000)
const spoken = z
  .union([z.record(z.string(), words.nullish().catch(null)), words.transform((nl) => ({ nl }))])
  .catch({})
const address = z.string().max(4_000).nullish().catch(undefined)

const file = z.object({
  id: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  filename: z.string().max(400).nullish().catch(undefined),
  description: z.string().max(400).nullish().catch(undefined),
  url: z.string().min(1).max(4_000),
  ordinal: z.coerce.number().nullish().catch(undefined),
  content_type: z.string().max(100).nullish().catch(undefined),
})

/**
 * What is read of an estate. Everything else is dropped the moment it arrives: beside these fields
 * SweepBright sends vendors, buyers, tenants, commissions, the mandate and internal notes.
 */
const shape = {
  id: z.union([z.string().regex(/^[\x21-\x7e]{1,100}$/), z.number().int()]).transform(String),
  is_project: value,
  project_id: z
    .union([z.string().max(100), z.number().int().transform(String)])
    .nullish()
    .catch(undefined),
  type: value,
  sub_type: value,
  negotiation: value,
  rent_period: value,
  status: value,
  publish_status: value,
  description: spoken,
  description_title: spoken,
  bedrooms: value,
  bathrooms: value,
  shower_rooms: value,
  toilets: value,
  floors: value,
  garden_orientation: value,
  terrace_orientation: value,
  video_url: address,
  virtual_tour_url: address,
  price: amount,
  price_base_rent: amount,
  custom_price: value,
  price_property_taxes: amount,
  price_recurring_costs: amount,
  price_guarantee: amount,
  price_inventory_report_cost: amount,
  price_yearly_budgeted_building_costs: amount,
  location: group({
    geo: group({ latitude: value, longitude: value }),
    street: value,
    number: value,
    addition: value,
    box: value,
    floor: value,
    postal_code: value,
    city: value,
    country: value,
    hidden: value,
  }),
  sizes: group({ plot_area: size, liveable_area: size, gross_area: size }),
  amenities: z.array(z.unknown()).catch([]),
  legal: group({
    energy: group({
      epc_value: value,
      epc_category: value,
      epc_reference: value,
      total_epc_value: value,
      co2_emissions: value,
      e_level: value,
      report_electricity_gas: value,
    }),
    regulations: group({
      building_permit: value,
      priority_purchase_right: value,
      subdivision_authorisation: value,
      urban_planning_breach: value,
      pending_legal_proceedings: value,
    }),
    legal_mentions: spoken,
    property_and_land: group({
      cadastral_income: value,
      flood_risk: value,
      flood_risk_building_score: value,
      flood_risk_plot_score: value,
      land_use_designation: value,
    }),
  }),
  features: group({
    energy: group({ fuel: value, heat_pump: value }),
    ecology: group({ double_glazing: value }),
  }),
  building: group({ construction: year, renovation: year }),
  occupancy: group({ available_from: value }),
  settings: group({ reference: value }),
  images: soundItems(file),
  plans: soundItems(file),
  documents: soundItems(file),
}

const single = z.object(shape)
const estate = single.extend({ properties: soundItems(single) })

type Odd = { odd: LeftOut[] }
export type SingleEstate = z.output<typeof single> & Odd
export type Estate = Omit<z.output<typeof estate>, 'properties'> &
  Odd & { properties: SingleEstate[] }
export type EstateFile = z.output<typeof file>

/** Undefined when it has no id: then nobody knows what it is about. */
export function readEstate(answer: unknown): Estate | undefined {
  const told = unwrapped(answer)
  const { data } = estate.safeParse(told)
  if (!data) return undefined
  const properties = data.properties.map((unit) => ({ ...unit, odd: [] }))
  return { ...data, properties, odd: oddFields(told, data) }
}

/** Some answers of that kind of server stand in "data". */
function unwrapped(answer: unknown): unknown {
  const isBare = typeof answer !== 'object' || answer === null || 'id' in answer
  return !isBare && 'data' in answer ? answer.data : answer
}

/** Fields that stand together; an empty list, or nothing, when none is told. */
function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const object = z.object(shape)
  return object.catch(() => object.parse({})).prefault({} as z.input<typeof object>)
}
