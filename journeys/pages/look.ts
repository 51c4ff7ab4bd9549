import type { Page } from '@playwright/test'
import { faultsOf } from '../expect-sound'
import { shiftsOf } from './layout-shift'

/** A word that gets its own letters a moment later moves less than this; Google calls 0.1 good. */
const leastShift = 0.001

/** What is wrong with the page that is open, for who looks at it with or without eyes: one line each. */
export async function faultsSeen(page: Page, widths: readonly number[], isBare = false) {
  const shifts = (await shiftsOf(page)).filter(({ value }) => value >= leastShift)
  const faults = shifts.map(({ value, moved }) => `layout shift: ${value.toFixed(4)}, ${moved}`)
  faults.push(...(await faultsOf(page)).map((fault) => `axe: ${fault}`))
  if (!isBare) faults.push(...(await printFaults(page)), ...(await keyboardFaults(page)))
  return [...faults, ...(await widthFaults(page, widths))]
}

export async function widthFaults(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (excess > 0) faults.push(`width: at ${width} px, ${excess} px wider than the screen`)
  }
  return faults
}

/** On paper: what was read, and nothing that floats over it. */
async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(() => {
    const isSeen = (each: Element | null) => {
      const { width = 0, height = 0 } = each?.getBoundingClientRect() ?? {}
      return each?.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    }
    const floating = [...document.querySelectorAll('body *')].filter(
      (each) => getComputedStyle(each).position === 'fixed' && isSeen(each),
    )
    const told = floating.map((each) => `print: floats: ${each.outerHTML.slice(0, 80)}`)
    const main = document.querySelector('main')
    const words = [...(main?.querySelectorAll('p, li, td, dd, label, legend, h1') ?? [])]
    const isRead = words.filter(isSeen).length > 1 && words.some((each) => each.matches('h1'))
    return isRead ? told : [...told, 'print: the main text is not there']
  })
  await page.emulateMedia({ media: null })
  return faults
}

/** Past what every page begins with, and then a dozen stops: each is seen, and nothing lies over it. */
async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
  })
  const skip = page.locator('a[href="#content"]')
  const canSkip = (await skip.count()) > 0
  if (canSkip) await skip.press('Enter')
  // A bar with one link needs no way past it.
  const before = await page.locator(':is(a, button):not(main *)').count()
  const faults = canSkip || before < 3 ? [] : ['keyboard: no link past what pages begin with']
  for (let stop = 1; stop <= 12; stop += 1) {
    await page.keyboard.press('Tab')
    const { where, wrong } = await page.evaluate(lookAtFocus)
    if (!where) break
    faults.push(...wrong.map((what) => `keyboard: stop ${stop}, ${what}: ${where}`))
  }
  return faults
}

/** Runs in the page. Seen: it, what it stands in or its label has a ring (WCAG 2.4.7, 2.4.11). */
async function lookAtFocus(): Promise<{ where: string; wrong: string[] }> {
  const focused = document.activeElement
  if (!focused || focused === document.body) return { where: '', wrong: [] }
  const labels = 'labels' in focused ? [...((focused.labels as NodeListOf<Element>) ?? [])] : []
  const around = [
    focused,
    focused.parentElement,
    focused.parentElement?.parentElement,
    focused.nextElementSibling,
    ...labels,
  ]
  const hasRing = () =>
    around.some((each) => {
      const style = each && getComputedStyle(each)
      if (!style) return false
      const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
      return isOutlined || /0px 0px 0px [1-9]/.test(style.boxShadow)
    })
  /** What is painted in its place, at three points of its middle. */
  const over = () => {
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const points = [top + 3, (top + bottom) / 2, bottom - 3]
    const painted = points.map((y) => document.elementFromPoint((left + right) / 2, y))
    const isBare = painted.some(
      (each) => each && (focused.contains(each) || each.contains(focused)),
    )
    return isBare ? '' : `${painted[1]?.outerHTML.slice(0, 60) ?? 'the edge of the screen'}`
  }
  // Inside a frame its own page shows where the focus is, inside a date the browser itself.
  const isSeen = () => hasRing() || focused.matches('iframe, [type=date], [type=time]')
  for (let wait = 0; wait < 30 && (!isSeen() || over()); wait += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const { outline, boxShadow } = getComputedStyle(focused)
  const where = () => {
    const { x, y, width, height } = focused.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  }
  return {
    where: focused.outerHTML.slice(0, 120),
    wrong: [
      ...(isSeen() ? [] : [`no visible focus (${outline}, ${boxShadow})`]),
      ...(over() ? [`behind ${over()} at ${where()}`] : []),
    ],
  }
}
