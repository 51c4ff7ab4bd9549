import { isDeepStrictEqual } from 'node:util'
import { data, redirect } from 'react-router'
import { openContent } from '../../editorial/writing/edit-content.server'
import {
  type EditedKind,
  hasDrafts,
  type Issue,
  type Values,
} from '../../editorial/writing/edited-content'
import { keepDraft, publish } from '../../editorial/writing/publish-content.server'
import { listChanges } from '../../journal/queries.server'
import { languages } from '../../language/languages'
import { slug } from '../../language/slug'
import type { Conflict } from '../form/conflict'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Typed } from '../form/read-schema-form'
import { sentVersion } from '../form/sent-version'
import type { Office } from '../office.server'
import { type ContentForm, contentForm, fieldsFor } from './content-forms'
import { contentPath, newContentPath } from './edited-kinds'
import { addModuleTask } from './editor/editor-parts'

export type Answer = {
  values: Values
  problems: Problems
  /** What the form is based on, as it was sent: reading it again would hide what changed meanwhile. */
  version: number
  draft: number
  base: Values
  conflict?: Conflict | undefined
}

/** `content` is what is kept of it now; nothing yet of something new. */
type Sent = Typed & { kept: Values; content?: object }

export function seenIn(form: FormData) {
  return { version: sentVersion(form.get('version')), draft: sentVersion(form.get('draft')) }
}

/** Who leaves an address empty means the title. */
function withSlugs(form: FormData, title: string, path: string) {
  for (const language of languages) {
    const text = form.get(`${title}.${language}`)
    const isEmpty = !String(form.get(`${path}.${language}`) ?? '').trim()
    if (typeof text === 'string' && text.trim() && isEmpty) {
      form.set(`${path}.${language}`, slug(text))
    }
  }
}

export function readContentForm(
  kind: EditedKind,
  { kept, content = { name: '' }, ...typed }: Sent,
) {
  const { form } = typed
  if (kind === 'page') withSlugs(form, 'params.title', 'params.path')
  if (kind === 'article') withSlugs(form, 'title', 'slug')
  const { schema, toForm } = contentForm(kind)
  return readEdit(typed, schema, fieldsFor(kind, content), toForm(kept))
}

/** Saves or publishes what was sent; what cannot be kept comes back with all that was typed. */
export async function saveContent(office: Office, kind: EditedKind, id: number, form: FormData) {
  const opened = await openContent(office.db, kind, id)
  if (!opened) throw data(null, { status: 404 })
  const seen = seenIn(form)
  const { values: kept, content } = opened
  const edit = readContentForm(kind, { form, language: office.language, kept, content })
  const { values, base, conflict } = edit
  const sent = { values, base, conflict, ...seen }
  if (edit.outcome === 'arranged') return data<Answer>({ ...sent, problems: {} })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ ...sent, problems: edit.problems }, { status: 422 })
  }
  const value = contentForm(kind).fromForm(edit.value)
  const isAdding = kind === 'page' && form.get('task') === addModuleTask
  if (isAdding && isDeepStrictEqual({ ...kept, ...value }, kept)) throw toNewModule(id)
  const isPublished = form.get('task') === 'publish' || !hasDrafts(kind)
  const saved = isPublished
    ? await publish(office, kind, id, { seen, value })
    : await keepDraft(office, kind, id, { seen, value })
  switch (saved.outcome) {
    case 'saved':
    case 'published': {
      if (isAdding) throw toNewModule(id)
      const done = saved.outcome === 'saved' ? 'draft' : hasDrafts(kind) ? 'published' : 'saved'
      throw redirect(`${contentPath(kind, id)}?done=${done}`, 303)
    }
    case 'missing':
      throw data(null, { status: 404 })
    case 'invalid':
      return data<Answer>({ ...sent, problems: goneProblems(saved.issues) }, { status: 422 })
    case 'taken': {
      const field = kind === 'page' ? 'params.path' : 'slug'
      const problems = Object.fromEntries(
        saved.languages.map((language) => [`${field}.${language}`, { key: 'taken' as const }]),
      )
      return data<Answer>({ ...sent, problems }, { status: 422 })
    }
    case 'conflict':
      return data<Answer>(await conflictWith(office, kind, id, sent), { status: 409 })
  }
}

/** What was typed is in the draft by then. */
function toNewModule(pageId: number) {
  return redirect(`${newContentPath('module')}?page=${pageId}`, 303)
}

/** What was chosen is no longer there to be chosen. */
export function goneProblems(issues: Issue[]): Problems {
  return Object.fromEntries(
    issues.map(({ path }) => [path.join('.'), { key: 'not-one-of' as const }]),
  )
}

async function conflictWith(
  { db }: Office,
  kind: EditedKind,
  id: number,
  { values, base }: Pick<Answer, 'values' | 'base'>,
): Promise<Answer> {
  const theirs = await openContent(db, kind, id)
  if (!theirs) throw data(null, { status: 404 })
  const { toForm }: ContentForm = contentForm(kind)
  const [last] = await listChanges(db, { kind, id: `${id}` }, 1)
  const { version } = theirs.content
  return {
    values,
    base,
    problems: {},
    version,
    draft: theirs.draft?.version ?? 0,
    conflict: {
      values: toForm(theirs.values),
      version,
      by: theirs.draft?.savedBy ?? last?.accountName,
    },
  }
}
