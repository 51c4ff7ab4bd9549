import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './site'

/** Bare node:http in a process of its own, with the answer of that address. What Node adds by itself is not given twice. */
export async function openBareServer(kept: string, headers: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-kept-'))
  const [answer] = await once(get(kept, { headers }), 'response')
  const own = ['date', 'connection', 'keep-alive']
  const lines = Object.entries(answer.headers).filter(([name]) => !own.includes(name))
  const files = [path.join(folder, 'headers'), path.join(folder, 'page')] as const
  writeFileSync(files[0], JSON.stringify(lines.flat()))
  writeFileSync(files[1], await buffer(answer))
  const port = await freePort()
  const server = spawn(process.execPath, ['bench/bare-http.js', `${port}`, ...files])
  const address = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await delay(100)
    if (await fetch(address).catch(() => undefined)) break
  }
  const close = () => {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true })
  }
  return { address, pid: server.pid ?? 0, close }
}
