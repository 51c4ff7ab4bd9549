import { data, redirect } from 'react-router'
import { languages } from '../../language/languages'
import { arrangeFiles, followFeedFiles, undoArrangement } from '../../stock/arrange-files.server'
import type { Changed } from '../../stock/change-stock.server'
import { type Arrangement, type Holder, type Shelf, stepFrom, stepped } from '../../stock/shelves'
import type { StockKind } from '../../stock/stock-kind'
import { sentForm, withFiles } from '../../web/sent-form.server'
import { sentVersion } from '../form/sent-version'
import type { Office } from '../office.server'
import { filesPath } from './files-path'
import type { FileProblem, FilesAnswer } from './shelved-files'
import { type TakenUploads, takeUploads } from './take-uploads.server'

type Sent = { of: Holder; shelf: Shelf; request: Request }

/** Files come as they are, everything else as a plain form. */
export async function saveFiles(office: Office, sent: Sent) {
  const { of, shelf, request } = sent
  const here = filesPath(of, shelf)
  if (/^multipart\//i.test(request.headers.get('content-type') ?? '')) {
    return uploaded(here, await takeUploads(office, sent))
  }
  const form = await sentForm(request, withFiles)
  const known = { of, shelf, by: office.staff, version: sentVersion(form.get('version')) }
  if (form.get('task') === 'follow-feed') {
    return answer(`${here}?done=saved`, await followFeedFiles(office, known))
  }
  if (form.get('task') === 'undo') {
    return answer(`${here}?done=restored`, await undoArrangement(office, known))
  }
  const step = stepFrom(stringIn(form, 'step'))
  const items = arrangementIn(form)
  const wished = step ? stepped(items, step) : items
  const saved = await arrangeFiles(office, { ...known, items: wished })
  if (!step) return answer(`${here}?done=saved`, saved, wished)
  const isGone = step.move === 'remove'
  return answer(`${here}?done=${isGone ? 'removed' : `moved&moved=${step.id}`}`, saved, wished)
}

function uploaded(here: string, taken: TakenUploads) {
  const { outcome, refused } = taken
  if (outcome === 'saved' && refused.length === 0) throw redirect(`${here}?done=added`, 303)
  const problems: FileProblem[] = [...refused]
  if (outcome === 'nothing') problems.push({ name: '', problem: 'nothing' })
  if (refused.length === 0 && outcome === 'too-large') {
    problems.push({ name: '', problem: 'all-too-large' })
  }
  if (refused.length === 0 && outcome === 'refused') {
    problems.push({ name: '', problem: 'too-many' })
  }
  const added = 'added' in taken ? taken.added : 0
  return data<FilesAnswer>({ problems, added }, { status: 422 })
}

function answer(
  path: string,
  { outcome }: Pick<Changed<StockKind>, 'outcome'>,
  typed?: Arrangement,
) {
  switch (outcome) {
    case 'saved':
      throw redirect(path, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale':
      return data<FilesAnswer>({ refused: 'stale', typed }, { status: 409 })
    default:
      return data<FilesAnswer>({ refused: 'not-possible', typed }, { status: 409 })
  }
}

/** In the order of the page, each with its words. */
function arrangementIn(form: FormData): Arrangement {
  return form
    .getAll('order')
    .map(Number)
    .filter(Number.isInteger)
    .map((id) => {
      const words = languages.map((code) => [code, stringIn(form, `words.${id}.${code}`).trim()])
      return {
        id,
        words: Object.fromEntries(words.filter(([, text]) => text)),
        requiresApproval: form.has(`approval.${id}`),
      }
    })
}

function stringIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 500) : ''
}
