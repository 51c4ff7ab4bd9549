import type * as z from 'zod'

/** Why a field was refused: a key of the messages, and what that message needs to know. */
export type Problem = { key: ProblemKey; min?: number; max?: number; names?: string }
export type Problems = Record<string, Problem>

type ProblemKey =
  | 'required'
  | 'too-small'
  | 'too-large'
  | 'too-short'
  | 'too-long'
  | 'not-one-of'
  | 'format'
  | 'some-language'
  | 'known'
  | 'taken'
  | 'last-manager'
  | 'wrong-order'
  | 'too-many-days'
  | 'day-known'
  | 'calendar-address'
  | 'unknown-home'
  | 'medium-known'
  | 'placeholder'
  | 'order'
  | 'choose'
  | 'taken'
  | 'invalid'

/** In a field or anything below it. */
export function hasProblem(problems: Problems, path: string): boolean {
  return Object.keys(problems).some((each) => each === path || each.startsWith(`${path}.`))
}

type Issue = z.core.$ZodIssue

/** The first problem of each field, by its path: "params.title". */
export function problemsOf({ issues }: z.ZodError): Problems {
  const problems: Problems = {}
  for (const issue of issues.flatMap(within)) problems[issue.path.join('.')] ??= problemOf(issue)
  return problems
}

/** Of a value that may be one of several things: what is wrong with the one it comes closest to. */
function within(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length)
  return closest.flatMap((each) => within({ ...each, path: [...issue.path, ...each.path] }))
}

function problemOf(issue: Issue): Problem {
  switch (issue.code) {
    case 'too_small':
      return sizeProblem('too-small', 'too-short', issue.origin, { min: Number(issue.minimum) })
    case 'too_big':
      return sizeProblem('too-large', 'too-long', issue.origin, { max: Number(issue.maximum) })
    case 'invalid_type':
      return { key: issue.input === undefined || issue.input === null ? 'required' : 'invalid' }
    case 'invalid_value':
      return { key: 'not-one-of' }
    case 'invalid_format':
      return { key: issue.input === '' ? 'required' : 'format' }
    case 'custom':
      return {
        key: (issue.params?.key as ProblemKey | undefined) ?? 'invalid',
        max: issue.params?.max,
        names: issue.params?.names,
      }
    default:
      return { key: 'invalid' }
  }
}

function sizeProblem(
  ofNumber: ProblemKey,
  ofText: ProblemKey,
  origin: string,
  limit: { min?: number; max?: number },
): Problem {
  if (limit.min === 1 && origin === 'string') return { key: 'required' }
  return { key: origin === 'string' || origin === 'array' ? ofText : ofNumber, ...limit }
}
