import type { Browser, CDPSession, Page } from '@playwright/test'

export type Woken = {
  /** Scripts, messages and whatever else a page asks for to be awake. */
  files: { address: string; bytes: number }[]
  /** From the finger to the answer on the screen, of the first tap. */
  firstTap: number
  /** The slowest of the taps that follow until the page is awake. */
  slowestTap: number
  /** From the first tap to a page that is awake. */
  awake: number
}

type Watched = { taps: { start: number; duration: number }[]; awakeAt?: number }

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
}

/** How many times slower than this machine a telephone is. */
const slower = 4

/** Opens a page as a telephone does, taps its title until it is awake, and tells what that took. */
export async function wakePage(browser: Browser, address: string, tapped = 'h1'): Promise<Woken> {
  const context = await browser.newContext({ ...phone, locale: 'nl-BE' })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'networkidle' })
    const session = await context.newCDPSession(page)
    const files = await noteFiles(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await tapUntilAwake(page, session, tapped)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForLoadState('networkidle')
    const { taps, awakeAt = Number.NaN } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    )
    const [first, ...others] = taps
    return {
      files: files(),
      firstTap: first?.duration ?? 0,
      slowestTap: Math.max(0, ...others.map(({ duration }) => duration)),
      awake: awakeAt - (first?.start ?? 0),
    }
  } finally {
    await context.close()
  }
}

async function tapUntilAwake(page: Page, session: CDPSession, tapped: string) {
  const box = await page.locator(tapped).first().boundingBox()
  if (!box) throw new Error(`${page.url()} has no ${tapped} to tap`)
  const touchPoints = [{ x: box.x + 4, y: box.y + 4 }]
  const isAwake = () =>
    page.evaluate(() => (window as unknown as { watched: Watched }).watched.awakeAt !== undefined)
  for (let tap = 0; tap < 50 && !(await isAwake()); tap += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(60)
  }
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.awakeAt)
}

/** Runs in the page: Chromium times each tap itself, until what it did is painted. */
function watch() {
  // A browser without a window has its pointer in the corner of the page, where nobody put it.
  const isNobody = ({ clientX, clientY }: PointerEvent) => clientX + clientY === 0
  for (const sign of ['pointerover', 'pointermove'] as const) {
    addEventListener(sign, (event) => isNobody(event) && event.stopImmediatePropagation(), true)
  }
  const watched: Watched = { taps: [] }
  Object.assign(window, { watched })
  addEventListener('awake', () => {
    watched.awakeAt = performance.now()
  })
  const note = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'pointerdown') watched.taps.push({ start: startTime, duration })
    }
  }
  const observer = new PerformanceObserver(note)
  observer.observe({ type: 'first-input', buffered: true })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** As they come over the line, packed; pictures are no part of waking. */
async function noteFiles(session: CDPSession): Promise<() => Woken['files']> {
  const asked = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type !== 'Image' && type !== 'Ping') asked.set(requestId, new URL(request.url).pathname)
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const length = Number(response.headers['content-length'] ?? response.headers['Content-Length'])
    sizes.set(requestId, length || 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!sizes.get(requestId)) sizes.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  return () => [...asked].map(([id, address]) => ({ address, bytes: sizes.get(id) ?? 0 }))
}
