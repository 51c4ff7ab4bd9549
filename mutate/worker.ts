import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import fc from 'fast-check'
import { createServer, createServerModuleRunner, type Plugin } from 'vite'
import { instrument } from './instrument'
import { findMutants } from './mutants'
import { passedMutants, wake } from './switch'
import type { KeptTest } from './vitest-stand-in'

/** A test file, and which mutants it passes: while it is read, and in each of its tests. */
type Reach = { file: string; atOnce: Set<number>; tests: { passed: Set<number>; ms: number }[] }

export type Told = { id: number; killedBy: string | null }

const standIn = 'mutate/vitest-stand-in.ts'
/** Only what never ends takes as long, also where much else is at work. */
const longestTest = 180_000

/** Tries some mutants of a file, and tells how each of them fared. */
export async function tryMutants(file: string, ids: number[], tell: (told: Told) => void) {
  // The same cases each time, and no search for a smaller one: failing is enough.
  fc.configureGlobal({ seed: 1, endOnFailure: true })
  const code = readFileSync(file, 'utf8')
  const mutants = findMutants(file, code)
  const { load, close } = await startReading(file, instrument(file, code, mutants))
  const reaches = await measure(testsOf(file), load)
  for (const id of ids) {
    tell({ id, killedBy: await killer(id, reaches, load) })
  }
  await close()
}

/** Where rules are proved besides: those of forms by the forms there are. */
const alsoProvedIn: Record<string, string> = { forms: 'enquiries' }
/** Of Vitest; who asks for more opens something, which no rule needs. */
const needed = ['beforeEach', 'expect', 'test', 'vi']

/** A rule is proved in its own room: tests elsewhere that happen to use it do not count. */
function testsOf(file: string): string[] {
  const [, room = ''] = file.split('/')
  const own = basename(file).split('.')[0] ?? ''
  return [room, alsoProvedIn[room] ?? room]
    .flatMap((each) => globSync(`app/${each}/**/*.test.{ts,tsx}`))
    .filter((test, place, all) => all.indexOf(test) === place)
    .filter((test) => !/\.(server|browser)\.test\./.test(test) && isOfRules(test))
    .sort((a, b) => Number(basename(b).startsWith(own)) - Number(basename(a).startsWith(own)))
}

function isOfRules(test: string): boolean {
  const [, names = ''] = /import \{([^}]+)\} from 'vitest'/.exec(readFileSync(test, 'utf8')) ?? []
  return names.split(',').every((name) => needed.includes(name.trim() || 'test'))
}

type Load = (test: string) => Promise<KeptTest[]>

async function startReading(file: string, instrumented: string) {
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => (id === resolve(file) ? instrumented : null),
    transform: (text, id) =>
      id === resolve(standIn) ? null : text.replace(/from 'vitest'/, `from '/${standIn}'`),
  }
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [plugin],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const load: Load = async (test) => {
    runner.clearCache()
    await runner.import(`/${test}`)
    return (await runner.import(`/${standIn}`)).keptTests
  }
  return { load, close: () => vite.close() }
}

async function measure(files: string[], load: Load): Promise<Reach[]> {
  const reaches: Reach[] = []
  for (const file of files) {
    const kept = await load(file)
    const atOnce = passedMutants()
    const tests: Reach['tests'] = []
    for (const test of kept) {
      const began = performance.now()
      if (!(await passes(test))) throw new Error(`${file}: “${test.name}” fails without a mutant`)
      tests.push({ passed: passedMutants(), ms: performance.now() - began })
    }
    reaches.push({ file, atOnce, tests })
  }
  return reaches.filter(({ atOnce, tests }) => atOnce.size + sum(tests) > 0)
}

function sum(tests: Reach['tests']): number {
  return tests.reduce((total, { passed }) => total + passed.size, 0)
}

/**
 * The first test that notices. All tests of a file are asked, because what one of them made may have
 * been kept for the next; those that pass the place themselves first, and the quickest of them.
 */
async function killer(id: number, reaches: Reach[], load: Load): Promise<string | null> {
  for (const { file, atOnce, tests } of reaches) {
    const passing = (index: number) => Number(tests[index]?.passed.has(id) ?? false)
    const order = [...tests.keys()].sort(
      (a, b) => passing(b) - passing(a) || (tests[a]?.ms ?? 0) - (tests[b]?.ms ?? 0),
    )
    if (!atOnce.has(id) && !order.some(passing)) continue
    const name = await failing(id, order, () => load(file))
    if (name !== null) return `${file}: ${name}`
  }
  return null
}

async function failing(id: number, chosen: number[], load: () => Promise<KeptTest[]>) {
  wake(id)
  try {
    const kept = await load().catch(() => null)
    if (!kept) return 'cannot be read'
    for (const index of chosen) {
      wake(id)
      const test = kept[index]
      if (!test) return 'lacks a test'
      if (!(await passes(test))) return test.name
    }
    return null
  } finally {
    wake(0)
  }
}

async function passes(test: KeptTest): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), longestTest)
  })
  const run = async () => {
    await test.run()
    return true
  }
  const isPassed = await Promise.race([run().catch(() => false), tooLong])
  clearTimeout(timer)
  return isPassed
}
