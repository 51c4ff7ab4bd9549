import { runnerImport } from 'vite'

/**
 * `npm run attack` throws 50,000 requests at a site of its own, `npm run attack -- 5000` as many as that;
 * `SEED=7 npm run attack` others. Fails when anything gave way.
 */
const [count = '50000'] = process.argv.slice(2)
/** @type {{ module: typeof import('./run') }} */
const { module: attack } = await runnerImport('./attack/run.ts')
const isGood = await attack.run(Number(count), Number(process.env.SEED ?? Date.now() % 1_000_000))
process.exit(isGood ? 0 : 1)
