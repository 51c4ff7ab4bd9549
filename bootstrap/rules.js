import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/** `npm run rules` writes docs/legal-figures.md from the first rule book. */
/** @type {{ module: typeof import('../walls/legal-figures') }} */
const { module } = await runnerImport('./walls/legal-figures.ts', {
  configFile: false,
  logLevel: 'error',
})
writeFileSync('docs/legal-figures.md', module.legalFigures())
