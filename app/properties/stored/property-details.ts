import * as z from 'zod'
import { translatable } from '../../language/translatable'

const cents = z.number().int().min(0).nullable().default(null).meta({ widget: 'money' })
const squareMetres = z.number().min(0).nullable().default(null)
const metres = z.number().min(0).nullable().default(null)
const count = z.number().int().min(0).nullable().default(null)
const number = z.number().nullable().default(null)
const day = z.iso.date().nullable().default(null)
const word = z.string().default('')
const words = translatable.default({})

/** Answers the law knows by a code; empty when the agency has not filled them in. */
const code = <const Codes extends [string, ...string[]]>(codes: Codes) =>
  z.enum(codes).nullable().default(null)

/**
 * What the detail page tells beyond the columns that search needs, in the specification's groups.
 * Areas in m², widths in m, money in cents, days as YYYY-MM-DD.
 */
export const propertyDetails = z.object({
  costs: z
    .object({
      ownerCharges: cents,
      renterCharges: cents,
      /** Each month, for the building in which a business that can be taken over is run. */
      premisesRent: cents,
      deposit: cents,
      agencyCost: cents,
      inventoryCost: cents,
      notaryFees: cents,
      notaryFeesWithVat: cents,
      vatRegime: words,
      realEstateTax: cents,
      cadastralIncome: cents,
    })
    .prefault({}),
  surfaces: z
    .object({
      total: squareMetres,
      terrace: squareMetres,
      garden: squareMetres,
      constructed: squareMetres,
      frontWidth: metres,
      plotWidth: metres,
    })
    .prefault({}),
  building: z
    .object({
      renovationYear: count,
      showerRooms: count,
      toilets: count,
      garages: count,
      parkings: count,
      /** Of the building. */
      floors: count,
      /** On which it lies; 0 is the ground floor. */
      floor: count,
      facades: count,
      availableFrom: day,
    })
    .prefault({}),
  energy: z
    .object({
      /** The unique code of the certificate ("UC"). */
      certificate: word,
      certificateExpiry: day,
      co2: number,
      total: number,
      eLevel: number,
      heating: words,
      kitchen: words,
    })
    .prefault({}),
  comfort: z
    .object({
      glazing: words,
      frames: words,
      roofMaterial: words,
      roofCondition: words,
      terraceOrientation: words,
      gardenOrientation: words,
      rearOrientation: words,
    })
    .prefault({}),
  environment: z
    .object({
      floodZones: words,
      /** Of the building. */
      gScore: code(['A', 'B', 'C', 'D']),
      /** Of the plot. */
      pScore: code(['A', 'B', 'C', 'D']),
      floodReport: day,
      asbestos: words,
      asbestosDay: day,
      gas: words,
      electricity: words,
      soil: code(['missing', 'pending', 'present']),
    })
    .prefault({}),
  planning: z
    .object({
      /** Wg, Wug, Ag, Igb, Gdr, Ng … */
      zoning: word,
      permit: word,
      allotment: word,
      summons: word,
      preemption: word,
      judicial: code(['no', 'yes', 'on-request']),
      rights: words,
    })
    .prefault({}),
  annuity: z
    .object({
      bouquet: cents,
      monthly: cents,
      isIndexed: z.boolean().nullable().default(null),
      isOccupied: z.boolean().nullable().default(null),
      lives: word,
      maxYears: count,
    })
    .nullable()
    .default(null),
})

export type PropertyDetails = z.output<typeof propertyDetails>
