import type { Page } from '@playwright/test'

type Moved = { value: number; moved: string }
type Watched = { shifts: Moved[] }

/** From the first moment of every page that is opened from now on. */
export async function watchShifts(page: Page) {
  await page.addInitScript(watch)
}

/** What moved by itself in the page since it was opened. */
export function shiftsOf(page: Page): Promise<Moved[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts)
}

/** Runs in the page. The browser itself leaves out what somebody's own press or click caused. */
function watch() {
  const watched = window as unknown as Watched
  watched.shifts = []
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node | null; previousRect?: DOMRect; currentRect?: DOMRect }[]
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue
      const [source] = shift.sources
      const element = source?.node instanceof Element ? source.node : source?.node?.parentElement
      const told = ({ top, left, width, height }: DOMRect) =>
        [left, top, width, height].map(Math.round).join(' ')
      const name = element?.outerHTML.match(/^<[^>]{0,80}/)?.[0] ?? ''
      const [from, to] = [source?.previousRect, source?.currentRect]
      const moved = from && to ? `${name} from ${told(from)} to ${told(to)}` : name
      watched.shifts.push({ value: shift.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
