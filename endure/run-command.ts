import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { environmentOf, type Site } from '../testing/journey-site'

/** As "npm run backup" and its like: on a site that runs, or on one that does not. */
export async function runCommand(
  site: Site,
  words: string[],
  settings: Record<string, string | undefined>,
) {
  const command = spawn(process.execPath, ['server/start.js', ...words], {
    env: { ...environmentOf(site), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [told, said, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  return { code, told: told.trim(), said: said.trim() }
}
