import * as z from 'zod'
import { propertyStatuses } from '../../properties/property-status'
import { codeTable } from '../crm-mapping/code-table'

/** What the agency says of codes that no table of ours knows: a type by its web id, or a status. */
export const ownCodes = z.object({
  types: z.record(z.string(), z.number().int().min(1).max(7)).default({}),
  statuses: z.record(z.string(), z.enum(propertyStatuses)).default({}),
})
export type OwnCodes = z.output<typeof ownCodes>
export type CodeTable = keyof OwnCodes

export const noOwnCodes: OwnCodes = bareCodes({ types: {}, statuses: {} })

/** Nothing but what the agency said, whatever the name of a code. */
export function bareCodes({ types, statuses }: OwnCodes): OwnCodes {
  return { types: codeTable(types), statuses: codeTable(statuses) }
}
