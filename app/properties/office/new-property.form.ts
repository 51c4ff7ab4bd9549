import * as z from 'zod'
import { propertyEdit } from './property-edit'

const { goal, type } = propertyEdit.shape.identity.shape
const { zip, city } = propertyEdit.shape.address.shape

/** The least that a property needs to be one; the rest follows in its own form. */
export const newProperty = z.object({
  goal,
  type,
  zip,
  city,
  /** Empty: a number of its own. */
  reference: z.string().trim().max(200).default(''),
})
