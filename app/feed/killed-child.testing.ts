import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { expect } from 'vitest'
import { childScript } from '../../testing/children/child-script'

/** While it reads, before it writes, and while it writes. */
export const killMoments = ['read', 'prepared', 'applying'] as const
export type KillMoment = (typeof killMoments)[number]

/** A process of its own on a database, with the key of a vault. */
export async function startChild([script = '', url = '', ...more]: string[], key?: Buffer) {
  const name = randomUUID()
  const child = spawn(process.execPath, [await childScript(script), url, ...more], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PGAPPNAME: name,
      ...(key && { SECRET_KEY: key.toString('base64url') }),
    },
  })
  const ended = once(child, 'exit')
  return {
    stdout: child.stdout,
    async kill() {
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
      await endConnections(url, name)
    },
  }
}

/** A server notices late that nobody is there: what was asked would still be done, and locks be kept. */
async function endConnections(url: string, name: string) {
  const client = new pg.Client(url)
  await client.connect()
  const ends = 'select pg_terminate_backend(pid, 60000) from pg_stat_activity'
  await client.query(`${ends} where application_name = $1`, [name])
  await client.end()
}

/** It says when it is there, stands still, and is killed. */
export async function killedAt(moment: KillMoment, words: string[], key?: Buffer) {
  const child = await startChild(words, key)
  let said = ''
  for await (const more of child.stdout) {
    said += more
    if (said.includes(moment)) break
  }
  await child.kill()
}
