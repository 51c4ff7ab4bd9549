import { mkdirSync, writeFileSync } from 'node:fs'
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
import { logFile, type OwnSite, openOwnSite, plantSite } from './own-site'
import { readLog } from './read-log'
import { openReport, type Report } from './report'
import { residentMemory } from './resident-memory'
import type { Shot } from './shot'
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
const mostAskedAgain = 20
/** In MB. */
const mostGrowth = 200
/** Of the limits on passwords, before any of it is refused. */
const fewestAgainstLimits = 150

/** For who reads only the end of a long run. */
const findingsFile = 'test-results/attack.txt'

/** Throws so many requests at a site of its own, and tells what gave way. */
export async function run(count: number, seed: number): Promise<boolean> {
  say(`seed ${seed}: SEED=${seed} npm run attack -- ${count} repeats it`)
  const report = openReport()
  const server = await plantSite()
  const { target, slow } = await attackOpen(count, seed, report)
  await attackLimited({ count, seed, report, slow }, target)
  await server.stop()
  const { slowest, failed } = await readLog(logFile)
  for (const line of failed) report.found('the log tells of a fault', line)
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

/** Without limits of one address, or little of this would reach a page. */
async function attackOpen(count: number, seed: number, report: Report) {
  const site = await openOwnSite(0)
  try {
    const target = await prepareTarget(site)
    let warm = 0
    const watch = watchSite(site, report, longest)
    const slow: Shot[] = []
    for (const attack of attacks) {
      await throwAll(attack, sizeOf(attack, count), seed, { site, target, report, slow })
      // Every page was made once, every thread started: what comes after this is held.
      if (attack === everyRoute && site.isAlive()) warm = residentMemory(site.pid)
    }
    const { mostMemory, slowest } = await watch.stop()
    say(`resident memory: ${warm} MB when warm, ${mostMemory} MB at most; /healthz: ${slowest} ms`)
    if (mostMemory - warm > mostGrowth) report.found('grew', `by ${mostMemory - warm} MB`)
    return { target, slow }
  } finally {
    await site.close()
  }
}

type Rest = { count: number; seed: number; report: Report; slow: Shot[] }

async function attackLimited({ count, seed, report, slow }: Rest, before: Target) {
  const site = await openOwnSite(1)
  // Nobody is signed in here.
  const signInAgain = async () => {}
  const target = { ...before, port: site.port, origin: site.address, signInAgain }
  target.known = { ...before.known, origin: site.address }
  try {
    for (const shot of slow.slice(0, mostAskedAgain)) {
      const ms = await timeOf(shot, target)
      if (ms > longest) report.found('took too long', shot)
    }
    const watch = watchSite(site, report, longest)
    const kept = { asked: { caller: 'nobody' as const, method: 'GET', path: '/nl/' } }
    await throwShot(kept, target)
    const size = Math.max(sizeOf(againstLimits, count), fewestAgainstLimits)
    await throwAll(againstLimits, size, seed, { site, target, report, slow: [] })
    if (report.refused(againstLimits.name) === 0) report.found('no limit held', againstLimits.name)
    const { status } = await throwShot(kept, target)
    if (status !== 200) report.found('a kept page is refused', `${status}`)
    await watch.stop()
  } finally {
    await site.close()
  }
}

const sizeOf = ({ share }: Attack, count: number) => Math.ceil((count * share) / whole)

type Field = {
  site: OwnSite
  target: Target
  report: Report
  /** What took long among all the others: asked again of a site that has kept nothing, by itself. */
  slow: Shot[]
}
const signedInFor = 100

async function throwAll(attack: Attack, count: number, seed: number, field: Field) {
  const { site, target, report, slow } = field
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
      const asked = performance.now()
      const answer = await throwShot(next.value, target)
      if ('asked' in next.value && performance.now() - asked > longest) slow.push(next.value)
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

async function timeOf(shot: Shot, target: Target): Promise<number> {
  const began = performance.now()
  await throwShot(shot, target)
  return performance.now() - began
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
