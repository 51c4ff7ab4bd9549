import { createHash } from 'node:crypto'
import type { Database } from '../../database/client.server'
import { knownProjects } from '../../projects/queries.server'
import {
  knownProperties,
  propertiesWithoutType,
} from '../../properties/stored/write-queries.server'
import type { Connector } from '../connector.server'
import { withSteadyFiles } from '../crm-mapping/steady-address'
import { addProblem } from '../feed-report'
import { lacksFiles } from '../prepare-changes.server'
import { measureStage, stagedIds } from '../queries.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { emptyStaged, type Stage, type Staged } from '../stage-records.server'
import type { Crm, CrmIds, CrmPage, CrmPlace, Unfinished } from './crm'
import {
  changeSource,
  claimIds,
  emptyStage,
  type FeedSourceRow,
  idsOfSource,
  leaveAlone,
  moveStage,
  noteUnfinished,
  stagedExternalIds,
} from './source-queries.server'
import { stagePage } from './stage-page.server'

type Wish = {
  now: () => Date
  /** The rules by which a record becomes a home. */
  rules: string
  isAll?: boolean
  /** Nothing leaves the site in this run. */
  keepsAll?: boolean
}

/** Older pages may describe homes that changed since. */
const longestPause = 2 * 3_600_000
/** All ids are listed once a day, in the first round of the morning. */
const listingLasts = 20 * 3_600_000
const atOnce = 500

/** A CRM as a connector: reads what changed, and once a day all that exists. */
export function crmConnector(
  source: FeedSourceRow,
  crm: Crm,
  { now, rules, isAll, keepsAll = false }: Wish,
): Connector {
  const readAs = createHash('sha256')
    .update(rules + JSON.stringify(crm.tables))
    .digest('base64url')
  const since = isAll || source.readAs !== readAs ? null : source.readUntil
  let isListing =
    crm.isTelling ||
    since === null ||
    source.listedAt === null ||
    now().getTime() - source.listedAt.getTime() > listingLasts
  const unfinished = resumable(source.unfinished, { since, readAs }, now())
  let end: CrmPlace = {}
  /** Where files with a signed address lie this time. */
  const addresses = new Map<string, string>()

  async function stage(stage: Stage): Promise<Staged> {
    const staged = emptyStaged()
    staged.kinds.add('property').add('project')
    end = await readAll({ stage, source, crm, since, readAs, unfinished, now, addresses })
    isListing ||= crm.hasLeavers?.(end) ?? false
    if (isListing && !keepsAll) staged.existing = await existingIn(stage)
    if (staged.existing) {
      const { property, project } = staged.existing
      if (property.length + project.length === 0) throw new UnreadableFeed('empty')
    } else staged.hasUnknownIds = true
    await noteUntyped(stage, source.name)
    await measureStage(stage.db)
    return staged
  }

  /** All that was laid out is all there is, when everything was read from a CRM that can be asked for it. */
  async function existingIn(stage: Stage) {
    if (since !== null || crm.isTelling) {
      const ids = await crm.existing()
      return ids ? numbersOf({ stage, source, crm, addresses }, ids) : undefined
    }
    return {
      property: await stagedIds(stage.db, stage.runId, 'property'),
      project: await stagedIds(stage.db, stage.runId, 'project'),
    }
  }

  return {
    name: source.name,
    stage,
    addressOf: (file) => crm.addressOf?.(file) ?? addresses.get(file),
    share: async (tx) => ({
      property: { only: await idsOfSource(tx, source.name, 'property') },
      project: { only: await idsOfSource(tx, source.name, 'project') },
    }),
    goesOn: true,
    unfinishedRun: unfinished?.runId,
    async onApplied(db) {
      const readUntil = crm.readUntil(end) ?? source.readUntil
      const listed = isListing ? { listedAt: now() } : {}
      await changeSource(db, source.name, { readUntil, readAs, ...listed })
      await crm.onApplied?.(db, { keepsAll })
    },
  }
}

function resumable(
  unfinished: Unfinished | null,
  { since, readAs }: Pick<Unfinished, 'since' | 'readAs'>,
  now: Date,
) {
  if (unfinished?.since !== since || unfinished.readAs !== readAs) return undefined
  return now.getTime() - Date.parse(unfinished.startedAt) < longestPause ? unfinished : undefined
}

type Reading = {
  stage: Stage
  source: FeedSourceRow
  crm: Crm
  since: string | null
  readAs: string
  unfinished: Unfinished | undefined
  now: () => Date
  addresses: Map<string, string>
}

