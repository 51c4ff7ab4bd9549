import * as z from 'zod'
import { linkAddress } from '../language/page-link'

export const link = z
  .string()
  .max(500)
  .refine((value) => linkAddress(value, 'nl') !== undefined, 'not a page or a safe address')
