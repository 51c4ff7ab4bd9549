import { readdirSync, readFileSync } from 'node:fs'

export const components = ['node', 'PostgreSQL', 'store', 'balancer'] as const
export type Component = (typeof components)[number]
/** Processor seconds so far. */
export type Spent = Record<Component, number>

/** In this order: the guard of PostgreSQL is a Node of ours as well. */
const marks: [RegExp, Component][] = [
  [/postgres-guard|postgres:|\/postgres /, 'PostgreSQL'],
  [/swift-|memcached/, 'store'],
  [/haproxy/, 'balancer'],
  [/server\/start\.js/, 'node'],
]

type Process = { pid: number; parent: number; ticks: number; component?: Component }

/** Of everything that this process started, and of what that started. */
export function spent(): Spent {
  const all = new Map(processes().map((each) => [each.pid, each]))
  const isOurs = ({ pid, parent }: Process): boolean => {
    if (pid === process.pid || parent === process.pid) return true
    const above = all.get(parent)
    return above !== undefined && isOurs(above)
  }
  const sum: Spent = { node: 0, PostgreSQL: 0, store: 0, balancer: 0 }
  for (const each of all.values()) {
    if (each.component && isOurs(each)) sum[each.component] += each.ticks / ticksPerSecond
  }
  return sum
}

const ticksPerSecond = 100

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        return [readProcess(Number(name), words, stat)]
      } catch {
        // It ended while we looked.
        return []
      }
    })
}

/** Its own time, and that of those below it that have ended. */
function readProcess(pid: number, words: string, stat: string): Process {
  const fields = stat.replace(/^.*\) /, '').split(' ')
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  const component = marks.find(([mark]) => mark.test(words))?.[1]
  return { pid, parent: Number(fields[1]), ticks, component }
}
