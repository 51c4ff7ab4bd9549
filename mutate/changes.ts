import { isNode, type Node, type Visit } from './syntax'

type Text = (node: Node) => string

/** What stands there instead, and how to say so where the whole expression would be too long. */
export type Change = { to: string; shown?: { from: string; to: string; at: number } }
type Changes = (visit: Visit, text: Text) => Change[]

const operators: Record<string, string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
}

const comparisons = ['===', '!==', '<', '<=', '>', '>=']
const fixedAnswers: Change[] = [{ to: 'true' }, { to: 'false' }]

/** Methods that hand on what they were called on, changed: without the call it stays as it was. */
const droppedCalls = new Set(
  `at catch concat default fill filter flat int length lowercase max min multipleOf nonnegative
  normalize nullable nullish optional padEnd padStart pipe positive prefault reduce refine regex
  replace replaceAll reverse slice sort strict substring superRefine toLocaleLowerCase
  toLocaleUpperCase toLowerCase toReversed toSorted toSpliced toUpperCase transform trim trimEnd
  trimStart with`.split(/\s+/),
)

const otherCalls = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['ceil', 'floor'],
  ['floor', 'ceil'],
  ['round', 'floor'],
  ['trunc', 'ceil'],
])
const extremes = new Map([
  ['min', 'max'],
  ['max', 'min'],
])

/** What could stand in place of an expression without a good test noticing. */
export const changesOf: Record<string, Changes> = {
  BinaryExpression: ({ node }, text) => {
    const operator = String(node.operator)
    if (operator === '+' && [node.left, node.right].some(isText)) return []
    const fixed = comparisons.includes(operator) ? fixedAnswers : []
    return [...withOperator(node, text), ...fixed]
  },
  LogicalExpression: ({ node, above }, text) => [
    ...withOperator(node, text),
    ...(isTest(node, above[0]) ? fixedAnswers : []),
  ],
  AssignmentExpression: ({ node }, text) => withOperator(node, text),
  UnaryExpression: ({ node }, text) =>
    node.operator === '!' || node.operator === '-' ? [{ to: text(node.argument as Node) }] : [],
  UpdateExpression: ({ node }, text) => [
    { to: text(node).replace(/\+\+|--/, (operator) => (operator === '++' ? '--' : '++')) },
  ],
  Literal: ({ node }) => literalChanges(node).map((to) => ({ to })),
  TemplateLiteral: ({ node }) => (node.end - node.start > 2 ? [{ to: "''" }] : []),
  ArrayExpression: ({ node }) => ((node.elements as unknown[]).length > 0 ? [{ to: '[]' }] : []),
  ObjectExpression: ({ node }) => ((node.properties as unknown[]).length > 0 ? [{ to: '{}' }] : []),
  CallExpression: ({ node }, text) => callChanges(node, text),
  ChainExpression: ({ node }, text) => chainChanges(node, text),
}

/** A condition that is not a comparison: a name, a call, a negation. */
export function conditionChanges({ node, above }: Visit): Change[] {
  const has = ['BinaryExpression', 'LogicalExpression', 'Literal'].includes(node.type)
  return !has && isTest(node, above[0]) ? fixedAnswers : []
}

/** What a short function answers. A comparison has answers of its own. */
export function answerChanges({ node, above: [parent] }: Visit): Change[] {
  const isAnswer = parent?.type === 'ArrowFunctionExpression' && parent.body === node
  const has = ['BlockStatement', 'BinaryExpression'].includes(node.type)
  return isAnswer && !has ? [{ to: 'undefined' }] : []
}

function isTest(node: Node, parent: Node | undefined): boolean {
  return parent !== undefined && parent.test === node
}

function isText(node: unknown): boolean {
  return isNode(node) && (node.type === 'TemplateLiteral' || typeof node.value === 'string')
}

function withOperator(node: Node, text: Text): Change[] {
  const [left, right] = [node.left as Node, node.right as Node]
  const operator = String(node.operator)
  return (operators[operator] ?? []).map((other) => ({
    to: `(${text(left)}) ${other} (${text(right)})`,
    shown: { from: text(node), to: `… ${other} …`, at: right.start },
  }))
}

function literalChanges(node: Node): string[] {
  if (typeof node.regex === 'object') return patternChanges(String(node.raw))
  if (typeof node.value === 'string') return [node.value === '' ? "'…'" : "''"]
  if (typeof node.value === 'number') return [String(node.value + 1)]
  return typeof node.value === 'boolean' ? [String(!node.value)] : []
}

function patternChanges(raw: string): string[] {
  const end = raw.lastIndexOf('/')
  const [pattern, flags] = [raw.slice(1, end), raw.slice(end + 1)]
  const looser = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')]
  const changed = [
    ...looser.map((each) => `/${each}/${flags}`),
    `/${pattern}/${flags.replace('i', '')}`,
  ]
  return changed.filter((each) => each !== raw && !each.startsWith('//'))
}

function callChanges(node: Node, text: Text): Change[] {
  const callee = node.callee as Node
  if (callee.type !== 'MemberExpression' || callee.computed === true) return []
  const [object, name] = [callee.object as Node, text(callee.property as Node)]
  const rest = text(node).slice(callee.end - node.start)
  const isMath = text(object) === 'Math'
  const other = otherCalls.get(name) ?? (isMath ? extremes.get(name) : undefined)
  const at = (callee.property as Node).start
  if (other) {
    const shown = { from: `.${name}${rest}`, to: `.${other}(…)`, at }
    return [{ to: `${text(object)}.${other}${rest}`, shown }]
  }
  const isTool = object.type === 'Identifier' && /^(z|[A-Z]\w*)$/.test(text(object))
  if (!droppedCalls.has(name) || isTool) return []
  return [{ to: text(object), shown: { from: `.${name}${rest}`, to: '', at } }]
}

/** `a?.b` as `a.b`: was it ever missing? */
function chainChanges(node: Node, text: Text): Change[] {
  const whole = text(node)
  const links: Node[] = []
  for (let at = node.expression as Node | undefined; at; at = inner(at)) {
    if (at.optional === true) links.push(at)
  }
  return links.map((link) => {
    const before = (inner(link)?.end ?? 0) - node.start
    const without = link.type === 'MemberExpression' && link.computed !== true ? '.' : ''
    return { to: whole.slice(0, before) + whole.slice(before).replace('?.', without) }
  })
}

function inner(link: Node): Node | undefined {
  return (link.object ?? link.callee ?? link.expression) as Node | undefined
}
