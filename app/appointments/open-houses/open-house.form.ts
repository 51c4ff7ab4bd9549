import * as z from 'zod'
import { isoDay } from '../../language/iso-day'
import { longText } from '../../language/translatable'
import { inOrder, time, wrongWayRound } from '../agents/agent.form'

const longestNote = 500

/** When a property is open to many, how many in each quarter, and what they should know. */
export const openHouseForm = z
  .object({
    day: isoDay(),
    from: time,
    to: time,
    quarterSeats: z.number().int().min(1).max(50),
    note: longText.refine(
      (note) => Object.values(note).every((text) => (text?.length ?? 0) <= longestNote),
      { params: { key: 'too-long', max: longestNote } },
    ),
  })
  .refine(inOrder, wrongWayRound)
export type OpenHouseValues = z.infer<typeof openHouseForm>
