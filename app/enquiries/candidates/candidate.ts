/**
 * Why an agency may decide about a candidate tenant: the property, the order, the amount of income. Origin,
 * family, health, where income comes from and the like are no grounds (law of 10 May 2007, and the
 * decrees of the regions), so they cannot be chosen.
 */
export const grounds = {
  invited: ['visited-home', 'next-in-order'],
  waiting: ['earlier-candidates', 'owner-decides'],
  refused: [
    'did-not-visit',
    'no-reply',
    'file-incomplete',
    'income-too-low',
    'too-many-persons',
    'start-day',
    'other-chosen',
    'withdrew',
    'home-withdrawn',
  ],
  chosen: ['first-suitable'],
} as const satisfies Record<string, readonly string[]>

export type CandidateStep = keyof typeof grounds
export type CandidateStatus = 'applied' | CandidateStep
type Ground = (typeof grounds)[CandidateStep][number]

const next: Record<CandidateStatus, CandidateStep[]> = {
  applied: ['invited', 'waiting', 'refused'],
  waiting: ['invited', 'refused'],
  invited: ['invited', 'waiting', 'chosen', 'refused'],
  // A contract that falls through opens the list again.
  chosen: ['refused'],
  refused: ['invited'],
}

export function nextCandidateSteps(status: CandidateStatus): CandidateStep[] {
  return next[status]
}

export function isCandidateStep(value: unknown): value is CandidateStep {
  return typeof value === 'string' && Object.hasOwn(grounds, value)
}

export function isLawful(step: CandidateStep, ground: string): ground is Ground {
  return grounds[step].some((each) => each === ground)
}

export function candidateStatus(noted: { step: string | null }[]): CandidateStatus {
  return (
    noted
      .map(({ step }) => step)
      .filter(isCandidateStep)
      .at(-1) ?? 'applied'
  )
}

export type Candidate = { id: string; status: CandidateStatus; hasFile: boolean }

/** `candidates` in the order in which they came: who came earlier is decided about earlier. */
export function candidateProblem(
  { id, step, ground }: { id: string; step: CandidateStep; ground: string },
  candidates: Candidate[],
) {
  const at = candidates.findIndex((each) => each.id === id)
  const candidate = candidates[at]
  if (!candidate) return 'no-candidate'
  if (!isLawful(step, ground)) return 'no-lawful-ground'
  if (!nextCandidateSteps(candidate.status).includes(step)) return 'decided'
  if (step !== 'chosen') return undefined
  if (!candidate.hasFile) return 'no-file'
  if (candidates.some(({ status }) => status === 'chosen')) return 'other-chosen'
  const isPassed = candidates.slice(0, at).some(({ status }) => status !== 'refused')
  return isPassed ? 'earlier-first' : undefined
}
