import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mutatedFiles } from './files'
import { findMutants } from './mutants'
import { faults, judge, report, type Tried } from './report'
import { survivors } from './survivors'
import { tryInWorker } from './try-in-worker'
import { typesRefuse } from './types-refuse'

const results = 'mutate/results.md'
/** What is wrong, for who only wants to hear that. */
const findings = 'test-results/mutate.txt'
const atOnce = 2

/** True when every mistake is noticed by a test, or has its reason not to be. */
export async function run(name: string, keepsResults: boolean): Promise<boolean> {
  const began = performance.now()
  const files = mutatedFiles().filter((file) => file.includes(name))
  const tried = new Map(files.map((file) => [file, mutantsIn(file)]))
  const refused = typesRefuse(tried)
  for (const [file, each] of tried) {
    each.mutants = each.mutants.filter(({ id }) => !refused.get(file)?.has(id))
  }
  const unnoticed = await tryAll(tried)
  const named = survivors.filter(({ file }) => files.includes(file))
  const judgement = judge(tried, unnoticed, named)
  const text = report(judgement)
  process.stdout.write(`${text}\n${((performance.now() - began) / 60_000).toFixed(1)} minutes\n`)
  if (keepsResults && name === '') writeFileSync(results, text)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(findings, `${faults(judgement).join('\n')}\n`)
  return judgement.isGood
}

function mutantsIn(file: string): Tried {
  const code = readFileSync(file, 'utf8')
  return { code, mutants: findMutants(file, code) }
}

/** The mutants of each file that no test noticed. */
async function tryAll(tried: Map<string, Tried>): Promise<Map<string, Set<number>>> {
  const unnoticed = new Map<string, Set<number>>()
  const waiting = [...tried]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, { mutants }] = next
      const ids = mutants.map(({ id }) => id)
      const alive = await tryInWorker(file, ids)
      unnoticed.set(file, alive)
      process.stderr.write(`${file}: ${ids.length - alive.size} of ${ids.length}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return unnoticed
}
