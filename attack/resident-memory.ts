import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Of a process, in megabytes. */
export function residentMemory(pid: number): number {
  const file = `/proc/${pid}/status`
  const kilobytes = existsSync(file)
    ? readFileSync(file, 'utf8').match(/^VmRSS:\s+(\d+)/m)?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })
  return Math.round(Number(kilobytes ?? 0) / 1024)
}
