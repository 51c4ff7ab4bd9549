import { type ESTree, parseSync, Visitor } from 'vite'
import type { SourceFile } from './source-file'

const tests = ['describe', 'it', 'test']

/** What is not run proves nothing, and a step is a part of a test. */
const provesNothing = ['fixme', 'skip', 'step', 'todo']

/** What the tests of a file are called, as it is read in a report: no comments, no other texts. */
export function titlesOf(file: SourceFile): string[] {
  const titles: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const [root, ...turns] = namesIn(callee)
      if (!root || !tests.includes(root)) return
      if (turns.some((turn) => provesNothing.includes(turn))) return
      const text = textOf(title)
      if (text !== undefined) titles.push(text)
    },
  }).visit(parseSync(file.path, file.text).program)
  return titles
}

/** `test.describe.only` and `test.each([1, 2])` as their names; of the latter the call is left out. */
function namesIn(callee: ESTree.Expression | ESTree.Super): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return namesIn(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.computed) return []
  return [...namesIn(callee.object), callee.property.name]
}

function textOf(title: ESTree.Argument | undefined): string | undefined {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title?.type !== 'TemplateLiteral') return undefined
  return title.quasis.map(({ value }) => value.cooked ?? '').join('…')
}
