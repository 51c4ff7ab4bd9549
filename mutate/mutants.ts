import { answerChanges, type Change, changesOf, conditionChanges } from './changes'
import { type Node, parse, type Visit, visits } from './syntax'

/** One small mistake that could be made in a file. */
export type Mutant = {
  id: number
  start: number
  end: number
  line: number
  /** An expression has another in its place, a statement is left out, a function does nothing. */
  kind: 'expression' | 'statement' | 'body'
  to: string
  /** The change in words: what stood there, and what stands there now. */
  change: string
}

const longestShown = 70

export function findMutants(file: string, code: string): Mutant[] {
  const text = ({ start, end }: Node) => code.slice(start, end)
  const mutants: Mutant[] = []
  const add = (node: Node, kind: Mutant['kind'], { to, shown }: Change) => {
    const { start, end } = node
    const line = code.slice(0, shown?.at ?? start).split('\n').length
    const change = `${inShort(shown?.from ?? text(node))} → ${inShort(shown?.to ?? to)}`
    mutants.push({ id: mutants.length + 1, start, end, line, kind, to, change })
  }
  for (const visit of visits(parse(file, code))) {
    const { node } = visit
    if (node.type === 'ExpressionStatement') add(node, 'statement', { to: '' })
    if (isBody(visit)) add(node, 'body', { to: '{}' })
    if (!canBeWrapped(visit)) continue
    const changes = changesOf[node.type]?.(visit, text) ?? []
    for (const change of [...changes, ...conditionChanges(visit), ...answerChanges(visit)]) {
      add(node, 'expression', change)
    }
  }
  return mutants
}

function inShort(code: string): string {
  const line = code.replace(/\s+/g, ' ') || '(left out)'
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line
}

function isBody({ node, above: [parent] }: Visit): boolean {
  const isFunction = /Function|^Arrow/.test(parent?.type ?? '')
  return isFunction && node.type === 'BlockStatement' && (node.body as Node[]).length > 0
}

/** An expression whose place takes any other: not a target, and not a link of `a?.b.c`. */
function canBeWrapped({ node, above }: Visit): boolean {
  const [parent] = above
  if (!parent) return false
  if (parent.type === 'AssignmentExpression' && parent.left === node) return false
  if (parent.type === 'UpdateExpression' || parent.type === 'ExpressionStatement') {
    return node.type === 'AssignmentExpression'
  }
  if (node.type === 'ChainExpression') return true
  return !isLink(node, above)
}

function isLink(node: Node, above: Node[]): boolean {
  const [parent, ...rest] = above
  if (!parent) return false
  if (parent.type === 'ChainExpression') return true
  const isInside = parent.object === node || parent.callee === node
  const hasNoEnd = parent.type === 'TSNonNullExpression'
  return (isInside || hasNoEnd) && isLink(parent, rest)
}
