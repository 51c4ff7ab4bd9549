import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { createServer } from 'vite'

/**
 * `npm run bench` runs every bench, `npm run bench search` those with that name; each replaces its own
 * part of results.md. Fails when an aim was missed, or when a ratio grew by half against ratios.json;
 * `npm run bench -- search --renew` stores those of this run.
 */
const words = process.argv.slice(2)
const [name = ''] = words.filter((word) => word !== '--renew')
const results = 'bench/results.md'
const ratios = 'bench/ratios.json'
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
/** @type {typeof import('./stopwatch')} */
const { said } = /** @type {any} */ (await vite.ssrLoadModule('/bench/stopwatch.ts'))
/** @type {typeof import('./ratios')} */
const { keptRatios, noted } = /** @type {any} */ (await vite.ssrLoadModule('/bench/ratios.ts'))
const machine = `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}`
const when = `${new Date().toISOString().slice(0, 10)}, ${machine}`
const parts = new Map(earlier())
let hasMissed = false

for (const file of globSync('bench/*.bench.ts').sort()) {
  if (!file.includes(name)) continue
  await (await vite.ssrLoadModule(`/${file}`)).run()
  const lines = said.splice(0)
  hasMissed ||= lines.some((line) => /MISSED|SLOWER/.test(line))
  parts.set(file, `\n${when}\n\n\`\`\`text\n${lines.join('\n').trim()}\n\`\`\`\n`)
}
await vite.close()
const told = [...parts].sort().map(([file, text]) => `\n## ${file}\n${text}`)
const note = 'Compare within one part only: machines differ, and so do their neighbours.\n'
writeFileSync(results, `# Measured\n\n${note}${told.join('')}`)
const stored = JSON.parse(readFileSync(ratios, 'utf8'))
const kept = keptRatios(stored, noted, words.includes('--renew'))
writeFileSync(ratios, `${JSON.stringify(kept, null, 2)}\n`)
process.exit(hasMissed ? 1 : 0)

/** @returns {[string, string][]} */
function earlier() {
  if (!existsSync(results)) return []
  const [, ...sections] = readFileSync(results, 'utf8').split('\n## ')
  return sections.map((section) => {
    const [file = '', ...text] = section.split('\n')
    return [file, text.join('\n')]
  })
}
