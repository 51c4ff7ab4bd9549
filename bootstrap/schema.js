import { runnerImport } from 'vite'

/**
 * `npm run schema` writes app/database/schema.sql; `npm run schema release` also makes the migrations
 * that are there final.
 */
/** @type {{ module: typeof import('../app/database/write-schema.server') }} */
const { module } = await runnerImport('./app/database/write-schema.server.ts', {
  configFile: false,
  logLevel: 'error',
})
const isRelease = process.argv.includes('release')
const told = await module.writeSchema(isRelease).catch((/** @type {Error} */ error) => {
  process.exitCode = 1
  return error.message
})
console.log(told)
