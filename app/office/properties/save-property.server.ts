import { data, redirect } from 'react-router'
import type { Missing } from '../../costs/legal-mentions'
import { listChanges } from '../../journal/queries.server'
import { propertyEdit, toEdit } from '../../properties/office/property-edit'
import { contentOf } from '../../properties/stored/decide-property.server'
import type { PropertyRow } from '../../properties/stored/write-queries.server'
import type { Changed } from '../../stock/change-home.server'
import { propertyStates } from '../../stock/home-states'
import { changeState, followFeed, saveStockProperty } from '../../stock/save-home.server'
import type { Conflict } from '../form/edit-form'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { propertyFields } from './property-fields'

type Answer = {
  values?: Record<string, unknown>
  version?: number
  problems?: Problems
  conflict?: Conflict
  withheld?: Missing[]
  refused?: 'not-possible' | 'stale'
}

/** The form of a property, and the buttons beside it. */
export async function saveProperty(office: Office, id: number, form: FormData) {
  const task = form.get('task')
  const known = { id, by: office.staff, version: Number(form.get('version')) }
  const giveBack = form.getAll('giveBack').map(String)
  const state = propertyStates.find((each) => each === task)
  if (state) return answer(id, state, await changeState(office, { ...known, state }))
  if (task === 'follow-feed') {
    return answer(id, 'saved', await followFeed(office, { ...known, fields: giveBack }))
  }
  const edit = readEdit(form, propertyEdit, propertyFields)
  const { values, version } = edit
  if (edit.outcome === 'arranged') return data<Answer>({ values, version })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ values, version, problems: edit.problems }, { status: 422 })
  }
  const saved = await saveStockProperty(office, { ...known, edit: edit.value, giveBack })
  if (saved.outcome !== 'stale') return answer(id, 'saved', saved, values)
  return data<Answer>(
    { values, version, conflict: await conflictOf(office, saved.row) },
    { status: 409 },
  )
}

function answer(id: number, done: string, changed: Changed, values?: Answer['values']) {
  switch (changed.outcome) {
    case 'saved':
      throw redirect(`${officePath('property', { id })}?done=${done}`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale':
      return data<Answer>({ refused: 'stale' }, { status: 409 })
    case 'refused':
      return data<Answer>({ refused: 'not-possible' }, { status: 409 })
    case 'withheld':
      return data<Answer>({ values, withheld: changed.missing }, { status: 422 })
  }
}

async function conflictOf({ db }: Office, row: PropertyRow): Promise<Conflict> {
  const [last] = await listChanges(db, { kind: 'property', id: `${row.id}` }, 1)
  return { values: toEdit(contentOf(row)), version: row.version, by: last?.accountName }
}
