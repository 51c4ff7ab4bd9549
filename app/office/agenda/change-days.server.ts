import { data } from 'react-router'
import { momentsOf } from '../../appointments/agents/agenda-days'
import { listAgenda } from '../../appointments/agents/agenda-queries.server'
import { viewingDaysForm } from '../../appointments/agents/agent.form'
import { listAllViewingDays } from '../../appointments/agents/agent-queries.server'
import { outsideHours } from '../../appointments/agents/outside-hours'
import {
  addViewingDays,
  removeViewingDay,
} from '../../appointments/agents/save-viewing-rules.server'
import { describeSchema } from '../form/describe-schema'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'

const fields = describeSchema(viewingDaysForm)
const farAway = '2099-12-31'

export type DaysEdit = { values: Record<string, unknown>; problems: Problems }

/** The days to come that differ, of one agent or (null) of the whole office, and who comes for nothing. */
export async function listDaysOf(db: Office['db'], agentId: number | null, today: string) {
  const days = await listAllViewingDays(db, today, farAway)
  const own = days.filter((each) => each.agentId === agentId)
  const [first, last] = [own.at(0), own.at(-1)]
  const viewings =
    first && last ? await listAgenda(db, { ...momentsOf([first.day, last.day]), agentId }) : []
  return { days: own, unmet: outsideHours(viewings, days, agentId) }
}

type Answer =
  | { outcome: 'done'; done: 'days-added' | 'day-removed' }
  | { outcome: 'refused'; status: 409 | 422; edit: DaysEdit }

/** The two buttons of the list of days: add some, remove one. */
export async function changeDays(
  office: Office,
  agentId: number | null,
  form: FormData,
): Promise<Answer> {
  if (form.get('task') === 'remove-day') {
    await removeViewingDay(office, String(form.get('id')))
    return { outcome: 'done', done: 'day-removed' }
  }
  if (form.get('task') !== 'add-days') throw data(null, { status: 400 })
  const edit = readEdit({ form, language: office.language }, viewingDaysForm, fields)
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  if (edit.outcome === 'invalid') {
    return {
      outcome: 'refused',
      status: 422,
      edit: { values: edit.values, problems: edit.problems },
    }
  }
  const added = await addViewingDays(office, agentId, edit.value)
  if (added.outcome === 'unknown-agent') throw data(null, { status: 404 })
  if (added.outcome === 'added') return { outcome: 'done', done: 'days-added' }
  const problems = { day: { key: 'day-known' as const } }
  return { outcome: 'refused', status: 409, edit: { values: edit.values, problems } }
}
