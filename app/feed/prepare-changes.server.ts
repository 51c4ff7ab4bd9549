import { createHash } from 'node:crypto'
import { missingMentions } from '../costs/legal-mentions'
import type { RuleBook } from '../costs/rules/rule-book'
import { brusselsDay } from '../language/brussels-day'
import { languages } from '../language/languages'
import { knownProjects } from '../projects/queries.server'
import { advertisedOf } from '../properties/office/advertised'
import { withOverrides } from '../properties/stored/property-content'
import { knownProperties } from '../properties/stored/write-queries.server'
import { wholeRecordOf } from './crm/whole-record'
import { addProblem, type FeedReport } from './feed-report'
import { type StagedTexts, stageChanges, stagedAfter, stagedIds } from './queries.server'
import { readAhead } from './read-ahead'
import { withBlanks } from './records/blank-fields'
import type { NamedDocument, NamedPicture } from './records/feed-media'
import { type ProjectFromFeed, toProject } from './records/to-project'
import { type PropertyFromFeed, toProperty } from './records/to-property'
import type { Staged } from './stage-records.server'
import {
  type FileTools,
  storedDocuments,
  storedPictures,
  type TakenIn,
  takeInFiles,
} from './take-in-files.server'

type Translation = (PropertyFromFeed & { isWithheld?: boolean }) | ProjectFromFeed
type Kind = 'property' | 'project'
type Preparation = FileTools & {
  runId: string
  report: FeedReport
  staged: Staged
  /** What the law wants in an advertisement, and what the agency does when it is missing. */
  book: RuleBook
  onPrepared: (things: number, share: number) => void
}
type Known = {
  id: number
  source: string
  feedHash: string | null
  hiddenAt: Date | null
  overrides: Record<string, unknown>
}
type Thing = { id: number; told: StagedTexts; hash: string; before: Known | undefined }

/** Raised when the translation changes: every record is then read anew. */
const translationVersion = 4
const batchSize = 100

const kinds = {
  property: { known: knownProperties, translate: toProperty, counts: 'properties' },
  project: { known: knownProjects, translate: toProject, counts: 'projects' },
} as const

/** Works out what is new since the last run, and fetches its files: all before the site is touched. */
export async function prepareChanges(preparation: Preparation, kind: Kind) {
  const { db, runId, onPrepared } = preparation
  const total = (await stagedIds(db, runId, kind)).length
  let prepared = 0
  let written = Promise.resolve()
  try {
    for await (const things of readAhead((last?: Thing[]) =>
      thingsAfter(preparation, kind, last),
    )) {
      const rows = await prepareBatch(preparation, kind, things)
      await written
      written = stageChanges(db, runId, kind, rows)
      // Heard when it is waited for.
      written.catch(() => {})
      prepared += things.length
      onPrepared(prepared, prepared / total)
    }
  } finally {
    // A run that ends clears the stage: nothing may be laid out after that.
    await written
  }
}

async function thingsAfter(preparation: Preparation, kind: Kind, last: Thing[] = []) {
  const { db, runId, book } = preparation
  const after = last.at(-1)?.id ?? 0
  const batch = await stagedAfter(db, { runId, kind, after, limit: batchSize })
  if (batch.size === 0) return []
  const rows: Known[] = await kinds[kind].known(db, [...batch.keys()])
  const known = new Map(rows.map((row) => [row.id, row]))
  return [...batch].map(
    ([id, told]): Thing => ({ id, told, hash: hashOf(told, book), before: known.get(id) }),
  )
}

async function prepareBatch(preparation: Preparation, kind: Kind, things: Thing[]) {
  const { report, staged } = preparation
  const counts = report.counts[kinds[kind].counts]
  const changes: { thing: Thing; row: Translation }[] = []
  for (const thing of things) {
    if (staged.refusedIds[kind].has(thing.id)) continue
    counts.read += 1
    noteUntranslated(report, staged, thing)
    noteLeftOut(report, kind, thing)
    if (isUnchanged(thing)) counts.unchanged += 1
    else {
      const row = translate(preparation, kind, thing)
      if (row) changes.push({ thing, row: gated(preparation, row, thing.before) })
    }
  }
  const taken = await takeInFiles(
    preparation,
    changes.flatMap(({ row }) => wishesOf(row)),
  )
  report.counts.files.fetched += taken.fetched
  return changes.flatMap(({ thing, row }) => {
    const { missing, ...stored } = withFiles(row, taken)
    noteMissing(report, kind, row.id, missing, taken)
    const stale = wishesOf(row).filter(({ source }) => taken.stale.has(source))
    const wanted = [...missing, ...stale.map(({ version }) => version ?? '')]
    const feedHash = hashWith(thing.hash, wanted)
    const isSame = thing.before?.feedHash === feedHash && !thing.before.hiddenAt
    if (isSame) counts.unchanged += 1
    return isSame ? [] : [{ ...stored, id: row.id, feedHash }]
  })
}

