import { readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** `npm run house` draws the plan: docs/house.svg, and its list in the README. */
/** @type {{ module: typeof import('../walls/draw-house') }} */
const { module } = await runnerImport('./walls/draw-house.ts', {
  configFile: false,
  logLevel: 'error',
})
writeFileSync('docs/house.svg', module.houseSvg())
const readme = readFileSync('README.md', 'utf8')
const list = /( {6}website\/ [\s\S]*?)( {6}config\.server\.ts)/
writeFileSync('README.md', readme.replace(list, `${module.houseLines().join('\n')}\n$2`))
