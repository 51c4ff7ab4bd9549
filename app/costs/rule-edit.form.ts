import * as z from 'zod'

const value = z.number().min(0).max(100_000_000)
const values = { low: value, high: value }
const origin = { source: z.string().min(1).max(300), certainty: z.enum(['firm', 'check']) }

const inOrder = ({ low, high }: { low: number; high: number }) => low <= high
const order = { path: ['high'], params: { key: 'order' } }

/** A rule as the office corrects it; in the unit people write. */
export const ruleEdit = z
  .strictObject({
    ...values,
    validFrom: z.iso.date(),
    validTo: z.iso.date().nullable().default(null),
    ...origin,
    checkedOn: z.iso.date(),
  })
  .refine(inOrder, order)
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    params: { key: 'order' },
  })
export type RuleEdit = z.output<typeof ruleEdit>

/** What holds from a day on, instead of what holds now. */
export const ruleSuccessor = z
  .strictObject({ ...values, validFrom: z.iso.date(), ...origin })
  .refine(inOrder, order)
export type RuleSuccessor = z.output<typeof ruleSuccessor>
