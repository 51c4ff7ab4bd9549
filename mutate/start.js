import { runnerImport } from 'vite'

/**
 * `npm run mutate` tries every mistake in the rules, `npm run mutate loan` those in files with that
 * name; with `--look` it leaves the results as they were kept. Started by itself with a file, it tries the
 * mistakes of that file and tells of each.
 */
const isLook = process.argv[2] === '--look'
const [name = '', file = '', ...ids] = process.argv.slice(isLook ? 3 : 2)
if (process.send && file) {
  /** @type {{ module: typeof import('./worker') }} */
  const { module: worker } = await runnerImport('./mutate/worker.ts')
  await worker.tryMutants(file, ids.map(Number), (told) => process.send?.(told))
  process.exit(0)
}
/** @type {{ module: typeof import('./run') }} */
const { module: run } = await runnerImport('./mutate/run.ts')
process.exit((await run.run(name, !isLook)) ? 0 : 1)
