import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import type { Attack } from './attack'
import { judge } from './judge'
import { againstLimits } from './kinds/against-limits'
import { bodySizes } from './kinds/body-sizes'
import { dataAndManifest } from './kinds/data-and-manifest'
import { everyRoute } from './kinds/every-route'
import { formNames } from './kinds/form-names'
import { headerGames } from './kinds/header-games'
import { madeUpParameters } from './kinds/made-up-parameters'
import { malformedRequests } from './kinds/malformed-requests'
import { randomForms } from './kinds/random-forms'
import { slowLines } from './kinds/slow-lines'
import { clearSite, logFile, type OwnSite, openOwnSite } from './own-site'
import { readLog } from './read-log'
import { openReport, type Report } from './report'
import { residentMemory } from './resident-memory'
import { prepareTarget, type Target } from './target'
import { throwShot } from './throw-shot'
import { watchSite } from './watch-site'

const attacks = [
  malformedRequests,
  headerGames,
  everyRoute,
  dataAndManifest,
  madeUpParameters,
  slowLines,
  bodySizes,
  formNames,
  randomForms,
]
const whole = [...attacks, againstLimits].reduce((sum, { share }) => sum + share, 0)
const longest = 5_000
/** In MB. */
const mostGrowth = 300
/** Of the limits on passwords, before any of it is refused. */
const fewestAgainstLimits = 150

/** For who reads only the end of a long run. */
const findingsFile = 'test-results/attack.txt'

/** Throws so many requests at a site of its own, and tells what gave way. */
export async function run(count: number, seed: number): Promise<boolean> {
  say(`seed ${seed}: SEED=${seed} npm run attack -- ${count} repeats it`)
  const report = openReport()
  const patience = longest * othersAtWork()
  clearSite()
  const before = await attackOpen(count, seed, report)
  await attackLimited(count, seed, report, before)
  const { slowest, failed } = await readLog(logFile)
  for (const line of failed) report.found('the log tells of a fault', line)
  for (const { ms = 0, method, url } of slowest) {
    if (ms > patience) report.found('took too long', `${ms} ms ${method} ${url}`)
  }
  if (report.admitted() < 0.5) report.found('the limits refused most', `${report.admitted()}`)
  for (const line of report.lines()) say(line)
  for (const { ms, method, url = '' } of slowest)
    say(`slow: ${ms} ms ${method} ${url.slice(0, 120)}`)
  say(`${Math.round(report.admitted() * 100)} % passed the limits; seed ${seed}`)
  say(report.isGood() ? 'Nothing gave way.' : 'Something gave way.')
  mkdirSync(path.dirname(findingsFile), { recursive: true })
  writeFileSync(findingsFile, [`seed ${seed}, ${count} requests`, ...report.faults()].join('\n'))
  return report.isGood()
}

/** How many wait for each processor before we begin: what else runs here makes every answer later. */
function othersAtWork(): number {
  const [waiting = 0] = loadavg()
  return Math.max(1, waiting / availableParallelism())
}

/** Without limits of one address, or little of this would reach a page. */
async function attackOpen(count: number, seed: number, report: Report): Promise<Target> {
  const site = await openOwnSite(0)
  try {
    const target = await prepareTarget(site)
    const memory = residentMemory(site.pid)
    const watch = watchSite(site, report, longest)
    for (const attack of attacks) {
      await throwAll(attack, sizeOf(attack, count), seed, { site, target, report })
    }
    const { mostMemory, slowest } = await watch.stop()
    say(`resident memory: ${memory} MB, then ${mostMemory} MB at most; /healthz: ${slowest} ms`)
    if (mostMemory - memory > mostGrowth) report.found('grew', `by ${mostMemory - memory} MB`)
    return target
  } finally {
    await site.close()
  }
}

async function attackLimited(count: number, seed: number, report: Report, before: Target) {
  const site = await openOwnSite(1)
  // Nobody is signed in here.
  const signInAgain = async () => {}
  const target = { ...before, port: site.port, origin: site.address, signInAgain }
  target.known = { ...before.known, origin: site.address }
  try {
    const watch = watchSite(site, report, longest)
    const kept = { asked: { caller: 'nobody' as const, method: 'GET', path: '/nl/' } }
    await throwShot(kept, target)
    const size = Math.max(sizeOf(againstLimits, count), fewestAgainstLimits)
    await throwAll(againstLimits, size, seed, { site, target, report })
    if (report.refused(againstLimits.name) === 0) report.found('no limit held', againstLimits.name)
    const { status } = await throwShot(kept, target)
    if (status !== 200) report.found('a kept page is refused', `${status}`)
    await watch.stop()
  } finally {
    await site.close()
  }
}

const sizeOf = ({ share }: Attack, count: number) => Math.ceil((count * share) / whole)

type Field = { site: OwnSite; target: Target; report: Report }
const signedInFor = 100

async function throwAll(attack: Attack, count: number, seed: number, field: Field) {
  const { site, target, report } = field
  const note = report.begin(attack.name)
  const signInAgain = () =>
    target.signInAgain().catch((error) => report.found('not signed in again', `${error}`))
  await signInAgain()
  const shots = attack.shots(target, count, seed)[Symbol.iterator]()
  let thrown = 0
  const thrower = async () => {
    for (let next = shots.next(); !next.done && site.isAlive(); next = shots.next()) {
      thrown += 1
      if (thrown % signedInFor === 0) await signInAgain()
      const answer = await throwShot(next.value, target)
      note(answer)
      for (const fault of judge(next.value, answer, target.known)) report.found(fault, next.value)
    }
  }
  const began = Date.now()
  await Promise.all(Array.from({ length: attack.atOnce ?? 8 }, thrower))
  const memory = site.isAlive() ? residentMemory(site.pid) : 0
  const seconds = Math.round((Date.now() - began) / 1_000)
  say(`${attack.name}: ${thrown} in ${seconds} s, then ${memory} MB`)
  if (!site.isAlive()) report.found('the site died', attack.name)
  for (const text of site.complaints.splice(0)) report.found('the site complains', text)
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
