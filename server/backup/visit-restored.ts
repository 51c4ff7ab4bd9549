import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../../app/config.server'
import { keyFileOf } from '../../app/secrets/installation-keys.server'

type Restored = { databaseUrl: string; files: string; data: string; config: Config }

const patience = 120_000
const pagesOpened = 10
/** The farthest day there is: nothing is fetched from a CRM while a drill runs. */
const never = '0 0 29 2 *'

/** Starts a site of its own on what was restored, without a mail server, and opens pages of its sitemap. */
export async function visitRestored(restored: Restored) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const site = spawn(process.execPath, ['server/start.js'], {
    env: environmentOf(restored, port),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  site.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-1_000)
  })
  const ended = once(site, 'exit')
  try {
    await isOpen(
      origin,
      () => site.exitCode !== null,
      () => said,
    )
    return await openPages(origin)
  } finally {
    site.kill('SIGTERM')
    await ended
  }
}

function environmentOf({ databaseUrl, files, data, config }: Restored, port: number) {
  const { PATH, TMPDIR, HOME, LANG } = process.env
  const { keyPlace, secret } = config
  const keys = keyPlace.keys
    ? { SECRET_KEY: keyPlace.keys }
    : { SECRET_KEY_FILE: path.resolve(keyFileOf(keyPlace)) }
  return {
    PATH,
    TMPDIR,
    HOME,
    LANG,
    ...keys,
    ...(secret && { BAKSTEEN_SECRET: secret }),
    HOST: '127.0.0.1',
    WEB_PROCESSES: '1',
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: data,
    FILES_URL: files,
    FEED_SCHEDULE: never,
    ADDRESS_LIMITS: '0',
    STOP_SECONDS: '1',
  }
}

async function isOpen(origin: string, isGone: () => boolean, said: () => string) {
  for (const deadline = Date.now() + patience; ; await delay(100)) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    if (isGone() || Date.now() > deadline) {
      throw new Error(`The restored site did not open: ${said()}`)
    }
  }
}

async function openPages(origin: string) {
  const paths = await somePaths(origin)
  const pictures = new Set<string>()
  for (const each of paths) {
    const html = await textAt(`${origin}${each}`)
    const [, picture] = /<img[^>]+src="(\/images\/[^"]+)"/.exec(html) ?? []
    if (picture) pictures.add(picture.replaceAll('&amp;', '&'))
  }
  for (const each of pictures) await textAt(`${origin}${each}`)
  return { pages: paths.length, pictures: pictures.size }
}

/** Spread over the whole sitemap. */
async function somePaths(origin: string): Promise<string[]> {
  const found = await addressesIn(`${origin}/sitemap.xml`)
  const lists = found.filter((address) => address.endsWith('.xml'))
  const inLists = await Promise.all(
    lists.map((list) => addressesIn(`${origin}${new URL(list).pathname}`)),
  )
  const all = [...found.filter((address) => !address.endsWith('.xml')), ...inLists.flat()]
  if (all.length === 0) throw new Error('The sitemap of the restored site is empty.')
  const step = Math.max(all.length / pagesOpened, 1)
  const chosen = Array.from({ length: Math.min(pagesOpened, all.length) }, (_, at) => {
    return new URL(all[Math.floor(at * step)] ?? origin).pathname
  })
  return [...new Set(chosen)]
}

async function addressesIn(sitemap: string): Promise<string[]> {
  const text = await textAt(sitemap)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual' })
  if (answer.status !== 200) {
    throw new Error(`The restored site answers ${answer.status} at ${new URL(address).pathname}.`)
  }
  return answer.text()
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port found.')
  return address.port
}
