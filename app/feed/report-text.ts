import type { FeedOutcome, FeedProblem, FeedReport, KindCounts } from './feed-report'
import { type ProblemFate, problemFate } from './problem-fate'

/** For the operator's terminal and the log: one line for a failed run, a short table for the others. */
const refusals: Partial<Record<FeedOutcome, string>> = {
  'not-json': 'The feed is not JSON. Nothing was changed.',
  'not-text': 'The feed is not UTF-8 text. Nothing was changed.',
  empty: 'The feed is empty. Nothing was changed.',
  truncated: 'The feed breaks off before its end. Nothing was changed.',
  'too-long': 'The feed holds a value of over 2 MB, which is no record. Nothing was changed.',
  'wrong-shape': 'The feed holds no list of records. Nothing was changed.',
  unreachable: 'The feed could not be opened. Nothing was changed.',
  'not-let-in': 'The CRM does not let us in with these credentials. Nothing was changed.',
  'other-key': 'The credentials are encrypted with another key. Nothing was changed.',
  overloaded: 'The CRM asks for rest, or has trouble of its own. Nothing was changed.',
  unsteady: 'What the CRM lists does not add up. Nothing was changed.',
  busy: 'Another import is running. Nothing was changed.',
  failed: 'The import failed. Nothing was changed.',
}
const mostLines = 50

export function refusalText(outcome: FeedOutcome): string {
  return refusals[outcome] ?? outcome
}

export function reportText({ outcome, counts, problems }: FeedReport): string {
  const refusal = refusals[outcome]
  if (refusal) return refusal
  const { files, untranslated } = counts
  const gaps = Object.entries(untranslated).map(([language, count]) => `${count} in ${language}`)
  return [
    ...(outcome === 'held-back' ? [heldBack(counts.leaving)] : []),
    line('Properties', counts.properties),
    line('Projects', counts.projects),
    `Files: ${files.fetched} fetched, ${files.skipped} skipped`,
    ...(gaps.length > 0 ? [`Not translated: ${gaps.join(', ')}`] : []),
    ...problems.slice(0, mostLines).map(problemText),
    ...(counts.problems > mostLines ? [`… and ${counts.problems - mostLines} more`] : []),
  ].join('\n')
}

function heldBack(leaving?: { shown: number; leaving: number }): string {
  const { shown = 0, leaving: gone = 0 } = leaving ?? {}
  return `Held back, nothing was changed: ${gone} of ${shown} would leave the site. --force to go on.`
}

function line(name: string, counts: KindCounts): string {
  const { added, changed, unchanged, hidden, refused } = counts
  return `${name}: ${added} added, ${changed} changed, ${unchanged} unchanged, ${hidden} hidden, ${refused} refused`
}

const fateWords: Record<ProblemFate, string> = {
  refused: 'Refused',
  'left-out': 'Left out',
  'told-twice': 'Told twice, the last one counts',
  'read-with-care': 'Look at',
  'lacks-by-law': 'Lacks by law',
}

function problemText(told: FeedProblem): string {
  const { kind, id, index, language, field, problem } = told
  const fate = problemFate(told)
  const which = id ?? `at place ${index ?? '?'}`
  const inLanguage = language ? ` (${language})` : ''
  const start = `${fateWords[fate]}: ${kind} ${which}${inLanguage}`
  if (fate === 'told-twice') return start
  if (fate !== 'lacks-by-law') return `${start}: ${field || 'record'}: ${problem}`
  return `${start}: ${field}${problem === 'mention-withhold' ? ' (kept off the site)' : ''}`
}
