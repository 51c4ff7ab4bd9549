import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/** While it reads, before it writes, and while it writes. */
export const killMoments = ['read', 'prepared', 'applying'] as const
export type KillMoment = (typeof killMoments)[number]

/** A process of its own, with the key of a vault. */
export function startChild(words: string[], key?: Buffer) {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(key && { SECRET_KEY: key.toString('base64url') }) },
  })
  const ended = once(child, 'exit')
  return {
    stdout: child.stdout,
    async kill() {
      child.kill('SIGKILL')
      expect(await ended).toEqual([null, 'SIGKILL'])
    },
  }
}

/** It says when it is there, stands still, and is killed. */
export async function killedAt(moment: KillMoment, words: string[], key?: Buffer) {
  const child = startChild(words, key)
  let said = ''
  for await (const more of child.stdout) {
    said += more
    if (said.includes(moment)) break
  }
  await child.kill()
}
