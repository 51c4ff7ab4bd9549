import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'

/**
 * `npm run gallery` draws every kind of page at four widths in two languages, `npm run gallery contact` those
 * with that word; `npm run gallery contact -- --compare <commit>` draws both and tells what changed.
 */
const [given, commit] = asked(process.argv.slice(2))
// A name that git does not know is told now, not after everything was drawn.
if (commit) git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
const gallery = path.resolve('test-results/gallery')
rmSync(gallery, { recursive: true, force: true })
const now = drawnIn('.', 'now')
if (commit) {
  const before = drawnAt(commit)
  await compare(before, now)
} else console.log(`Drawn in ${now}`)

/** @param {string[]} words @returns {[string[], string | undefined]} */
function asked(words) {
  const at = words.indexOf('--compare')
  if (at < 0) return [words, undefined]
  const [, named = 'HEAD'] = words.splice(at, 2)
  return [words, named]
}

/** @param {string} tree @param {string} name */
function drawnIn(tree, name) {
  const folder = path.join(gallery, name)
  mkdirSync(folder, { recursive: true })
  const settings = { GALLERY_FOLDER: folder, GALLERY_WORDS: given.join(' ') }
  const program = path.resolve('node_modules/@playwright/test/cli.js')
  run(tree, [program, 'test', '--config', 'gallery/gallery.config.ts'], settings)
  return folder
}

/** With the gallery of today, on the site of then. @param {string} named */
function drawnAt(named) {
  const tree = path.join(gallery, 'tree')
  git('worktree', 'add', '--detach', tree, named)
  try {
    symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'))
    cpSync('gallery', path.join(tree, 'gallery'), { recursive: true })
    run(tree, [path.resolve('node_modules/.bin/react-router'), 'build'])
    return drawnIn(tree, 'before')
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
}

/** @param {string} before @param {string} after */
async function compare(before, after) {
  /** @type {{ module: typeof import('./difference') }} */
  const { module: difference } = await runnerImport('./gallery/difference.ts')
  /** @type {{ module: typeof import('./report') }} */
  const { module: report } = await runnerImport('./gallery/report.ts')
  const drawn = [...new Set([...readdirSync(before), ...readdirSync(after)])].sort()
  const folder = path.join(gallery, 'changed')
  mkdirSync(folder)
  const changes = []
  for (const name of drawn) {
    const [one, other] = [read(before, name), read(after, name)]
    const shown = other ?? one
    if (!shown) continue
    const { share, picture } = await difference.differenceOf(one ?? shown, shown)
    const [isNew, isGone] = [!one, !other]
    if (!isNew && !isGone && share < difference.leastChanged) continue
    changes.push({ name, share, isNew, isGone })
    writeFileSync(path.join(folder, name), await picture())
  }
  for (const line of report.linesOf(changes)) console.log(line)
  const index = path.join(folder, 'index.html')
  writeFileSync(index, report.reportOf(changes))
  console.log(`${changes.length} of ${drawn.length} pictures changed. Look at them: ${index}`)
}

/** @param {string} folder @param {string} name */
function read(folder, name) {
  return readdirSync(folder).includes(name) ? readFileSync(path.join(folder, name)) : undefined
}

/** @param {string} cwd @param {string[]} args @param {Record<string, string>} [settings] */
function run(cwd, args, settings = {}) {
  const env = { ...process.env, ...settings }
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

/** @param {string[]} args */
function git(...args) {
  const { status } = spawnSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed`)
}
