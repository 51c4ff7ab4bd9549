import * as z from 'zod'
import { languages } from '../language/languages'
import { staffRoles } from './account'

/** What a manager decides about a colleague. */
export const staffMember = z.strictObject({
  name: z.string().min(1).max(120),
  role: z.enum(staffRoles),
  language: z.enum(languages),
  isActive: z.boolean().default(true),
})
export type StaffMember = z.output<typeof staffMember>

export const newColleague = staffMember.omit({ isActive: true }).extend({
  email: z.email().toLowerCase().max(254),
})
export type NewColleague = z.output<typeof newColleague>
