import * as z from 'zod'
import { propertyStatuses } from '../properties/property-status'

/** A row of a project's price list. */
export const unitEdit = z.object({
  id: z.number().int().positive(),
  version: z.number().int(),
  priceCents: z.number().int().min(0).max(99_999_999_999).nullable(),
  livingArea: z.number().int().min(0).max(99_999).nullable(),
  terrace: z.number().min(0).max(99_999).nullable(),
  status: z.enum(propertyStatuses),
})
export type UnitEdit = z.output<typeof unitEdit>
