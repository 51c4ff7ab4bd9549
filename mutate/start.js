import { runnerImport } from 'vite'

/**
 * `npm run mutate` tries every mistake in the rules, `npm run mutate loan` those in files with that
 * name. Started by itself with a file, it tries the mistakes of that file and tells of each.
 */
const [name = '', file = '', ...ids] = process.argv.slice(2)
if (process.send && file) {
  /** @type {{ module: typeof import('./worker') }} */
  const { module: worker } = await runnerImport('./mutate/worker.ts')
  await worker.tryMutants(file, ids.map(Number), (told) => process.send?.(told))
  process.exit(0)
}
/** @type {{ module: typeof import('./run') }} */
const { module: run } = await runnerImport('./mutate/run.ts')
process.exit((await run.run(name)) ? 0 : 1)
