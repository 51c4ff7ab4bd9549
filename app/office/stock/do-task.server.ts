import { data, redirect } from 'react-router'
import type { Missing } from '../../costs/legal-mentions'
import { listChanges } from '../../journal/queries.server'
import type { Changed } from '../../stock/change-stock.server'
import { copyProperty } from '../../stock/copy-property.server'
import { projectStates } from '../../stock/project-states'
import { propertyStates } from '../../stock/property-states'
import type { Lack } from '../../stock/publish-minimum'
import { saveStock } from '../../stock/save-stock.server'
import type { Holder } from '../../stock/shelves'
import type { StockKind } from '../../stock/stock-kind'
import { undoState } from '../../stock/undo-state.server'
import type { Conflict } from '../form/conflict'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import { sentVersion } from '../form/sent-version'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import type { TodoAnswer } from '../todos/todo-answer'
import { openStock } from './open-stock.server'
import type { FoundPlace } from './place/found-place'
import { placeByTask } from './place/place-by-task.server'
import type { LaterTyped } from './steps/publish-later'
import { cancelLater, laterIn, publishLater } from './steps/publish-later.server'
import type { StateQuestion } from './steps/state-question'
import { takeStep } from './steps/take-step.server'
import { stockForms } from './stock-forms'
import { dropUnsaved } from './unsaved/drop-unsaved.server'
import { undecided } from './unsaved/undecided'

export type Sent = {
  values?: Record<string, unknown>
  version?: number
  base?: Record<string, unknown>
  conflict?: Conflict | undefined
}
export type Answer = Sent & {
  problems?: Problems
  withheld?: Missing[]
  lacks?: Lack[]
  question?: StateQuestion
  refused?: 'not-possible' | 'stale'
  place?: FoundPlace
  later?: LaterTyped
  todo?: TodoAnswer
}

const statesOf = { property: propertyStates, project: projectStates }

/** The form of a property or project, and the buttons beside it: all of them send what was typed. */
export async function doTask(office: Office, { kind, id }: Holder, form: FormData) {
  const of = { kind, id }
  const task = form.get('task')
  const known = { of, by: office.staff, version: sentVersion(form.get('version')) }
  const typed = { form, language: office.language }
  const edit = readEdit(typed, stockForms[kind].edit, stockForms[kind].fields)
  const { values, version, base, conflict } = edit
  const sent = { values, version, base, conflict }
  if (edit.outcome === 'arranged') return data<Answer>(sent)
  const placed = await placeByTask(office, task, values)
  if (placed) return data<Answer>({ ...sent, ...placed })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ ...sent, problems: edit.problems }, { status: 422 })
  }
  if (task === 'undo') return answer(of, 'undo', await undoState(office, known), sent)
  const giveBack = form.getAll('giveBack').map(String)
  const save = { ...known, edit: edit.value, giveBack }
  const state = statesOf[kind].find((each) => each === task)
  const taken = state
    ? await takeStep(office, { ...save, state }, typed)
    : { done: 'saved', changed: await saveStock(office, save) }
  const isSaved = 'changed' in taken && taken.changed.outcome === 'saved'
  if (isSaved && !form.has(undecided)) await dropUnsaved(office, of)
  if (task === 'copy' && kind === 'property' && isSaved) throw await copied(office, id)
  if (kind === 'property' && isSaved) {
    if (task === 'cancel-publish') throw await cancelLater(office, id)
    if (task === 'plan-publish') {
      const later = await publishLater(office, id, laterIn(form))
      return data<Answer>({ later }, { status: 422 })
    }
  }
  if ('question' in taken) return data<Answer>({ ...sent, ...taken }, { status: taken.status })
  if (taken.changed.outcome !== 'stale') return answer(of, taken.done, taken.changed, sent)
  return data<Answer>({ ...sent, conflict: await conflictOf(office, of) }, { status: 409 })
}

/** What stood in the form was saved first: the copy has it too. */
async function copied(office: Office, id: number): Promise<Response> {
  const copy = await copyProperty(office, { id, by: office.staff })
  if (!copy) throw data(null, { status: 404 })
  return redirect(`${officePath('property', { id: copy })}?done=copied`, 303)
}

type Outcome = Changed<StockKind> | { outcome: 'incomplete'; lacks: Lack[] }

function answer({ kind, id }: Holder, done: string, changed: Outcome, sent: Sent) {
  switch (changed.outcome) {
    case 'saved':
      throw redirect(`${officePath(kind, { id })}?done=${done}`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale':
      return data<Answer>({ ...sent, refused: 'stale' }, { status: 409 })
    case 'refused':
      return data<Answer>({ ...sent, refused: 'not-possible' }, { status: 409 })
    case 'withheld':
    case 'asked':
      return data<Answer>({ ...sent, withheld: changed.missing }, { status: 422 })
    case 'incomplete':
      return data<Answer>({ ...sent, lacks: changed.lacks }, { status: 422 })
  }
}

export async function conflictOf(office: Office, { kind, id }: Holder): Promise<Conflict> {
  const { row, values } = await openStock(office, kind, `${id}`)
  const [last] = await listChanges(office.db, { kind, id: `${id}` }, 1)
  return { values: values(), version: row.version, by: last?.accountName }
}
