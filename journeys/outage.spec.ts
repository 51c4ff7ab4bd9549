import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect } from '@playwright/test'
import { runningEmbeddedPostgres } from '../app/database/embedded-postgres.server'
import { test } from './journey'

const journeyPort = Number(process.env.JOURNEY_PORT ?? 3100)
const origin = `http://localhost:${journeyPort + 500}`

/** A way to the database that can be cut. */
function cable(to: URL) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((here) => {
    if (isCut) return here.destroy()
    const there = connect(Number(to.port), to.hostname)
    for (const socket of [here, there]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    here.pipe(there).pipe(here)
  })
  return {
    server,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
  }
}

let site: ChildProcess
let database: ReturnType<typeof cable>

test.beforeAll(async ({ playwright }) => {
  const url = new URL(runningEmbeddedPostgres('data/journeys') ?? '')
  database = cable(new URL(url))
  await once(database.server.listen(0, '127.0.0.1'), 'listening')
  url.hostname = '127.0.0.1'
  url.port = `${(database.server.address() as AddressInfo).port}`
  const settings = {
    ...process.env,
    PORT: new URL(origin).port,
    DATABASE_URL: url.href,
    DATA_FOLDER: 'data/journeys-outage',
  }
  site = spawn(process.execPath, ['server/start.js'], { env: settings, stdio: 'ignore' })
  const request = await playwright.request.newContext()
  await expect
    .poll(
      () =>
        request.get(`${origin}/healthz`).then(
          (answer) => answer.status(),
          () => 0,
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(200)
  await request.dispose()
})

test.afterAll(() => {
  site?.kill('SIGTERM')
  database?.server.close()
})

test('[8.02] [2.10] without the database, pages we have are shown and others say when to come back', async ({
  page,
  request,
}) => {
  expect((await request.get(`${origin}/nl/te-koop/`)).status()).toBe(200)
  database.cut()

  await expect.poll(async () => (await request.get(`${origin}/healthz`)).status()).toBe(503)
  expect((await request.get(`${origin}/nl/te-koop/`)).status()).toBe(200)

  const answer = await page.goto(`${origin}/fr/a-vendre/?type=3`)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()['retry-after']).toBe('30')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous revenons dans un instant')
  await expect(page.getByRole('link', { name: /\d\d \d\d/ })).toHaveAttribute('href', /^tel:\+32/)
  const font = await page.getByRole('heading').evaluate((each) => getComputedStyle(each).fontFamily)
  expect(font).toContain('Fraunces')
  await page.screenshot({ path: 'test-results/outage.png' })

  database.mend()
  await expect
    .poll(async () => (await request.get(`${origin}/fr/a-vendre/?type=3`)).status())
    .toBe(200)
})
