import { deleteUnsaved } from '../../../stock/unsaved/queries.server'
import type { Office } from '../../office.server'

export const whose = ({ staff }: Pick<Office, 'staff'>, propertyId: number) => ({
  propertyId,
  accountId: staff.id,
})

export function dropUnsaved(office: Office, propertyId: number) {
  return deleteUnsaved(office.db, whose(office, propertyId))
}
