import { data, redirect } from 'react-router'
import type { Missing } from '../../costs/legal-mentions'
import { listChanges } from '../../journal/queries.server'
import type { Changed } from '../../stock/change-stock.server'
import { projectStates } from '../../stock/project-states'
import { propertyStates } from '../../stock/property-states'
import { changeState, followFeed, saveStock } from '../../stock/save-stock.server'
import type { Holder } from '../../stock/shelves'
import type { StockKind } from '../../stock/stock-kind'
import type { Conflict } from '../form/conflict'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { openStock } from './open-stock.server'
import { stockForms } from './stock-forms'

type Answer = {
  values?: Record<string, unknown>
  version?: number
  base?: Record<string, unknown>
  problems?: Problems
  conflict?: Conflict | undefined
  withheld?: Missing[]
  refused?: 'not-possible' | 'stale'
}

const statesOf = { property: propertyStates, project: projectStates }

/** The form of a property or project, and the buttons beside it. */
export async function doTask(office: Office, { kind, id }: Holder, form: FormData) {
  const of = { kind, id }
  const task = form.get('task')
  const known = { of, by: office.staff, version: Number(form.get('version')) }
  const giveBack = form.getAll('giveBack').map(String)
  const state = statesOf[kind].find((each) => each === task)
  if (state) return answer(of, state, await changeState(office, { ...known, state }))
  if (task === 'follow-feed') {
    return answer(of, 'saved', await followFeed(office, { ...known, fields: giveBack }))
  }
  const typed = { form, language: office.language }
  const edit = readEdit(typed, stockForms[kind].edit, stockForms[kind].fields)
  const { values, version, base, conflict } = edit
  const sent = { values, version, base, conflict }
  if (edit.outcome === 'arranged') return data<Answer>(sent)
  if (edit.outcome === 'invalid') {
    return data<Answer>({ ...sent, problems: edit.problems }, { status: 422 })
  }
  const saved = await saveStock(office, { ...known, edit: edit.value, giveBack })
  if (saved.outcome !== 'stale') return answer(of, 'saved', saved, sent)
  return data<Answer>({ ...sent, conflict: await conflictOf(office, of) }, { status: 409 })
}

function answer({ kind, id }: Holder, done: string, changed: Changed<StockKind>, sent?: Answer) {
  switch (changed.outcome) {
    case 'saved':
      throw redirect(`${officePath(kind, { id })}?done=${done}`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale':
      return data<Answer>({ refused: 'stale' }, { status: 409 })
    case 'refused':
      return data<Answer>({ refused: 'not-possible' }, { status: 409 })
    case 'withheld':
      return data<Answer>({ ...sent, withheld: changed.missing }, { status: 422 })
  }
}

async function conflictOf(office: Office, { kind, id }: Holder): Promise<Conflict> {
  const { row, values } = await openStock(office, kind, `${id}`)
  const [last] = await listChanges(office.db, { kind, id: `${id}` }, 1)
  return { values: values(), version: row.version, by: last?.accountName }
}
