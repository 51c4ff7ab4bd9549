import type { Language } from '../language/languages'
import { addInOrder } from './problem-fate'
import type { UnreadableReason } from './reading/unreadable-feed'

export type FeedOutcome =
  | 'applied'
  | 'held-back'
  | 'busy'
  | 'failed'
  | 'interrupted'
  | UnreadableReason

export type FeedProblem = {
  kind: 'property' | 'project' | 'type' | 'marquee'
  /** Null when not even the id can be read; `index` then tells its place in the list. */
  id: number | null
  index: number | null
  language: Language | null
  field: string
  /** What is wrong, as a code: "expected-number", "too-large", "told-twice", "read-as-1250". */
  problem: string
  /** The record changes nothing; otherwise only the field is left out. */
  isRefusal: boolean
}

export type KindCounts = {
  read: number
  added: number
  changed: number
  unchanged: number
  hidden: number
  refused: number
}

export type FeedCounts = {
  properties: KindCounts
  projects: KindCounts
  /** Properties and projects that have no title in a language the feed otherwise speaks. */
  untranslated: Partial<Record<Language, number>>
  files: { fetched: number; known: number; skipped: number }
  /** All of them; the stored list ends after a thousand. */
  problems: number
  /** When held back: how many properties were shown, and how many of them would leave. */
  leaving?: { shown: number; leaving: number; who?: Leavers }
}

/** Our numbers of what would leave the site. */
export type Leavers = { property: number[]; project: number[] }

export type FeedReport = { outcome: FeedOutcome; counts: FeedCounts; problems: FeedProblem[] }

const none = { read: 0, added: 0, changed: 0, unchanged: 0, hidden: 0, refused: 0 }
const mostProblems = 1_000

export function emptyReport(): FeedReport {
  return {
    outcome: 'applied',
    counts: {
      properties: { ...none },
      projects: { ...none },
      untranslated: {},
      files: { fetched: 0, known: 0, skipped: 0 },
      problems: 0,
    },
    problems: [],
  }
}

export function addProblem({ counts, problems }: FeedReport, problem: FeedProblem) {
  counts.problems += 1
  addInOrder(problems, problem, mostProblems)
}

/** A run counts as failed when it refused anything, or did not reach the site. */
export function isClean({ outcome, counts }: FeedReport): boolean {
  return outcome === 'applied' && counts.properties.refused === 0 && counts.projects.refused === 0
}
