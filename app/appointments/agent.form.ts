import * as z from 'zod'
import { languages } from '../language/languages'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A stretch of a day; written the wrong way round it is none. */
const inOrder = ({ from, to }: { from: string; to: string }) => from < to
const wrongWayRound = { error: 'hours-order', path: ['to'] }

export const windowForm = z.object({ from: time, to: time }).refine(inOrder, wrongWayRound)

/** Who shows homes, which ones, and when. The limits are those of the table. */
export const agentForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  phone: z.string().trim().min(1).max(40),
  language: z.enum(languages),
  isActive: z.boolean(),
  zipStarts: z.array(z.string().regex(/^\d{1,4}$/)).max(60),
  goal: z.enum(['sale', 'rent']).nullable(),
  visitMinutes: z.number().int().min(10).max(240),
  travelMinutes: z.number().int().min(0).max(240),
  noticeHours: z.number().int().min(0).max(336),
  horizonDays: z.number().int().min(1).max(120),
  hours: z
    .array(
      z
        .object({ weekday: z.number().int().min(1).max(7), from: time, to: time })
        .refine(inOrder, wrongWayRound),
    )
    .max(28),
})
export type AgentValues = z.infer<typeof agentForm>

/** How one home is visited, where that differs from what its agent usually does. */
export const visitRulesForm = z.object({
  agentId: z.number().int().nullable(),
  mode: z.enum(['at-once', 'on-request', 'off']),
  seats: z.number().int().min(1).max(50),
  windows: z
    .array(z.object({ day: z.iso.date(), from: time, to: time }).refine(inOrder, wrongWayRound))
    .max(60),
})
export type VisitRules = z.infer<typeof visitRulesForm>

/** A day that differs: without windows it is closed. */
export const visitDayForm = z.object({
  agentId: z.number().int().nullable(),
  day: z.iso.date(),
  windows: z.array(windowForm).max(4),
  reason: z.string().trim().max(120),
})
export type VisitDay = z.infer<typeof visitDayForm>
