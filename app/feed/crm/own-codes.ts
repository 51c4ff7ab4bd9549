import * as z from 'zod'
import { propertyStatuses } from '../../properties/property-status'

/** What the agency says of codes that no table of ours knows: a type by its web id, or a status. */
export const ownCodes = z.object({
  types: z.record(z.string(), z.number().int().min(1).max(7)).default({}),
  statuses: z.record(z.string(), z.enum(propertyStatuses)).default({}),
})
export type OwnCodes = z.output<typeof ownCodes>
export type CodeTable = keyof OwnCodes

export const noOwnCodes: OwnCodes = { types: {}, statuses: {} }

/** A code as a report names it: the field of the CRM that holds it, and the code itself. */
export function codeIn(problem: string): string | undefined {
  return /^unknown-code (\S{1,40})$/.exec(problem)?.[1]
}
