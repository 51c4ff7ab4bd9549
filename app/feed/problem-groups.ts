import type { FeedProblem } from './feed-report'

export type ProblemGroup = Pick<FeedProblem, 'problem' | 'isRefusal'> & {
  /** Null where each has its own: the address of a file. */
  field: string | null
  problems: FeedProblem[]
}

const ofFiles = ['not-a-picture', 'not-a-document', 'unreachable']

/** What is equally wrong with many records is told once, in the order of the first. */
export function groupProblems(problems: FeedProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const each of problems) {
    const { problem, isRefusal } = each
    const field = ofFiles.includes(problem) ? null : each.field
    const key = JSON.stringify([problem, isRefusal, field])
    const group = groups.get(key) ?? { problem, isRefusal, field, problems: [] }
    group.problems.push(each)
    groups.set(key, group)
  }
  return [...groups.values()]
}
