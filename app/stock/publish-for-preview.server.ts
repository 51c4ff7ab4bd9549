import type { Database } from '../database/client.server'
import { contentOf as contentOfProject, decidedProject } from '../projects/decide-project.server'
import { lockProjects, writeProjects } from '../projects/queries.server'
import { contentOf, decidedRow } from '../properties/stored/decide-property.server'
import { lockProperties, writeProperties } from '../properties/stored/write-queries.server'
import { propertyKind } from './property-kind.server'
import type { Holder } from './shelves'
import { findTypedEdit } from './unsaved/typed-edit.server'

type Looked = {
  now: Date
  /** The colleague who looks at what they are typing. */
  typedBy?: string | undefined
}

/** Makes a property or project show as if it were published. To be rolled back: nobody is told. */
export function publishForPreview(tx: Database, { kind, id }: Holder, looked: Looked) {
  return kind === 'property' ? showProperty(tx, id, looked) : showProject(tx, id, looked.now)
}

async function showProperty(tx: Database, id: number, { now, typedBy }: Looked) {
  const known = (await lockProperties(tx, [id])).get(id)
  if (!known) return
  const edit = typedBy ? await findTypedEdit(tx, { propertyId: id, accountId: typedBy }) : undefined
  const stored = contentOf(known)
  const content = edit ? await propertyKind.edited(tx, stored, edit) : stored
  const status = content.status === 'withdrawn' ? ('available' as const) : content.status
  const shown = decidedRow(known, { content: { ...content, status, isPublished: true }, now })
  await writeProperties(tx, [{ ...shown, hiddenAt: null }])
}

async function showProject(tx: Database, id: number, now: Date) {
  const known = (await lockProjects(tx, [id])).get(id)
  if (!known) return
  const content = { ...contentOfProject(known), isPublished: true }
  await writeProjects(tx, [{ ...decidedProject(known, { content, now }), hiddenAt: null }])
}
