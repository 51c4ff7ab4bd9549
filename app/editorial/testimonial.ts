import * as z from 'zod'
import { id, sort, version, wanted } from './writing/content-field'

const approvals = ['waiting', 'approved', 'refused'] as const

/** What a client wrote about us. Visitors read it once a colleague has approved it. */
export const testimonial = z.strictObject({
  id,
  approval: z.enum(approvals).default('waiting'),
  sort,
  name: z.string().min(1).max(120),
  town: z.string().max(80).default(''),
  kind: z.enum(['sale', 'rent', 'buy']),
  rating: z.int().min(1).max(5),
  text: wanted.meta({ widget: 'long-text' }),
  receivedAt: z.date().optional(),
  version,
})
export type Testimonial = z.output<typeof testimonial>
