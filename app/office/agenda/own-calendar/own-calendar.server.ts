import { data } from 'react-router'
import { isOwnDiary } from '../../../appointments/agents/own-diary'
import { ownCalendarForm } from '../../../appointments/own-calendars/own-calendar.form'
import { findOwnCalendar } from '../../../appointments/own-calendars/own-calendar-queries.server'
import {
  forgetOwnCalendar,
  giveOwnCalendar,
} from '../../../appointments/own-calendars/save-own-calendar.server'
import { describeSchema } from '../../form/describe-schema'
import type { Problems } from '../../form/problems'
import { readEdit } from '../../form/read-edit'
import type { Office } from '../../office.server'

const fields = describeSchema(ownCalendarForm)
type Agent = { id: number; email: string }

export type OwnCalendarEdit = { values: Record<string, unknown>; problems: Problems }
export type ShownCalendar = NonNullable<Awaited<ReturnType<typeof loadOwnCalendar>>>

/** Never with its address: whoever reads that reads somebody's life. Null for colleagues. */
export async function loadOwnCalendar({ db, staff }: Office, agent: Agent) {
  if (!isOwnDiary(staff, agent)) return null
  const calendar = await findOwnCalendar(db, agent.id)
  if (!calendar) return { isGiven: false as const }
  const { host, answeredAt, problem, problemSince } = calendar
  return { isGiven: true as const, host, answeredAt, problem, problemSince }
}

type Answer =
  | { outcome: 'done'; done: 'calendar-given' | 'calendar-forgotten' }
  | { outcome: 'refused'; edit: OwnCalendarEdit }

/** The two buttons below the own calendar. */
export async function changeOwnCalendar(
  office: Office,
  agent: Agent,
  form: FormData,
): Promise<Answer> {
  if (!isOwnDiary(office.staff, agent)) throw data(null, { status: 403 })
  if (form.get('task') === 'forget-calendar') {
    await forgetOwnCalendar(office, agent.id)
    return { outcome: 'done', done: 'calendar-forgotten' }
  }
  const edit = readEdit({ form, language: office.language }, ownCalendarForm, fields)
  if (edit.outcome !== 'valid') {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    return { outcome: 'refused', edit: { values: edit.values, problems } }
  }
  await giveOwnCalendar(office, agent.id, edit.value.address)
  return { outcome: 'done', done: 'calendar-given' }
}
