import type { SectionName } from '../../configuration/site-configuration'
import type { Writer } from '../../journal/journal'
import { deleteDraft } from './draft-queries.server'
import { openSection, publishSection, saveSectionDraft } from './edit-section.server'
import type { Seen, Values } from './edited-content'
import { noteContent } from './publish-content.server'

type Change = { seen: Seen; value: Values }

export function publishAndNote(writer: Writer, name: SectionName, change: Change) {
  return writer.db.transaction(async (tx) => {
    const published = await publishSection(tx, name, change)
    if (published.outcome !== 'published') return published
    const { before, after } = published
    await noteContent(tx, writer, 'section', name, { action: 'publish', before, after })
    return published
  })
}

export function keepSectionDraft(
  writer: Writer,
  name: SectionName,
  { action = 'draft', ...change }: Change & { action?: string },
) {
  return writer.db.transaction(async (tx) => {
    const { values: before } = await openSection(tx, name)
    const by = { by: writer.staff.name, at: writer.now() }
    const saved = await saveSectionDraft(tx, name, { ...change, ...by })
    if (saved.outcome === 'saved') {
      await noteContent(tx, writer, 'section', name, { action, before, after: change.value })
    }
    return saved
  })
}

export function discardSection(writer: Writer, name: SectionName) {
  return writer.db.transaction(async (tx) => {
    await deleteDraft(tx, 'section', name)
    await noteContent(tx, writer, 'section', name, { action: 'discard' })
  })
}
