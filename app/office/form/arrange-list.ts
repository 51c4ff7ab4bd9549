import { languages } from '../../language/languages'

type Values = Record<string, unknown>

/**
 * What the buttons of a list do, with or without a script: "add:columns", "remove:columns.2",
 * "up:columns.2", "down:columns.2"; and those of a text in several languages: "copy:title.fr". A command
 * about nothing changes nothing.
 */
export function arrangeList(values: Values, command: string): Values {
  const [verb = '', path = ''] = command.split(':')
  const steps = path.split('.')
  if (verb === 'copy') return withCopy(structuredClone(values), steps)
  const at = verb === 'add' ? -1 : Number(steps.pop())
  const copy = structuredClone(values)
  const list = steps.reduce<unknown>((holder, step) => partOf(holder, step), copy)
  if (!Array.isArray(list)) return copy
  if (verb === 'add') list.push({})
  if (verb === 'remove' && at in list) list.splice(at, 1)
  if (verb === 'up') swap(list, at, at - 1)
  if (verb === 'down') swap(list, at, at + 1)
  return copy
}

/** Into a language that is still empty, from the first in which something is said. */
function withCopy(values: Values, steps: string[]): Values {
  const into = languages.find((each) => each === steps.at(-1))
  const texts = steps.slice(0, -1).reduce<unknown>((holder, step) => partOf(holder, step), values)
  if (!into || typeof texts !== 'object' || texts === null || partOf(texts, into)) return values
  const from = languages.find((each) => partOf(texts, each))
  if (from) Object.assign(texts, { [into]: partOf(texts, from) })
  return values
}

function swap(list: unknown[], one: number, other: number) {
  if (!(one in list) || !(other in list)) return
  const [first, second] = [list[one], list[other]]
  list[one] = second
  list[other] = first
}

function partOf(holder: unknown, step: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
    ? (holder as Values)[step]
    : undefined
}
