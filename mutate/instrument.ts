import type { Mutant } from './mutants'
import { type Node, parse, visits } from './syntax'

/**
 * The file with all its mutants in it, each asleep until its number is called: so a file is
 * transformed once, however many mistakes are tried.
 */
export function instrument(file: string, code: string, mutants: Mutant[]): string {
  const before = new Map<number, string[]>()
  const after = new Map<number, string[]>()
  const put = (start: number, end: number, opening: string, closing: string) => {
    before.set(start, [...(before.get(start) ?? []), opening])
    after.set(end, [closing, ...(after.get(end) ?? [])])
  }
  const places = Map.groupBy(mutants, ({ kind, start, end }) => `${kind} ${start} ${end}`)
  for (const { node } of visits(parse(file, code))) {
    for (const kind of ['statement', 'body', 'expression'] as const) {
      const here = places.get(`${kind} ${node.start} ${node.end}`)
      if (!here) continue
      // A node and its only child can share their place: both name the same mutants.
      places.delete(`${kind} ${node.start} ${node.end}`)
      wrap(kind, here, node, put)
    }
    if (isLoop(node)) guard(node.body as Node, put)
  }
  const at = [...Array(code.length + 1).keys()]
  return at
    .map((i) => [...(after.get(i) ?? []), ...(before.get(i) ?? []), code[i] ?? ''].join(''))
    .join('')
}

type Put = (start: number, end: number, opening: string, closing: string) => void

function wrap(kind: Mutant['kind'], here: Mutant[], { start, end }: Node, put: Put) {
  const [first] = here
  if (kind === 'statement') put(start, end, `{ if (!mutant(${first?.id})) { `, ' } }')
  else if (kind === 'body') put(start + 1, end, ` if (mutant(${first?.id})) return; `, '')
  else {
    const choices = here.map(({ id, to }) => `mutant(${id}) ? (${to}) : `)
    put(start, end, `(${choices.join('')}(`, '))')
  }
}

function isLoop({ type }: Node): boolean {
  return /^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(type)
}

/** A mistake can make a loop endless: it is counted, and stopped. */
function guard(body: Node, put: Put) {
  if (body.type === 'BlockStatement') put(body.start + 1, body.end, ' mutant.turn(); ', '')
  else put(body.start, body.end, '{ mutant.turn(); ', ' }')
}
