import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../site'
import { family } from './processor'
import type { ShownList } from './shown-list'

export const nextVersion = '16.4.6'
const folder = 'data/bench-next'

export type Peer = { origin: string; pids: () => number[]; close: () => Promise<void> }

/** Next.js with our list as a fixture, in a folder of its own; or one line on why it cannot be had. */
export async function openNext(list: ShownList): Promise<Peer | string> {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { react, 'react-dom': dom } = dependencies
  const wanted = { next: nextVersion, react, 'react-dom': dom }
  cpSync('bench/peers/next', folder, { recursive: true })
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true, dependencies: wanted }))
  writeFileSync(`${folder}/list.json`, JSON.stringify(list))
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const missing = failure('npm', install) ?? failure('node', [program, 'build'])
  if (missing) return `Next.js ${nextVersion} cannot be had here: ${missing}`

  const port = await freePort()
  const words = [program, 'start', '-p', `${port}`, '-H', '127.0.0.1']
  const server = spawn('node', words, { cwd: folder, env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 120; attempt += 1) {
    await delay(250)
    if (await fetch(`${origin}/nl/kept/`).catch(() => undefined)) break
  }
  return {
    origin,
    pids: () => family(server.pid ?? 0),
    async close() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

const program = 'node_modules/next/dist/bin/next'
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

/** What the first lines say that tell of an error. */
function failure(command: string, words: string[]): string | undefined {
  const options = { cwd: folder, env, encoding: 'utf8', timeout: 300_000 } as const
  const { status, error, stdout, stderr } = spawnSync(command, words, options)
  if (status === 0) return undefined
  const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => /error/i.test(line))
  return (
    error?.message ?? (lines.slice(0, 2).join('; ').trim() || `${command} ended with ${status}`)
  )
}
