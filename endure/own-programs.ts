import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { answersAt } from '../journeys/free-port'

type Account = { uid: number; gid: number }
type Start = {
  program: string
  words: string[]
  port: number
  user?: Account
  env?: NodeJS.ProcessEnv
}

/** A program of the machine, once something listens on its port. */
export async function startProgram({ program, words, port, user, env }: Start) {
  const started = spawn(program, words, {
    ...user,
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  started.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000)
  })
  for (const deadline = Date.now() + 60_000; !(await answersAt(port)); await delay(50)) {
    const isGone = started.exitCode !== null || Date.now() > deadline
    if (!isGone) continue
    started.kill()
    throw new Error(`${program} did not open: ${said}`)
  }
  return { stop: () => stopped(started) }
}

async function stopped(started: ChildProcess) {
  started.kill('SIGTERM')
  if (started.exitCode === null && started.signalCode === null) await once(started, 'exit')
}
