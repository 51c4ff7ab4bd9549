import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const module = path.resolve('app/web/logging/log-file.server.ts')

/** A process that writes a log and ends as it is told, and what is in the file then. */
async function afterwards(words: string, signal?: NodeJS.Signals) {
  const dest = path.join(mkdtempSync(path.join(tmpdir(), 'baksteen-last-lines-')), 'site.log')
  const script = `
    import { openLogFile } from ${JSON.stringify(module)}
    const file = openLogFile(${JSON.stringify(dest)})
    ${words}`
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (signal) writer.stdout.once('data', () => writer.kill(signal))
  expect(await once(writer, 'exit')).toEqual([0, null])
  return readFileSync(dest, 'utf8')
}

const waiting = "file.writeLater('first\\n'); file.write('second\\n'); file.writeLater('last\\n');"

test('who is asked to stop leaves no line behind, also not one that just came', async () => {
  const text = await afterwards(
    `setInterval(() => {}, 1_000)
    process.once('SIGTERM', () => { ${waiting} process.exit(0) })
    setTimeout(() => console.log('open'), 200)`,
    'SIGTERM',
  )
  expect(text).toBe('first\nsecond\nlast\n')
})

test('nor who ends by itself', async () => {
  expect(await afterwards(`setTimeout(() => { ${waiting} }, 200)`)).toBe('first\nsecond\nlast\n')
})
