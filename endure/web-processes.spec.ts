import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { freePort } from '../journeys/free-port'
import { test } from '../journeys/journey'
import { configure } from '../testing/configure'
import { siteNamed } from '../testing/journey-site'
import { copyTemplate } from '../testing/journey-template'
import { killed, openSite } from '../testing/open-site'

const patiently = { timeout: 90_000 }

/** Of a program, those that it started itself. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** What a process tells of itself; undefined as long as it answered nobody. */
async function pagesOf(port: number): Promise<number | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined)
  const told = (await answer?.text())?.match(/^baksteen_requests_total\{[^}]*\} (\d+)/m)
  return told ? Number(told[1]) : undefined
}

test('two processes answer at one port, hear of changes, and follow one that died', async () => {
  const site = siteNamed('site_processes', await freePort())
  await copyTemplate(site)
  const metricsPort = await freePort()
  const settings = { WEB_PROCESSES: '2', METRICS_PORT: `${metricsPort}` }
  const first = await openSite(site, settings)
  const pid = first.pid ?? 0
  const page = async () => {
    const answer = await fetch(`${site.address}/nl/`, { headers: { connection: 'close' } })
    return answer.ok ? answer.text() : `answered ${answer.status}`
  }
  const pages = (count: number) => Promise.all(Array.from({ length: count }, page))
  try {
    const answered = async () => {
      expect((await pages(20)).filter((html) => html.includes('Steen en Zoon'))).toEqual([])
      return Promise.all([metricsPort, metricsPort + 1].map(pagesOf))
    }
    await expect.poll(answered, patiently).toEqual([expect.any(Number), expect.any(Number)])
    expect(childrenOf(pid)).toHaveLength(2)
    await configure('brand', { name: 'Steen en Zoon' }, site)
    // Lines are handed out in turn: of twenty each process has some.
    const old = async () => (await pages(20)).filter((html) => !html.includes('Steen en Zoon'))
    await expect.poll(old, patiently).toEqual([])

    const [dead = 0, other = 0] = childrenOf(pid)
    process.kill(dead, 'SIGKILL')
    await expect.poll(() => childrenOf(pid).includes(dead), patiently).toBe(false)
    expect(await old()).toEqual([])
    await expect.poll(() => childrenOf(pid).length, patiently).toBe(2)
    expect(childrenOf(pid)).toContain(other)

    const ended = once(first, 'exit')
    const processes = childrenOf(pid)
    first.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    const isAlive = (each: number) => {
      try {
        return process.kill(each, 0)
      } catch {
        return false
      }
    }
    expect(processes.filter(isAlive)).toEqual([])
  } finally {
    await killed(first)
  }
})
