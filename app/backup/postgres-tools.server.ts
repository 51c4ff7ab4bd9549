import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

type Tool = 'pg_dump' | 'pg_restore'

/** Where packages put each version beside the others; last, whatever the machine finds. */
const foldersOf = (major: number) => [
  `/usr/lib/postgresql/${major}/bin/`,
  `/usr/pgsql-${major}/bin/`,
  `/usr/local/opt/postgresql@${major}/bin/`,
  `/opt/homebrew/opt/postgresql@${major}/bin/`,
  '',
]

/** Of that very version of PostgreSQL: an older one cannot, a newer one writes what this one cannot read. */
export function findPostgresTool(tool: Tool, major: number): string | undefined {
  return foldersOf(major)
    .map((folder) => `${folder}${tool}`)
    .find((program) => {
      const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
      return new RegExp(`\\s${major}[.\\s]`).test(stdout ?? '')
    })
}

/** What it writes, of the moment of that snapshot; when it fails the stream does. */
export function dumpWith(program: string, url: string, snapshot: string): Readable {
  const words = ['--format=custom', '--compress=0', '--no-owner', '--no-acl']
  const dump = spawn(program, [...words, `--snapshot=${snapshot}`], {
    env: { ...process.env, ...connectionOf(url) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = new PassThrough()
  const said = lastWords(dump.stderr)
  dump.stdout.pipe(output, { end: false })
  dump.once('error', (error) => output.destroy(error))
  dump.once('close', (code) => {
    if (code === 0) output.end()
    else output.destroy(new Error(`pg_dump failed: ${said()}`))
  })
  return output
}

export async function restoreWith(program: string, url: string, dump: Readable) {
  const words = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-acl']
  const env = { ...process.env, ...connectionOf(url) }
  const restore = spawn(program, [...words, `--dbname=${env.PGDATABASE}`], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said = lastWords(restore.stderr)
  const ended = once(restore, 'close')
  const given = await pipeline(dump, restore.stdin).then(
    () => undefined,
    (error: Error) => error,
  )
  // Half of a dump must not be taken for all of it.
  if (given) restore.kill()
  const [code] = await ended
  if (code !== 0) throw new Error(`pg_restore failed: ${said() || given?.message}`)
}

/** In the environment, since anybody may read the words of a command. */
function connectionOf(address: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const mode = searchParams.get('sslmode')
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(mode && { PGSSLMODE: mode }),
  }
}

function lastWords(stream: Readable): () => string {
  let said = ''
  stream.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-500)
  })
  return () => said.trim()
}
