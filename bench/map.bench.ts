import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { PMTiles } from 'pmtiles'
import { findMapFile } from '../app/basemap/queries.server'
import { mapCommand } from '../app/basemap/tiles/keep-map.server'
import { hashOfFile } from '../app/basemap/tiles/map-file'
import { keepMapBytes } from '../app/basemap/tiles/testing'
import { openDatabase } from '../app/database/client.server'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { openFileStore } from '../app/files/file-store.server'
import { drawnMap } from '../testing/map/map-file'
import { nginxFolder } from './pages'
import { noteRatio } from './ratios'
import { openSite, type Site } from './site'
import { row, say, type Timing, timed } from './stopwatch'

const mostOverNginx = 2
const mostScript = 420_000
const interleaved = 5
const agent = new Agent({ keepAlive: true })

/** A tile from our own file beside the same bytes from nginx, and what the live map weighs. */
export async function run() {
  weigh()
  const bytes = Buffer.from(drawnMap())
  const part = await someTile(bytes)
  const site = await openSite('data/bench-site')
  try {
    const { address, forget } = await keep(site, bytes, part)
    // Until the engine has compiled what tiles use: nginx is compiled from the start.
    for (let turn = 0; turn < 1_500; turn += 1) await ask(address, {})
    const nginx = await openNginx(bytes, part)
    const turns: { ours: Timing; theirs: Timing | undefined }[] = []
    for (let turn = 0; turn < interleaved; turn += 1) {
      const ours = await timed(() => ask(address, {}))
      turns.push({ ours, theirs: nginx && (await timed(nginx.ask)) })
    }
    await nginx?.close()
    await forget()
    tell(turns)
  } finally {
    await site.close()
  }
}

/** The median of the turns: both were asked in each, whatever else the machine did. */
function tell(turns: { ours: Timing; theirs: Timing | undefined }[]) {
  const median = (timings: (Timing | undefined)[]) =>
    timings.toSorted((one, other) => (one?.p50 ?? 0) - (other?.p50 ?? 0))[turns.length >> 1]
  const ours = median(turns.map((turn) => turn.ours))
  const theirs = median(turns.map((turn) => turn.theirs))
  if (ours) say(row('a tile, ours', ours))
  if (!ours || !theirs) return say('nginx is not installed: left out')
  say(row('the same bytes, nginx', theirs))
  const times = ours.p50 / theirs.p50
  const verdict = times <= mostOverNginx ? 'met' : 'MISSED'
  say(`ours against nginx: ${times.toFixed(2)} times (aim: at most ${mostOverNginx}, ${verdict})`)
  const ratios = turns.map((turn) => turn.ours.p50 / (turn.theirs?.p50 ?? Number.NaN))
  noteRatio('a tile over nginx', ratios)
}

/** Fetched when a map is opened, and by nobody else. */
function weigh() {
  const names = [
    'draw-map.browser-',
    'maplibre-gl-worker-',
    'map.page-',
    'map-schema-',
    'map-frame-',
  ]
  const files = names.flatMap((name) => globSync(`build/client/assets/${name}*.js`))
  const weight = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0)
  const verdict = weight <= mostScript ? 'met' : 'MISSED'
  const kilobytes = (size: number) => `${Math.round(size / 1_000)} kB`
  say(
    `script of the live map: ${kilobytes(weight)} brotli (aim: at most ${kilobytes(mostScript)}, ${verdict})`,
  )
}

type Part = { zoom: number; x: number; y: number; first: number; last: number }

/** Where the tile in the middle of the town lies in the file. */
async function someTile(bytes: Buffer): Promise<Part> {
  let read = { first: 0, last: 0 }
  const archive = new PMTiles({
    getKey: () => 'bench',
    getBytes: async (first, length) => {
      read = { first, last: first + length - 1 }
      return { data: new Uint8Array(bytes.subarray(first, first + length)).slice().buffer }
    },
  })
  const zoom = 14
  const x = Math.floor(((4.7 + 180) / 360) * 2 ** zoom)
  const y = Math.floor(
    ((1 - Math.asinh(Math.tan((50.88 * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom,
  )
  if (!(await archive.getZxy(zoom, x, y))) throw new Error('no tile there')
  return { zoom, x, y, ...read }
}

/** As the operator keeps it. */
async function keep({ origin, dataFolder }: Site, bytes: Buffer, { zoom, x, y }: Part) {
  const { db, close } = openDatabase(runningEmbeddedPostgres(dataFolder) ?? '', () => {})
  const files = openFileStore(`${dataFolder}/files`)
  await keepMapBytes({ db, files }, bytes)
  const map = await findMapFile(db)
  if (!map) throw new Error('the map was not kept')
  const address = `${origin}/map/tiles/${hashOfFile(map.file)}/${zoom}/${x}/${y}.mvt`
  const forget = async () => {
    await mapCommand({ db, files }, ['--remove'])
    await close()
  }
  return { address, forget }
}

async function openNginx(bytes: Buffer, { first, last }: Part) {
  const { port, folder } = await nginxFolder(bytes)
  const program = process.env.NGINX ?? 'nginx'
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  const isThere = await new Promise<boolean>((told) => {
    nginx.once('error', () => told(false)).once('spawn', () => told(true))
  })
  if (!isThere) return undefined
  await delay(500)
  const range = { range: `bytes=${first}-${last}` }
  return {
    ask: () => ask(`http://127.0.0.1:${port}/page.html`, range),
    close: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

/** The bytes as they are sent: a browser unpacks both alike. */
function ask(address: string, headers: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const asked = get(address, { agent, headers: { 'accept-encoding': 'gzip', ...headers } })
    asked.on('error', reject).on('response', (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode !== 200 && statusCode !== 206) {
        reject(new Error(`${address} answered ${statusCode}`))
      }
      answer.resume().on('end', resolve).on('error', reject)
    })
  })
}
