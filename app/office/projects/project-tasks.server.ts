import { data, redirect } from 'react-router'
import { listChanges } from '../../journal/queries.server'
import { projectEdit, toProjectEdit } from '../../projects/project-edit'
import type { ProjectRow } from '../../projects/queries.server'
import type { ChangedProject } from '../../stock/change-project.server'
import { changeProjectState, projectStates, saveProject } from '../../stock/save-project.server'
import type { Conflict } from '../form/edit-form'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { projectFields } from './project-fields'

type Answer = {
  values?: Record<string, unknown>
  version?: number
  problems?: Problems
  conflict?: Conflict
  refused?: 'not-possible' | 'stale'
}

/** The form of a project, and the buttons beside it. */
export async function doProjectTask(office: Office, id: number, form: FormData) {
  const state = projectStates.find((each) => each === form.get('task'))
  const known = { id, by: office.staff, version: Number(form.get('version')) }
  if (state) return answer(id, state, await changeProjectState(office, { ...known, state }))
  const edit = readEdit(form, projectEdit, projectFields)
  const { values, version } = edit
  if (edit.outcome === 'arranged') return data<Answer>({ values, version })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ values, version, problems: edit.problems }, { status: 422 })
  }
  const giveBack = form.getAll('giveBack').map(String)
  const saved = await saveProject(office, { ...known, edit: edit.value, giveBack })
  if (saved.outcome !== 'stale') return answer(id, 'saved', saved)
  const conflict = await conflictOf(office, saved.row)
  return data<Answer>({ values, version, conflict }, { status: 409 })
}

function answer(id: number, done: string, { outcome }: ChangedProject) {
  switch (outcome) {
    case 'saved':
      throw redirect(`${officePath('project', { id })}?done=${done}`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale':
      return data<Answer>({ refused: 'stale' }, { status: 409 })
    case 'refused':
      return data<Answer>({ refused: 'not-possible' }, { status: 409 })
  }
}

async function conflictOf({ db }: Office, row: ProjectRow): Promise<Conflict> {
  const [last] = await listChanges(db, { kind: 'project', id: `${row.id}` }, 1)
  return { values: toProjectEdit(row), version: row.version, by: last?.accountName }
}
