import { data, redirect } from 'react-router'
import { isNew } from '../../editorial/writing/apply-drafts.server'
import { arrangeModules, orderedModules } from '../../editorial/writing/arrange-content.server'
import { nameOf } from '../../editorial/writing/content-use'
import { listDrafts } from '../../editorial/writing/draft-queries.server'
import { type OpenedContent, openContent } from '../../editorial/writing/edit-content.server'
import { type EditedKind, hasDrafts } from '../../editorial/writing/edited-content'
import { discard, withdraw } from '../../editorial/writing/publish-content.server'
import { findUsers } from '../../editorial/writing/remove-content.server'
import type { Office } from '../office.server'
import { daysIn } from '../preview/preview'
import type { Choices } from './choices'
import { findChoices } from './choices.server'
import { seenIn } from './content-edit.server'
import { contentForm, fieldsFor } from './content-forms'
import { contentPath, kindIn } from './edited-kinds'
import type { ListedModule } from './editor/editor-parts'
import { usedIn } from './media/used-in.server'
import { moved } from './move'
import { previewsOf } from './previews.server'

type Editing = OpenedContent & { kind: EditedKind; id: number }

export async function findEditing(
  { db }: Pick<Office, 'db'>,
  params: { kind: string; id: string },
): Promise<Editing> {
  const kind = kindIn(params.kind)
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0
  const opened = kind && (await openContent(db, kind, id))
  if (!kind || !opened) throw data(null, { status: 404 })
  return { ...opened, kind, id }
}

export async function editorOf(office: Office, editing: Editing) {
  const { kind, id, content, seen, draft, values } = editing
  const { toForm } = contentForm(kind)
  const choices = await findChoices(office)
  const status = 'status' in content ? content.status : 'published'
  const pageId = 'pageId' in content ? content.pageId : undefined
  return {
    kind,
    id,
    fields: fieldsFor(kind, content),
    values: toForm(values),
    ...seen,
    status,
    pageId,
    title: nameOf({ ...content, ...values }, office.language) || `${id}`,
    hasDrafts: hasDrafts(kind),
    saved: draft && { by: draft.savedBy, at: draft.savedAt },
    choices,
    previews: await previewsOf(office, kind, content, { values }),
    users: kind === 'image' ? usedIn(office, await findUsers(office.db, kind, id)) : undefined,
    modules: kind === 'page' ? await modulesOfPage(office, id, choices) : undefined,
  }
}

async function modulesOfPage({ db, language }: Office, pageId: number, choices: Choices) {
  const modules = await orderedModules({ db }, pageId)
  const drafts = await listDrafts(db)
  return modules.map((module): ListedModule => {
    const draft = drafts.find(({ kind, id }) => kind === 'module' && id === `${module.id}`)
    const state = isNew(module) ? 'new' : module.status === 'draft' ? 'off' : 'published'
    const written = { ...module, ...draft?.value }
    const { relationType, relationId } = written
    const shown = choices.relations.find(
      ({ type, id }) => type === relationType && id === relationId,
    )
    return {
      id: module.id,
      relationType,
      name: nameOf(written, language) || shown?.name || '',
      state: draft && state === 'published' ? 'changed' : state,
    }
  })
}

/** The buttons of an editor that save nothing of what stands in its form. */
export async function doTask(office: Office, { kind, id, content }: Editing, form: FormData) {
  const here = contentPath(kind, id)
  const task = form.get('task')
  if (task === 'discard') {
    await discard(office, kind, id)
    throw redirect(`${here}?done=discarded`, 303)
  }
  if (task === 'withdraw') {
    const taken = await withdraw(office, kind, id, { ...seenIn(form), draft: 0 })
    throw redirect(`${here}?done=${taken.outcome === 'conflict' ? 'changed' : 'withdrawn'}`, 303)
  }
  if (task === 'link') {
    const days = daysIn(form)
    const opened = await openContent(office.db, kind, id)
    const links = await previewsOf(office, kind, content, { values: opened?.values ?? {}, days })
    const whole = links.map(({ path, ...link }) => ({
      ...link,
      path: new URL(path, office.origin).href,
    }))
    return { links: whole, days }
  }
  const move = String(form.get('move') ?? '')
  if (move && kind === 'page') {
    await arrangeModules(office, id, (ids) => moved(ids, move))
    throw redirect(`${here}?moved=${encodeURIComponent(move)}#modules`, 303)
  }
  return undefined
}
