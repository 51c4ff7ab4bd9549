import * as z from 'zod'

const line = z.string().trim().max(200)

export const withdrawReasons = ['owner-stops', 'sold-elsewhere', 'mandate-ended', 'other'] as const

/** What is asked before a property leaves the offer. */
export const closingQuestions = {
  sold: z.object({ finalPriceCents: price(), buyer: line }),
  rented: z.object({ finalPriceCents: price(), buyer: line }),
  withdraw: z.object({ reason: z.enum(withdrawReasons), explanation: line }),
}
export type ClosingState = keyof typeof closingQuestions
export type Closing = Partial<
  z.output<typeof closingQuestions.sold> & z.output<typeof closingQuestions.withdraw>
>

export function isClosing(state: string): state is ClosingState {
  return Object.hasOwn(closingQuestions, state)
}

function price() {
  return z.number().int().min(1).max(99_999_999_999).meta({ widget: 'money' })
}