/** Page by page, each kept with the place where it ends: who is killed goes on from there. */
async function readAll(reading: Reading) {
  const { stage, source, crm, since, readAs, unfinished, now, addresses } = reading
  const { db, runId } = stage
  const startedAt = unfinished?.startedAt ?? now().toISOString()
  const seen = unfinished ? await stagedExternalIds(db, unfinished.runId) : []
  if (unfinished) await moveStage(db, unfinished.runId, runId)
  const from = unfinished && seen.length > 0 ? { place: unfinished.place, seen } : undefined
  let place = from?.place ?? {}
  let read = seen.length
  try {
    for await (const told of askedAhead(crm.read({ since, from }))) {
      const page = withSteadyFiles(told, addresses)
      place = page.place
      await db.transaction(async (tx) => {
        if (page.isAnew) await emptyStage(tx, runId)
        await stagePage(tx, { runId, source: source.name, page })
        await noteUnfinished(tx, source.name, { runId, since, readAs, place, startedAt })
      })
      read = (page.isAnew ? 0 : read) + page.records.length
      stage.onRead(read, shareOf(place))
    }
  } catch (error) {
    const isLasting = error instanceof UnreadableFeed && lasting.has(error.reason)
    if (isLasting) await noteUnfinished(db, source.name, null)
    if (error instanceof UnreadableFeed) await leaveAlone(db, source.name, error.rest, now())
    throw error
  }
  await noteUnfinished(db, source.name, null)
  return place
}

/** The next page is asked for while the last one is laid out: still one call at a time. */
async function* askedAhead(pages: AsyncIterable<CrmPage>): AsyncGenerator<CrmPage> {
  const asked = pages[Symbol.asyncIterator]()
  let next = asked.next()
  try {
    for (let page = await next; !page.done; page = await next) {
      next = asked.next()
      // It is heard of when its turn comes.
      next.catch(() => {})
      yield page.value
    }
  } finally {
    await next.catch(() => {})
  }
}

/** Going on from the same place would end the same way. */
const lasting = new Set(['unsteady', 'empty', 'wrong-shape', 'not-let-in'])

function shareOf({ offset, total }: CrmPlace): number | undefined {
  return typeof offset === 'number' && typeof total === 'number' && total > 0
    ? Math.min(1, offset / total)
    : undefined
}

/** What exists and is not on the site was missed, or came back unchanged; what lacks a file may get it now. */
async function numbersOf(
  { stage, source, crm, addresses }: Pick<Reading, 'stage' | 'source' | 'crm' | 'addresses'>,
  ids: CrmIds,
) {
  const { db, runId } = stage
  const numbers = { property: [] as number[], project: [] as number[] }
  const missed: string[] = []
  for (const kind of ['property', 'project'] as const) {
    const staged = new Set(await stagedIds(db, runId, kind))
    for (let at = 0; at < ids[kind].length; at += atOnce) {
      const claimed = await claimIds(db, source.name, kind, ids[kind].slice(at, at + atOnce))
      const shown = await wholeOnSite(db, kind, [...claimed.values()])
      for (const [externalId, id] of claimed) {
        numbers[kind].push(id)
        if (!shown.has(id) && !staged.has(id)) missed.push(externalId)
      }
    }
  }
  for await (const told of pagesOf(crm, missed)) {
    const page = withSteadyFiles(told, addresses)
    await stagePage(db, { runId, source: source.name, page })
  }
  return numbers
}

/** In the report of every run, until the table of the CRM knows the kind or the office chose a type. */
async function noteUntyped({ db, runId, report }: Stage, source: string) {
  const staged = new Set(await stagedIds(db, runId, 'property'))
  const untyped = await propertiesWithoutType(db, await idsOfSource(db, source, 'property'))
  for (const id of untyped.filter((each) => !staged.has(each))) {
    const where = { kind: 'property' as const, id, index: null, language: null }
    addProblem(report, { ...where, field: 'type', problem: 'without-type', isRefusal: false })
  }
}

async function wholeOnSite(db: Database, kind: 'property' | 'project', ids: number[]) {
  const rows = await (kind === 'property' ? knownProperties(db, ids) : knownProjects(db, ids))
  const whole = rows.filter(({ hiddenAt, feedHash }) => !hiddenAt && !lacksFiles(feedHash))
  return new Set(whole.map(({ id }) => id))
}

async function* pagesOf(crm: Crm, externalIds: string[]): AsyncGenerator<CrmPage> {
  if (externalIds.length > 0) yield* crm.readThese(externalIds)
}
