import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { nginxFolder } from '../pages'
import type { Peer } from './open-next'
import { family } from './processor'

/** The least that can be had: these bytes as a file. */
export async function openNginx(bytes: Buffer): Promise<Peer | string> {
  const program = process.env.NGINX ?? 'nginx'
  if (spawnSync(program, ['-v']).status !== 0) return 'nginx is not installed: left out'
  const { port, folder } = await nginxFolder(bytes)
  const words = ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;']
  const nginx = spawn(program, words, { stdio: 'ignore' })
  await delay(500)
  return {
    origin: `http://127.0.0.1:${port}`,
    pids: () => family(nginx.pid ?? 0),
    async close() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}
