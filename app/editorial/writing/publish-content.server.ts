import type { Database } from '../../database/client.server'
import type { Writer } from '../../journal/journal'
import { noteChange } from '../../journal/queries.server'
import { isNew } from './apply-drafts.server'
import { readContent } from './content-queries.server'
import { deleteDraft } from './draft-queries.server'
import { fieldsOf, openContent, publishContent, saveDraft, takeOff } from './edit-content.server'
import { type EditedKind, hasDrafts, type Seen, type Values } from './edited-content'
import { createContent, type NewPlace } from './new-content.server'
import { deleteContent } from './remove-content.server'

type Noted = { action: string; before?: object; after?: object }

export function noteContent(
  tx: Database,
  { staff, now }: Writer,
  kind: string,
  id: number | string,
  { action, before, after }: Noted,
) {
  const subject = { kind, id: `${id}` }
  return noteChange(tx, { by: staff, at: now(), subject, action, before, after })
}

/** A page is published with what was written in its modules: visitors never see half of it. */
export async function publish(
  writer: Writer,
  kind: EditedKind,
  id: number,
  change: { seen: Seen; value: Values },
) {
  return writer.db.transaction(async (tx) => {
    const published = await publishContent(tx, kind, id, change)
    if (published.outcome !== 'published') return published
    const { before, after } = published
    const action = hasDrafts(kind) ? 'publish' : 'change'
    await noteContent(tx, writer, kind, id, {
      action,
      before: fieldsOf(kind, before),
      after: fieldsOf(kind, after),
    })
    if (kind === 'page') await publishModules(tx, writer, id)
    return published
  })
}

async function publishModules(tx: Database, writer: Writer, pageId: number) {
  const modules = (await readContent(tx, 'module')).filter((module) => module.pageId === pageId)
  for (const { id } of modules) {
    const opened = await openContent(tx, 'module', id)
    if (!opened || !(opened.draft || isNew(opened.content))) continue
    const { values: value, content } = opened
    // A draft that fell behind its module is published over it: the page was looked at as a whole.
    const seen = { version: content.version, draft: opened.seen.draft }
    const published = await publishContent(tx, 'module', id, { seen, value })
    if (published.outcome !== 'published') continue
    const [before, after] = [fieldsOf('module', content), fieldsOf('module', published.after)]
    await noteContent(tx, writer, 'module', id, { action: 'publish', before, after })
  }
}

/** Somebody who writes for days leaves each step in the journal. */
export async function keepDraft(
  writer: Writer,
  kind: EditedKind,
  id: number,
  { action = 'draft', ...change }: { seen: Seen; value: Values; action?: string },
) {
  return writer.db.transaction(async (tx) => {
    const before = await openContent(tx, kind, id)
    const by = { by: writer.staff.name, at: writer.now() }
    const saved = await saveDraft(tx, kind, id, { ...change, ...by })
    if (saved.outcome === 'saved') {
      const after = change.value
      await noteContent(tx, writer, kind, id, { action, before: before?.values, after })
    }
    return saved
  })
}

export async function create(writer: Writer, kind: EditedKind, value: Values, place?: NewPlace) {
  return writer.db.transaction(async (tx) => {
    const added = await createContent(tx, kind, value, place)
    if (added.outcome === 'added') {
      const after = fieldsOf(kind, added.after)
      await noteContent(tx, writer, kind, added.id, { action: 'create', after })
    }
    return added
  })
}

export async function withdraw(writer: Writer, kind: EditedKind, id: number, seen: Seen) {
  return writer.db.transaction(async (tx) => {
    const taken = await takeOff(tx, kind, id, seen)
    if (taken.outcome === 'taken off') {
      const [before, after] = [{ status: 'published' }, { status: 'draft' }]
      await noteContent(tx, writer, kind, id, { action: 'withdraw', before, after })
    }
    return taken
  })
}

export async function discard(writer: Writer, kind: EditedKind, id: number) {
  return writer.db.transaction(async (tx) => {
    const opened = await openContent(tx, kind, id)
    if (!opened?.draft) return
    await deleteDraft(tx, kind, `${id}`)
    const before = opened.draft.value
    await noteContent(tx, writer, kind, id, { action: 'discard', before })
  })
}

export async function remove(writer: Writer, kind: EditedKind, id: number) {
  return writer.db.transaction(async (tx) => {
    const removed = await deleteContent(tx, kind, id)
    if (removed.outcome === 'removed') {
      await noteContent(tx, writer, kind, id, { action: 'remove', before: removed.before })
    }
    return removed
  })
}
