import * as z from 'zod'
import { dayCount } from '../../language/calendar-day'
import { isoDay } from '../../language/iso-day'
import { languages } from '../../language/languages'

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ widget: 'time' })

/** A stretch of a day; written the wrong way round it is none. */
export const inOrder = ({ from, to }: { from: string; to: string }) => from < to
export const wrongWayRound = { params: { key: 'wrong-order' }, path: ['to'] }

/** Who shows properties, which ones, and when. The limits are those of the table. */
export const agentForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  phone: z.string().trim().min(1).max(40),
  language: z.enum(languages),
  isActive: z.boolean(),
  goal: z.enum(['sale', 'rent']).nullable(),
  viewingMinutes: z.number().int().min(10).max(240),
  travelMinutes: z.number().int().min(0).max(240),
  noticeHours: z.number().int().min(0).max(336),
  horizonDays: z.number().int().min(1).max(120),
  zipStarts: z.array(z.string().regex(/^\d{1,4}$/)).max(60),
  hours: z
    .array(
      z
        .object({
          weekday: z.number().int().min(1).max(7).meta({ widget: 'weekday' }),
          from: time,
          to: time,
        })
        .refine(inOrder, wrongWayRound),
    )
    .max(28),
})
export type AgentValues = z.infer<typeof agentForm>

/** How one property is visited, where that differs from what its agent usually does. */
export const viewingRulesForm = z.object({
  agentId: z.number().int().nullable().meta({ widget: 'agent' }),
  mode: z.enum(['at-once', 'on-request', 'off']),
  seats: z.number().int().min(1).max(50),
  windows: z
    .array(z.object({ day: isoDay(), from: time, to: time }).refine(inOrder, wrongWayRound))
    .max(60),
})
export type ViewingRules = z.infer<typeof viewingRulesForm>

const longestLeave = 62

/** A day that differs, or a row of them. Without hours nobody is received. */
export const viewingDaysForm = z
  .object({
    day: isoDay(),
    until: isoDay().nullable(),
    from: time.nullable(),
    to: time.nullable(),
    reason: z.string().trim().max(120),
  })
  .refine(({ from, to }) => (from === null) === (to === null), {
    params: { key: 'required' },
    path: ['to'],
  })
  .refine(({ from, to }) => from === null || to === null || from < to, wrongWayRound)
  .refine(({ day, until }) => until === null || until >= day, {
    params: { key: 'wrong-order' },
    path: ['until'],
  })
  // A day that never comes is refused above, and is no number here.
  .refine((leave) => !(lengthOf(leave) > longestLeave), {
    params: { key: 'too-many-days', max: longestLeave },
    path: ['until'],
  })
export type ViewingDays = z.infer<typeof viewingDaysForm>

function lengthOf({ day, until }: { day: string; until: string | null }): number {
  return dayCount(day, until ?? day) + 1
}
