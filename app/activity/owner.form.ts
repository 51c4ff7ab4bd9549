import * as z from 'zod'
import { isoDay } from '../language/iso-day'
import { languages } from '../language/languages'
import { taskWants } from './tasks/task'

/** Who is invited, and to which properties: their references, with a comma or a space between. */
export const invitationForm = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().toLowerCase().max(254),
  language: z.enum(languages),
  properties: z.string().max(500),
})
export type NewOwner = Omit<z.infer<typeof invitationForm>, 'properties'>

/** Who they are, and where and how we write to them. */
export const ownerEdit = invitationForm.omit({ properties: true })
export type OwnerEdit = z.infer<typeof ownerEdit>

const contactTypes = ['call', 'mail', 'note'] as const

/** What happened around a property, as somebody at the office writes it down. */
export const contactForm = z.object({
  type: z.enum(contactTypes),
  /** The day and the hour on the clock in Belgium. */
  at: z
    .string()
    .regex(/^20\d\d-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ widget: 'moment' }),
  contact: z.string().trim().max(80),
  subject: z.string().trim().min(1).max(200),
  comment: z.string().trim().max(2000).meta({ widget: 'long-text' }),
  isShown: z.boolean(),
})
export type NewContact = z.infer<typeof contactForm>

export const taskForm = z.object({
  title: z.string().trim().min(1).max(200),
  explanation: z.string().trim().max(1000).meta({ widget: 'long-text' }),
  wants: z.enum(taskWants).default('answer'),
  dueOn: isoDay().nullable(),
})
export type NewTask = z.input<typeof taskForm>

const figure = z.number().int().min(0).max(1_000_000_000)

export const mediumForm = z.object({
  medium: z.string().trim().min(1).max(80),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  since: isoDay(),
  views: figure,
  leads: figure,
})
export type NewMedium = z.infer<typeof mediumForm>

/** New figures of a medium, or the last day the property was shown there. */
export const figuresForm = z.object({
  views: figure,
  leads: figure,
  endedOn: isoDay().nullable(),
})
