import { globSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { createServer } from 'vite'

/**
 * `npm run bench` runs every bench and writes results.md, `npm run bench search` those with that name.
 * Fails when an aim was missed.
 */
const [name = ''] = process.argv.slice(2)
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
/** @type {typeof import('./stopwatch')} */
const { said } = /** @type {any} */ (await vite.ssrLoadModule('/bench/stopwatch.ts'))
const machine = `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model.trim()}`
const report = ['# Measured', '', `${new Date().toISOString().slice(0, 10)}, ${machine}.`]
report.push('Compare within one run only: machines differ, and so do their neighbours.')

for (const file of globSync('bench/*.bench.ts').sort()) {
  if (!file.includes(name)) continue
  await (await vite.ssrLoadModule(`/${file}`)).run()
  report.push('', `## ${file}`, '', '```', ...said.splice(0), '```')
}
await vite.close()
if (!name) writeFileSync('bench/results.md', `${report.join('\n')}\n`)
process.exit(report.some((line) => line.includes('MISSED')) ? 1 : 0)
