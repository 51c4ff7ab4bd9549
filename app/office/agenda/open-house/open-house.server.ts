import { data } from 'react-router'
import { openHouseForm } from '../../../appointments/open-houses/open-house.form'
import {
  addOpenHouse,
  removeOpenHouse,
} from '../../../appointments/open-houses/save-open-house.server'
import { describeSchema } from '../../form/describe-schema'
import type { Problems } from '../../form/problems'
import { readEdit } from '../../form/read-edit'
import type { Office } from '../../office.server'

const fields = describeSchema(openHouseForm)

type Refused = Exclude<Awaited<ReturnType<typeof addOpenHouse>>['outcome'], 'added' | 'unknown'>
export type OpenHouseEdit = {
  values: Record<string, unknown>
  problems: Problems
  problem: Refused | 'awaited' | null
}
type Answer =
  | { outcome: 'done'; done: 'open-house-added' | 'open-house-removed' }
  | { outcome: 'refused'; status: 409 | 422; edit: OpenHouseEdit }

export function isOpenHouseTask(task: unknown): boolean {
  return task === 'add-open-house' || task === 'remove-open-house'
}

/** The two buttons of the list of open houses: add one, remove one. */
export async function changeOpenHouses(
  office: Office,
  propertyId: number,
  form: FormData,
): Promise<Answer> {
  if (form.get('task') === 'remove-open-house') {
    const { outcome } = await removeOpenHouse(office, propertyId, String(form.get('id')))
    if (outcome !== 'awaited') return { outcome: 'done', done: 'open-house-removed' }
    const edit = { values: {}, problems: {}, problem: outcome }
    return { outcome: 'refused', status: 409, edit }
  }
  const read = readEdit({ form, language: office.language }, openHouseForm, fields)
  if (read.outcome !== 'valid') {
    const problems = read.outcome === 'invalid' ? read.problems : {}
    const edit = { values: read.values, problems, problem: null }
    return { outcome: 'refused', status: 422, edit }
  }
  const { outcome } = await addOpenHouse(office, propertyId, read.value)
  if (outcome === 'added') return { outcome: 'done', done: 'open-house-added' }
  if (outcome === 'unknown') throw data(null, { status: 404 })
  const edit = { values: read.values, problems: {}, problem: outcome }
  return { outcome: 'refused', status: 409, edit }
}
