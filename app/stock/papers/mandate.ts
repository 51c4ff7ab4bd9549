import * as z from 'zod'
import { isoDay } from '../../language/iso-day'

const line = z.string().trim().max(200)
const day = isoDay().nullable()

/** What the owner gave us to do. For the office only. */
export const mandateForm = z
  .object({
    startsOn: day,
    endsOn: day,
    isExclusive: z.boolean(),
    commission: line,
    keys: line,
    agentId: z.number().int().min(1).nullable().meta({ widget: 'agent' }),
  })
  .superRefine(({ startsOn, endsOn }, { addIssue }) => {
    const isBackwards = startsOn !== null && endsOn !== null && endsOn < startsOn
    if (isBackwards) addIssue({ code: 'custom', path: ['endsOn'], params: { key: 'order' } })
  })
export type Mandate = z.output<typeof mandateForm>

export const noMandate: Mandate = {
  startsOn: null,
  endsOn: null,
  isExclusive: false,
  commission: '',
  keys: '',
  agentId: null,
}
