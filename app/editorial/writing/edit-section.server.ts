import { type SectionName, sections } from '../../configuration/site-configuration'
import {
  lockSection,
  readSection,
  saveSection,
} from '../../configuration/site-configuration.server'
import type { Database } from '../../database/client.server'
import { type Draft, deleteDraft, findDraft, writeDraft } from './draft-queries.server'
import type { Issue, Seen, Values } from './edited-content'

type Invalid = { outcome: 'invalid'; issues: Issue[] }
type Opened = {
  content: Values
  version: number
  seen: Seen
  draft: Draft | undefined
  values: Values
}

export async function openSection(db: Database, name: SectionName): Promise<Opened> {
  const { value, version } = await readSection(db, name)
  const draft = await findDraft(db, 'section', name)
  const seen = { version: draft?.basedOn ?? version, draft: draft?.version ?? 0 }
  return { content: value, version, seen, draft, values: draft?.value ?? value }
}

export async function saveSectionDraft(
  db: Database,
  name: SectionName,
  { seen, value, by, at }: { seen: Seen; value: Values; by: string; at: Date },
) {
  const parsed = sections[name].safeParse(value)
  if (!parsed.success) return { outcome: 'invalid', issues: parsed.error.issues } satisfies Invalid
  return db.transaction(async (tx) => {
    await lockSection(tx, name)
    const { version } = await readSection(tx, name)
    if (version !== seen.version) return { outcome: 'conflict' } as const
    const draft = { kind: 'section', id: name, value: parsed.data, basedOn: version } as const
    const saved = await writeDraft(tx, { ...draft, savedBy: by, savedAt: at }, seen.draft)
    return saved
      ? ({ outcome: 'saved', seen: { version, draft: saved } } as const)
      : ({ outcome: 'conflict' } as const)
  })
}

/** In a transaction, as publishContent. */
export async function publishSection(
  tx: Database,
  name: SectionName,
  { seen, value }: { seen: Seen; value: Values },
) {
  const parsed = sections[name].safeParse(value)
  if (!parsed.success) return { outcome: 'invalid', issues: parsed.error.issues } satisfies Invalid
  await lockSection(tx, name)
  const opened = await openSection(tx, name)
  if (opened.version !== seen.version || (opened.draft?.version ?? 0) !== seen.draft) {
    return { outcome: 'conflict' } as const
  }
  const saved = await saveSection(tx, name, parsed.data as never, seen.version)
  if (saved.outcome !== 'saved') return { outcome: 'conflict' } as const
  await deleteDraft(tx, 'section', name)
  const { content: before } = opened
  return { outcome: 'published', before, after: parsed.data, version: saved.version } as const
}