function translate({ report, staged }: Preparation, kind: Kind, thing: Thing) {
  const isOfOffice = thing.before?.source === 'office'
  const row = inOurWords(kind, thing)
  if ('id' in row && !isOfOffice) return row
  const field = 'id' in row ? 'ID' : row.refused
  const problem = isOfOffice ? 'kept-by-the-office' : 'unknown-value'
  const where = { kind, id: thing.id, index: null, language: null }
  addProblem(report, { ...where, field, problem, isRefusal: true })
  staged.refusedIds[kind].add(thing.id)
  return undefined
}

function inOurWords(kind: Kind, { id, told }: Thing): Translation | { refused: string } {
  if (told.all) {
    const { content } = wholeRecordOf(told.all)
    return ('refused' in content ? content : { ...content, id }) as ReturnType<typeof inOurWords>
  }
  const texts = Object.entries(told).map(([code, text]) => [
    code,
    withBlanks(kind, JSON.parse(text)),
  ])
  return kinds[kind].translate(Object.fromEntries(texts))
}

/** A property that lacks what the law wants is reported, or kept off the site: as the agency decided. */
function gated(
  { report, book, now }: Preparation,
  row: Translation,
  before: Known | undefined,
): Translation {
  if (!('publishPrice' in row)) return row
  const decided = withOverrides(row, before?.overrides ?? {})
  const missing = missingMentions(book, advertisedOf(decided), brusselsDay(now()))
  for (const { mention, action } of missing) {
    const where = { kind: 'property' as const, id: row.id, index: null, language: null }
    addProblem(report, { ...where, field: mention, problem: `mention-${action}`, isRefusal: false })
  }
  const isWithheld = missing.some(({ action }) => action === 'withhold')
  return isWithheld ? { ...row, isWithheld } : row
}

/** With everything it named, and not hidden meanwhile. */
function isUnchanged({ before, hash }: Thing): boolean {
  return before?.source === 'feed' && before.feedHash === hash && before.hiddenAt === null
}

/** Another decision about a legal mention makes every record worth a new look. */
export function readBy(book: RuleBook): string {
  const gate = book.filter(({ rule }) => rule.startsWith('mention-')).map(({ low }) => low)
  return `${translationVersion} ${gate}`
}

function hashOf(told: StagedTexts, book: RuleBook): string {
  const hash = createHash('sha256').update(readBy(book))
  for (const code of languages) hash.update(`\n${code}\n${told[code] ?? ''}`)
  if (told.all) hash.update(`\nall\n${told.all}`)
  return hash.digest('base64url')
}

/** What lacks a file, or has an older one, is looked at again by the next run, and is unchanged if that fails the same way. */
export function lacksFiles(feedHash: string | null): boolean {
  return feedHash?.includes('.') ?? false
}

function hashWith(hash: string, missing: string[]): string {
  if (missing.length === 0) return hash
  return `${hash}.${createHash('sha256').update(missing.join('\n')).digest('base64url').slice(0, 12)}`
}

/** Of a file this was told when it was read. */
function noteLeftOut(report: FeedReport, kind: Kind, { id, told }: Thing) {
  if (!told.all) return
  for (const fault of wholeRecordOf(told.all).leftOut) {
    const where = { kind, id, index: null, language: null }
    addProblem(report, { ...where, ...fault, isRefusal: false })
  }
}

type Media = { pictures: NamedPicture[]; documents: NamedDocument[]; plans?: NamedPicture[] }

function wishesOf({ pictures, documents, plans = [] }: Media) {
  type Named = { source: string; version?: string }
  const wish =
    (shelf: 'pictures' | 'documents') =>
    ({ source, version }: Named) => ({ shelf, source, version })
  return [...[...pictures, ...plans].map(wish('pictures')), ...documents.map(wish('documents'))]
}

function withFiles(row: Translation, taken: TakenIn) {
  const { pictures, documents, plans = [] }: Media = row
  const missing = wishesOf(row)
    .map(({ source }) => source)
    .filter((source) => !taken.known.has(source))
  return {
    ...row,
    missing,
    pictures: storedPictures(pictures, taken),
    documents: storedDocuments(documents, taken),
    ...('plans' in row ? { plans: storedPictures(plans, taken) } : {}),
  }
}

function noteMissing(
  report: FeedReport,
  kind: Kind,
  id: number,
  missing: string[],
  { problems }: TakenIn,
) {
  report.counts.files.skipped += missing.length
  for (const source of missing) {
    const problem = problems.get(source) ?? 'unreachable'
    const where = { kind, id, index: null, language: null }
    addProblem(report, { ...where, field: source.slice(0, 200), problem, isRefusal: false })
  }
}

function noteUntranslated({ counts }: FeedReport, staged: Staged, { told }: Thing) {
  for (const code of staged.languages) {
    if (!told[code]) counts.untranslated[code] = (counts.untranslated[code] ?? 0) + 1
  }
}
