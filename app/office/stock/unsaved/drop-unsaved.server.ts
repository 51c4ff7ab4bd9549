import type { Holder } from '../../../stock/shelves'
import { deleteUnsaved } from '../../../stock/unsaved/queries.server'
import type { Office } from '../../office.server'

export const whose = ({ staff }: Pick<Office, 'staff'>, of: Holder) => ({ of, accountId: staff.id })

export function dropUnsaved(office: Office, of: Holder) {
  return deleteUnsaved(office.db, whose(office, of))
}
