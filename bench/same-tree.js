import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Loaded into the site before anything else: on SIGWINCH it draws the last page again and again, its own
 * components with the data and texts they had, and writes what that costs. Nothing is asked, matched, packed
 * or sent meanwhile.
 */
const file = process.env.TREE_FILE ?? ''
const rounds = 60
const server = createRequire(import.meta.url)('react-dom/server')
/** @type {(tree: unknown) => string} */ const draw = server.renderToString
/** @type {unknown} */ let last
server.renderToString = function noted(/** @type {unknown} */ tree) {
  last = tree
  return draw(tree)
}
process.on('SIGWINCH', () => {
  for (let round = 0; round < rounds; round += 1) draw(last)
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) draw(last)
  const { user, system } = process.cpuUsage(before)
  writeFileSync(file, `${(user + system) / 1000 / rounds}\n`)
})
