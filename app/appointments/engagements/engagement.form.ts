import * as z from 'zod'
import { isoDay } from '../../language/iso-day'
import { inOrder, time, wrongWayRound } from '../agents/agent.form'
import { staffBookingForm } from '../agents/staff-booking.form'

/** What an agent does besides viewings. */
export const engagementKinds = ['valuation', 'signing', 'private'] as const
export type EngagementKind = (typeof engagementKinds)[number]

const planned = {
  agentId: z.number().int().meta({ widget: 'colleague' }),
  day: isoDay(),
  from: time,
  to: time,
}

/** Whose, and when. */
export const plannedTimeForm = z.object(planned).refine(inOrder, wrongWayRound)
export type PlannedTime = z.infer<typeof plannedTimeForm>

export const engagementForm = z
  .object({
    ...planned,
    subject: z.string().trim().min(1).max(120),
    place: z.string().trim().max(200),
    notes: z.string().trim().max(2000).meta({ widget: 'long-text' }),
  })
  .refine(inOrder, wrongWayRound)
export type EngagementValues = z.infer<typeof engagementForm>

/** Who called, and the hour that was agreed with them. */
export const phonedViewingForm = z
  .object({ ...planned, ...staffBookingForm.shape })
  .refine(inOrder, wrongWayRound)
