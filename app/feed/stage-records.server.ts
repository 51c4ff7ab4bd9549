import type { Database } from '../database/client.server'
import { isLanguage, type Language } from '../language/languages'
import { cleanTexts } from './clean-texts.server'
import { addProblem, type FeedReport } from './feed-report'
import { measureStage, stageRecords } from './queries.server'
import type { FeedPart } from './reading/read-records'
import { UnreadableFeed } from './reading/unreadable-feed'
import type { FeedMarquee, FeedType } from './records/feed-look-ups'
import type { FeedProperty } from './records/feed-record'
import { type JudgedKind, judgeRecord } from './records/judge-record'
import { kindOfList, kindOfRecord, languageOfList, type PartKind } from './records/part-kind'

/** Where records come from; the language is for feeds whose files do not tell. */
export type FeedSource = {
  name: string
  language?: Language
  parts: AsyncIterable<FeedPart>
  /** How much of it is read, from 0 to 1, when that can be told. */
  share?: () => number | undefined
}

export type Staged = {
  /** Kinds the feed speaks about: of the others nothing is missing. */
  kinds: Set<PartKind>
  languages: Set<Language>
  types: FeedType[]
  marquees: FeedMarquee[]
  /** Refused, yet still in the feed: they are not removed. */
  refusedIds: Record<'property' | 'project', Set<number>>
  /** It cannot be told what is missing, as when a record has no readable id: then none is removed. */
  hasUnknownIds: boolean
  /** Every record that was laid out, to name those that come twice. */
  seen: Set<string>
  /** All that the source has, when it told that apart from its records. */
  existing?: Record<'property' | 'project', number[]>
}

export type Stage = {
  db: Database
  runId: string
  report: FeedReport
  onRead: (records: number, share?: number) => void
}
type Waiting = { id: number; language: Language; record: unknown }

export function emptyStaged(): Staged {
  return {
    kinds: new Set(),
    languages: new Set(),
    types: [],
    marquees: [],
    refusedIds: { property: new Set(), project: new Set() },
    hasUnknownIds: false,
    seen: new Set(),
  }
}

const batchSize = 200
/** A look-up is a short list; more than that is a mistake. */
const mostLookUps = 500

/** Reads everything and lays out what is sound; the site is not touched. */
export async function stageSources(stage: Stage, sources: FeedSource[]): Promise<Staged> {
  const staged = emptyStaged()
  const waiting: Record<'property' | 'project', Waiting[]> = { property: [], project: [] }
  let written = Promise.resolve()
  /** The next batch is read while this one is written. */
  const flush = async (kind: 'property' | 'project') => {
    await written
    written = stageRecords(stage.db, stage.runId, kind, waiting[kind].splice(0))
    // Heard when it is waited for.
    written.catch(() => {})
  }
  let read = 0
  try {
    for (const [index, source] of sources.entries()) {
      const share = () => {
        const done = source.share?.()
        return done === undefined ? undefined : (index + done) / sources.length
      }
      for await (const part of source.parts) {
        const sound = takePart(stage.report, staged, source, part)
        if (part.what === 'record') stage.onRead(++read, share())
        if (!sound) continue
        waiting[sound.kind].push(sound)
        if (waiting[sound.kind].length >= batchSize) await flush(sound.kind)
      }
    }
    if (read === 0) throw new UnreadableFeed('empty')
    await flush('property')
    await flush('project')
  } finally {
    // A run that ends clears the stage: nothing may be laid out after that.
    await written
  }
  await measureStage(stage.db)
  return staged
}

/** A record that is to be laid out; undefined for lists, look-ups and what was refused. */
function takePart(report: FeedReport, staged: Staged, source: FeedSource, part: FeedPart) {
  const listKind = kindOfList(part.path)
  if (part.what === 'list') {
    if (listKind) staged.kinds.add(listKind)
    return undefined
  }
  const { record, index } = part
  const isObject = typeof record === 'object' && record !== null && !Array.isArray(record)
  const kind = listKind ?? (isObject ? kindOfRecord(record) : 'property')
  staged.kinds.add(kind)
  if (kind === 'city') return undefined
  const language =
    (isObject && ownLanguage(record)) || (languageOfList(part.path) ?? source.language)
  const judged = judgeRecord(kind, isObject ? { ...record, language } : {})
  const where = { kind, index, language: isLanguage(language) ? language : null }
  if (judged.outcome === 'refused') {
    refuse(report, staged, { ...where, id: judged.id }, judged.faults)
    return undefined
  }
  return takeSound(report, staged, where, judged)
}

type Where = { kind: JudgedKind; index: number; language: Language | null }
type Faults = { field: string; problem: string }[]

function refuse(
  report: FeedReport,
  staged: Staged,
  where: Where & { id: number | null },
  faults: Faults,
) {
  for (const fault of faults) addProblem(report, { ...where, ...fault, isRefusal: true })
  if (where.kind !== 'property' && where.kind !== 'project') return
  if (where.id === null) {
    staged.hasUnknownIds = true
    report.counts[where.kind === 'property' ? 'properties' : 'projects'].refused += 1
  } else staged.refusedIds[where.kind].add(where.id)
}

function takeSound(
  report: FeedReport,
  staged: Staged,
  where: Where,
  judged: Extract<ReturnType<typeof judgeRecord>, { outcome: 'sound' }>,
) {
  const { language, leftOut, readWithCare } = judged
  staged.languages.add(language)
  if (where.kind === 'type') {
    if (staged.types.length < mostLookUps) staged.types.push(cleanTexts(judged.record as FeedType))
    return undefined
  }
  if (where.kind === 'marquee') {
    const badge = judged.record as FeedMarquee
    if (staged.marquees.length < mostLookUps) staged.marquees.push(cleanTexts(badge))
    return undefined
  }
  const told = cleanTexts(judged.told as Partial<FeedProperty>)
  noteBadge(staged, told, language)
  const id = told.ID ?? 0
  const twice = isSeenAgain(staged, where.kind, id, language) ? [duplicate] : []
  for (const note of [...leftOut, ...readWithCare, ...twice]) {
    addProblem(report, { ...where, id, ...note, isRefusal: false })
  }
  return { kind: where.kind, id, language, record: told }
}

const duplicate = { field: 'ID', problem: 'told-twice' }

/** The last one has the say; which one that is, is chance. */
function isSeenAgain({ seen }: Staged, kind: JudgedKind, id: number, language: Language): boolean {
  const name = `${kind} ${id} ${language}`
  const isAgain = seen.has(name)
  seen.add(name)
  return isAgain
}

/** A feed without a list of badges still names those it uses. */
function noteBadge(
  staged: Staged,
  { Marquee, MarqueeName }: Partial<FeedProperty>,
  language: Language,
) {
  if (!Marquee || !MarqueeName || staged.marquees.length >= mostLookUps) return
  const isKnown = staged.marquees.some(
    (badge) => badge.ID === Marquee && badge.language === language,
  )
  if (isKnown) return
  const badge = { ID: Marquee, Name: MarqueeName, language, ShowOnMap: null, Color: '' }
  staged.marquees.push(badge)
}

/** What a record says of itself goes before where it was found. */
function ownLanguage(record: unknown): string | undefined {
  const { language, Language } = record as { language?: unknown; Language?: unknown }
  const told = language || Language
  return typeof told === 'string' ? told.trim().toLowerCase() : undefined
}
