import type { SectionName } from '../../configuration/site-configuration'
import { openSection, publishSection, saveSectionDraft } from '../../editorial/edit-section.server'
import type { Seen, Values } from '../../editorial/edited-content'
import type { OfficeVisit } from '../office.server'
import { noteContent } from './publish.server'

type Change = { seen: Seen; value: Values }

export function publishAndNote(visit: OfficeVisit, name: SectionName, change: Change) {
  return visit.db.transaction(async (tx) => {
    const published = await publishSection(tx, name, change)
    if (published.outcome !== 'published') return published
    const { before, after } = published
    await noteContent(tx, visit, 'section', name, { action: 'publish', before, after })
    return published
  })
}

export function keepSectionDraft(
  visit: OfficeVisit,
  name: SectionName,
  { action = 'draft', ...change }: Change & { action?: string },
) {
  return visit.db.transaction(async (tx) => {
    const { values: before } = await openSection(tx, name)
    const by = { by: visit.staff.name, at: visit.now() }
    const saved = await saveSectionDraft(tx, name, { ...change, ...by })
    if (saved.outcome === 'saved') {
      await noteContent(tx, visit, 'section', name, { action, before, after: change.value })
    }
    return saved
  })
}
