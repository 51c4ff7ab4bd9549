import * as z from 'zod'
import { isoDay } from '../../language/iso-day'
import { type Certainty, certainties } from './rule-book'

const value = z.number().min(0).max(100_000_000)
const values = { low: value, high: value }
const origin = {
  source: z.string().max(300).default(''),
  note: z.string().max(500).default(''),
  certainty: z.enum(certainties),
}

/** Only what we estimate ourselves has no source. */
const isSourced = ({ source, certainty }: { source: string; certainty: Certainty }) =>
  source !== '' || certainty === 'own'
const sourced = { path: ['source'], params: { key: 'required' } }

const inOrder = ({ low, high }: { low: number; high: number }) => low <= high
const order = { path: ['high'], params: { key: 'order' } }

/** A rule as the office corrects it; in the unit people write. */
export const ruleEdit = z
  .strictObject({
    ...values,
    validFrom: isoDay(),
    validTo: isoDay().nullable().default(null),
    ...origin,
    checkedOn: isoDay(),
  })
  .refine(inOrder, order)
  .refine(isSourced, sourced)
  .refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
    path: ['validTo'],
    params: { key: 'order' },
  })
export type RuleEdit = z.output<typeof ruleEdit>

/** What holds from a day on, instead of what holds now. */
export const ruleSuccessor = z
  .strictObject({ ...values, validFrom: isoDay(), ...origin })
  .refine(inOrder, order)
  .refine(isSourced, sourced)
export type RuleSuccessor = z.output<typeof ruleSuccessor>
