import path from 'node:path'
import type { SourceFile } from './source-file'

const isSheet = ({ path: file }: SourceFile) => file.endsWith('.css')
const isModule = ({ path: file }: SourceFile) => file.endsWith('.module.css')

/** Classes that nobody uses, and classes that are used and stand in no style sheet: one line each. */
export function looseClasses(files: SourceFile[]): string[] {
  const sheets = files.filter(isSheet)
  const screens = files.filter((file) => !isSheet(file))
  const shared = sheets.filter((sheet) => !isModule(sheet))
  const known = new Set(shared.flatMap((sheet) => classesOf(sheet).own))
  const said = new Set(screens.flatMap(wordsSaid))
  const uses = screens.flatMap(usesIn)
  return [
    ...shared.flatMap((sheet) => unused(sheet, said)),
    ...sheets.flatMap((sheet) =>
      classesOf(sheet)
        .others.filter((name) => !known.has(name))
        .map((name) => `${sheet.path}: .${name} stands in no shared sheet`),
    ),
    ...sheets.filter(isModule).flatMap((sheet) => {
      const mine = uses.filter((use) => use.sheet === sheet.path)
      const isPicked = mine.some(({ name }) => name === byWord)
      const used = new Set([...mine.map(({ name }) => name), ...(isPicked ? said : [])])
      return [...unused(sheet, used), ...missing(sheet, mine)]
    }),
  ]
}

type Use = { screen: string; sheet: string; name: string }

/** `styles[state]`: any word may be meant. */
const byWord = '[]'

/** `styles.card` of an imported module, wherever a file writes it. */
function usesIn({ path: screen, text }: SourceFile): Use[] {
  const imports = text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)
  return [...imports].flatMap(([, module = '', from = '']) => {
    const sheet = path.posix.join(path.posix.dirname(screen), from)
    const picked = text.matchAll(new RegExp(`(?<![\\w./'"\`-])${module}(?:\\.(\\w+)|\\[)`, 'g'))
    return [...picked].map(([, name = byWord]) => ({ screen, sheet, name }))
  })
}

function unused(sheet: SourceFile, used: Set<string>): string[] {
  const names = [...new Set(classesOf(sheet).own)].filter((name) => !used.has(name))
  return names.map((name) => `${sheet.path}: nobody uses .${name}`)
}

function missing(sheet: SourceFile, uses: Use[]): string[] {
  const { own } = classesOf(sheet)
  return uses
    .filter(({ name }) => name !== byWord && !own.includes(name))
    .map(({ screen, name }) => `${screen}: .${name} does not stand in ${sheet.path}`)
}

/** Those a sheet describes, and in a module those of the shared sheets it reaches for. */
function classesOf({ text }: SourceFile): { own: string[]; others: string[] } {
  const bare = text.replace(/\/\*.*?\*\//gs, '').replace(/"[^"]*"/g, '""')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  const places = selectors.filter((selector) => !selector.startsWith('@')).join('\n')
  const reached = /:global\((?:[^()]|\([^()]*\))*\)/g
  const classes = (selector: string) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  return {
    own: classes(places.replace(reached, '')),
    others: classes((places.match(reached) ?? []).join('\n')),
  }
}

function wordsSaid({ text }: SourceFile): string[] {
  const strings = text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []
  return strings.flatMap((string) => string.match(/[a-z][\w-]*/gi) ?? [])
}
