import path from 'node:path'
import { mostFiles } from './plan'
import { importsOf, isTest, namesImportedBy, type SourceFile } from './source-file'

/** What no file can be told by itself: circles, crowded folders, exports that nobody uses. */
export function breachesAcross(files: SourceFile[]): string[] {
  return [...circles(files), ...crowds(files), ...unused(files)]
}

function circles(files: SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path))
  const uses = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ target }) => pathOf(target, paths) ?? []),
    ]),
  )
  const left = new Set(paths)
  // What uses nothing that is left stands in no circle; what remains in the end does, or leads to one.
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const each of left) {
      if (!uses.get(each)?.some((used) => left.has(used))) left.delete(each)
    }
  }
  return [...left]
    .filter((each) => leadsTo(each, each, uses))
    .map((each) => `${each}: stands in a circle of imports`)
}

function leadsTo(from: string, goal: string, uses: Map<string, string[]>): boolean {
  const seen = new Set<string>()
  const ahead = [...(uses.get(from) ?? [])]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (next === goal) return true
    if (seen.has(next)) continue
    seen.add(next)
    ahead.push(...(uses.get(next) ?? []))
  }
  return false
}

function pathOf(target: string, paths: Set<string>): string | undefined {
  return ['', '.ts', '.tsx', '.js'].map((end) => target + end).find((each) => paths.has(each))
}

function crowds(files: SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (isTest(file.path) || /\.(spec\.ts|css)$/.test(file.path)) continue
    const folder = path.posix.dirname(file.path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > mostFiles)
    .map(([folder, count]) => `${folder}: ${count} source files in one folder`)
}

const exported = /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm

/** React Router takes what it wants from these by name, and enquiries from every file of forms/. */
const isTakenByName =
  /\.(page|resource)\.tsx?$|(^|\/)(layout|root|routes|entry\.\w+)\.tsx?$|^app\/enquiries\/forms\//

/**
 * What tests alone use is not in use: it is wired to something, moved to a testing file, or goes. What
 * its own file uses may be exported for a test.
 */
function unused(files: SourceFile[]): string[] {
  const users = files.filter(({ path }) => !isTest(path))
  const used = new Set(users.flatMap(namesImportedBy))
  const loaded = new Set(users.flatMap((file) => dynamicImportsOf(file)))
  return users
    .filter(({ path }) => path.startsWith('app/') && !isTakenByName.test(path))
    .filter(({ path }) => !loaded.has(withoutEnd(path)))
    .flatMap((file) =>
      [...file.text.matchAll(exported)]
        .map(([, name = '']) => name)
        .filter((name) => !used.has(`${withoutEnd(file.path)}#${name}`) && !isUsedIn(file, name))
        .map((name) => `${file.path}: nobody uses ${name}`),
    )
}

function isUsedIn({ text }: SourceFile, name: string): boolean {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1
}

function dynamicImportsOf(file: SourceFile): string[] {
  const folder = path.posix.dirname(file.path)
  return [...file.text.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]/g)].map(([, from = '']) =>
    path.posix.join(folder, from),
  )
}

function withoutEnd(filePath: string): string {
  return filePath.replace(/\.(tsx?|js)$/, '')
}
