import { parseSync } from 'vite'

/** A node of the syntax tree, as far as mutants are concerned. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** What is visited, with what stands above it, nearest first. */
export type Visit = { node: Node; above: Node[] }

export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** Every node that runs, parents before children: no types, no imports, no names of properties. */
export function visits(node: Node, above: Node[] = []): Visit[] {
  if (!isRun(node)) return []
  const children = Object.entries(node)
    .filter(([key]) => key !== 'key' || node.computed === true)
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
  return [{ node, above }, ...children.flatMap((child) => visits(child, [node, ...above]))]
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

const onlyTyped = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']
const neverRun = ['ImportDeclaration', 'ExportAllDeclaration']

function isRun(node: Node): boolean {
  if (neverRun.includes(node.type) || typeof node.directive === 'string') return false
  if (node.type === 'TaggedTemplateExpression') return false
  return !node.type.startsWith('TS') || onlyTyped.includes(node.type)
}
