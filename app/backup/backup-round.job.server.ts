import { spawn } from 'node:child_process'
import { job } from '../jobs/job-queue.server'
import { log } from '../web/log.server'

export const backupRound = job<Record<string, never>>('backup-round')
export const backupDrill = job<Record<string, never>>('backup-drill')

/**
 * In a process of its own: packing and encrypting would keep visitors waiting, and a backup may take longer
 * than a job. How it went is in `backup_runs`; it goes on while this node stops.
 */
export async function startApart(words: string[]) {
  const [, program = 'server/start.js'] = process.argv
  const started = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  started.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-1_000)
  })
  started.once('error', (error) => log.error({ err: error }, 'no backup could be started'))
  started.once('exit', (code) => {
    if (code === 0) log.info({ words }, 'backup')
    else log.error({ words, said }, 'backup failed')
  })
  started.unref()
}
