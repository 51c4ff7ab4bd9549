/** What came of a problem, the gravest first: that is the order in which they are told. */
const fates = ['refused', 'left-out', 'told-twice', 'read-with-care', 'lacks-by-law'] as const
export type ProblemFate = (typeof fates)[number]

type Problem = { problem: string; isRefusal: boolean }

export function problemFate({ problem, isRefusal }: Problem): ProblemFate {
  if (isRefusal) return 'refused'
  if (problem.startsWith('mention-')) return 'lacks-by-law'
  if (problem.startsWith('read-as-')) return 'read-with-care'
  return problem === 'told-twice' ? 'told-twice' : 'left-out'
}

/** A long list of small things never pushes out a grave one. */
export function addInOrder<Told extends Problem>(problems: Told[], problem: Told, most: number) {
  const rank = (each: Problem) => fates.indexOf(problemFate(each))
  const own = rank(problem)
  const at = problems.findLastIndex((each) => rank(each) <= own) + 1
  problems.splice(at, 0, problem)
  if (problems.length > most) problems.pop()
}
