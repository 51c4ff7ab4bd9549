import type { Database } from '../database/client.server'
import type { Translatable } from '../language/translated'
import {
  countProjectsLeaving,
  hideProjectsBut,
  refreshProjectStatuses,
} from '../projects/queries.server'
import { type FeedProjectContent, saveFeedProjects } from '../projects/save-feed-projects.server'
import { type BadgeColor, badgeColors } from '../properties/look-ups/badge'
import {
  refreshCities,
  saveBadges,
  savePropertyTypes,
} from '../properties/look-ups/look-up-queries.server'
import type { PropertyNews } from '../properties/stored/property-changes'
import {
  type FeedContent,
  saveFeedProperties,
} from '../properties/stored/save-feed-properties.server'
import { countLeaving, hideAllBut, type Share } from '../properties/stored/write-queries.server'
import type { FeedReport, Leavers } from './feed-report'
import { changesAfter, stagedIds, withdrawnIds } from './queries.server'
import { readAhead } from './read-ahead'
import type { Staged } from './stage-records.server'

export type Announce = (tx: Database, news: PropertyNews[]) => Promise<void>

type Application = {
  db: Database
  runId: string
  report: FeedReport
  staged: Staged
  /** Of what is on the site, the part that this source speaks for. */
  share: Record<'property' | 'project', Share>
  now: Date
  /** The share of shown homes that one run may take off the site. */
  maxRemoved: number
  isForced: boolean
  /** What a manager saw and lets go. */
  agreed?: Leavers
  announce: Announce
}

const batchSize = 250

/** Everything or nothing: a run that is killed here has never happened. */
export async function applyChanges(application: Application) {
  const { db, report } = application
  await db.transaction(async (tx) => {
    const present = await presentIds(tx, application)
    const leaving = await leavingOf(tx, application, present)
    if (leaving && !application.isForced && !isAgreed(leaving.who, application.agreed)) {
      report.outcome = 'held-back'
      report.counts.leaving = leaving
      return
    }
    await savePropertyTypes(tx, toTypes(application.staged))
    await saveBadges(tx, toBadges(application.staged))
    await saveAll<FeedProjectContent>(tx, application, 'project', saveFeedProjects)
    await saveAll<FeedContent>(tx, application, 'property', saveFeedProperties)
    await hideMissing(tx, application, present)
    await refreshProjectStatuses(tx)
    await refreshCities(tx)
    report.outcome = 'applied'
  })
}

type Present = { property: number[]; project: number[] } | null

/** Null when nobody can tell what is missing. */
async function presentIds(tx: Database, { runId, staged }: Application): Promise<Present> {
  if (staged.hasUnknownIds) return null
  if (staged.existing) return staged.existing
  const of = async (kind: 'property' | 'project') => [
    ...(await stagedIds(tx, runId, kind)),
    ...staged.refusedIds[kind],
  ]
  return { property: await of('property'), project: await of('project') }
}

/** Undefined when the run may go on. */
async function leavingOf(tx: Database, application: Application, present: Present) {
  const { staged, share, runId, maxRemoved } = application
  const none = { shown: 0, leaving: 0, who: [] }
  const { property, project } = share
  const homes = staged.kinds.has('property')
    ? await countLeaving(tx, property, present?.property ?? null, await withdrawnIds(tx, runId))
    : none
  const projects =
    staged.kinds.has('project') && present !== null
      ? await countProjectsLeaving(tx, project, present.project)
      : none
  const tooMany = [homes, projects].find(({ shown, leaving }) => leaving > shown * maxRemoved)
  return tooMany && { ...tooMany, who: { property: homes.who, project: projects.who } }
}

/** Nothing else leaves than what was seen. */
function isAgreed(leaving: Leavers, agreed: Leavers | undefined): boolean {
  const kinds = ['property', 'project'] as const
  return (
    agreed !== undefined &&
    kinds.every((kind) => {
      const seen = new Set(agreed[kind])
      return leaving[kind].every((id) => seen.has(id))
    })
  )
}

async function hideMissing(tx: Database, application: Application, present: Present) {
  const { staged, share, report, now } = application
  if (!present) return
  if (staged.kinds.has('property')) {
    report.counts.properties.hidden = await hideAllBut(tx, share.property, present.property, now)
  }
  if (staged.kinds.has('project')) {
    const { project } = share
    report.counts.projects.hidden = await hideProjectsBut(tx, project, present.project, now)
  }
}

type Save<Row> = (
  tx: Database,
  rows: Row[],
  now: Date,
) => Promise<{ added: number; changed: number; news: PropertyNews[] }>

/**
 * While PostgreSQL writes a batch, the next one is put in order and the one after that is read: by the transaction
 * itself, since who waits for another connection while it holds this one waits for ever behind a migration.
 */
async function saveAll<Row>(
  tx: Database,
  application: Application,
  kind: 'property' | 'project',
  save: Save<Row>,
) {
  const { runId } = application
  const batches = readAhead((last?: { id: number; row: Row }[]) =>
    changesAfter<Row>(tx, { runId, kind, after: last?.at(-1)?.id ?? 0, limit: batchSize }),
  )
  const saving: Promise<void>[] = []
  const faults: unknown[] = []
  try {
    for await (const batch of batches) {
      if (saving.length > 1) await Promise.allSettled(saving.splice(0, 1))
      if (faults.length > 0) break
      const rows = batch.map(({ row }) => row)
      const saved = saveBatch(tx, application, kind, () => save(tx, rows, application.now))
      saving.push(saved.catch((error) => void faults.push(error)))
    }
  } finally {
    // Nothing may be asked of the connection once the transaction is over; what went wrong is in `faults`.
    await Promise.all(saving)
  }
  if (faults.length > 0) throw faults[0]
}

async function saveBatch(
  tx: Database,
  { report, announce }: Application,
  kind: 'property' | 'project',
  save: () => ReturnType<Save<unknown>>,
) {
  const counts = report.counts[kind === 'property' ? 'properties' : 'projects']
  const { added, changed, news } = await save()
  counts.added += added
  counts.changed += changed
  if (news.length > 0) await announce(tx, news)
}

function toTypes({ types }: Staged) {
  return [...Map.groupBy(types, ({ WebID }) => WebID)].map(([webId, told]) => ({
    webId,
    name: namesOf(told),
    showOrder: told[0]?.ShowOrder ?? webId,
    isForSale: told[0]?.Sale ?? true,
    isForRent: told[0]?.Rent ?? true,
  }))
}

function toBadges({ marquees }: Staged) {
  return [...Map.groupBy(marquees, ({ ID }) => ID ?? 0)].map(([code, told]) => {
    const color = badgeColors.find((known) => known === told[0]?.Color) ?? ('moss' as BadgeColor)
    return { code, color, name: namesOf(told), isOnMap: told[0]?.ShowOnMap ?? true }
  })
}

function namesOf(told: { language: string; Name: string }[]): Translatable {
  return Object.fromEntries(told.map(({ language, Name }) => [language, Name]))
}
