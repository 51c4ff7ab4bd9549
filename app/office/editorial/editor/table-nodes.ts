import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { type Editor, Node } from '@tiptap/react'

/** As the commands for tables know our nodes. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const told = Number(element.getAttribute(name))
    return Number.isInteger(told) && told > 1 && told < 100 ? told : 1
  },
  renderHTML: (told: Record<string, unknown>) => (told[name] === 1 ? {} : { [name]: told[name] }),
})

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: '(paragraph | heading | bulletList | orderedList | blockquote)+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const step = (key: string, way: 1 | -1) => [
  key,
  ({ editor }: { editor: Editor }) => goToNextCell(way)(editor.state, editor.view.dispatch),
]

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  // In the last cell the key leads out of the text, as everywhere.
  addKeyboardShortcuts: () => Object.fromEntries([step('Tab', 1), step('Shift-Tab', -1)]),
})

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const tableNodes = [table, tableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')]

/** Right behind the table that somebody writes in; elsewhere where they write. */
export function placeOutside({ state }: Editor): number {
  const { $from, to } = state.selection
  const depths = Array.from({ length: $from.depth }, (_, at) => at + 1)
  const depth = depths.find((each) => $from.node(each).type.name === 'table')
  return depth === undefined ? to : $from.after(depth)
}

/** A row of headings and two below it. */
export function insertTable(editor: Editor) {
  const row = (type: 'tableCell' | 'tableHeader') => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
  })
  const content = [row('tableHeader'), row('tableCell'), row('tableCell')]
  const { from } = editor.state.selection
  editor.chain().focus().insertContent({ type: 'table', content }).run()
  let first: number | undefined
  editor.state.doc.descendants((node, at) => {
    if (first === undefined && node.type.name === 'tableHeader' && at >= from - 1) first = at + 2
  })
  if (first !== undefined) editor.commands.setTextSelection(first)
}
