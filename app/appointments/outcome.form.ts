import * as z from 'zod'

const interests = ['offer', 'interested', 'undecided', 'not-interested'] as const
export type Interest = (typeof interests)[number]

/** How a viewing went, as the agent saw it. */
export const outcomeForm = z.object({
  interest: z.enum(interests),
  words: z.string().trim().max(2000).meta({ widget: 'long-text' }),
  isShown: z.boolean(),
})
export type ViewingOutcome = z.infer<typeof outcomeForm>

/** What a visitor told us by phone or at the door. */
export const toldFeedbackForm = z.object({
  rating: z.coerce.number().int().min(1).max(5),
  words: z.string().trim().max(2000),
})
