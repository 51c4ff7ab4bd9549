import { languages } from '../../app/language/languages'
import type { PageName } from '../../app/language/paths'
import { travelTimesPath } from '../../app/search/search-paths'
import { bodyLimit, largeBody } from './body-limits'
import { createLane, type Lane, type LaneLimits } from './lane'
import { isOfficePage, pageAt } from './page-at'

const unbounded = Number.POSITIVE_INFINITY

/** Far above what people do, or an office full of them behind one address. */
const limits = {
  /** Some 20 to 200 ms of work each. With more at once `/healthz` waits as much longer, and none is made sooner. */
  pages: { atOnce: 4, mostWaiting: 400, mostOfOne: 100, burst: 600, perMinute: 300 },
  /** A place is taken for as long as somebody sends. */
  forms: { atOnce: 200, mostWaiting: 200, mostOfOne: 60, burst: 300, perMinute: 240 },
  /**
   * Forms that have come whole, some 5 ms of work each: with more at once pages would wait for them all, and none is
   * stored sooner. Who comes was counted while sending.
   */
  arrived: {
    atOnce: 3,
    mostWaiting: 1_000,
    mostOfOne: 60,
    burst: unbounded,
    perMinute: unbounded,
    longestTurn: 1_000,
  },
  /** Each holds up to 30 MB in memory. */
  uploads: { atOnce: 20, mostWaiting: 100, mostOfOne: 20, burst: 200, perMinute: 120 },
  /** A password costs 19 MB and a thread for some 30 ms. */
  passwords: { atOnce: 4, mostWaiting: 100, mostOfOne: 20, burst: 60, perMinute: 30 },
  /** PDFs. */
  papers: { atOnce: 2, mostWaiting: 60, mostOfOne: 20, burst: 60, perMinute: 30 },
  /** A word of a CRM: one signature and one row each. An agency that publishes all it has sends a thousand. */
  hooks: { atOnce: 8, mostWaiting: 2_000, mostOfOne: 2_000, burst: 5_000, perMinute: 1_200 },
  captchas: { atOnce: 4, mostWaiting: 100, mostOfOne: 20, burst: 60, perMinute: 60 },
  /** Sizes that are not kept yet, 20 to 300 ms of a thread each: more at once would starve the pages. */
  pictures: { atOnce: 2, mostWaiting: 400, mostOfOne: 120, burst: 600, perMinute: 300 },
  /** A part of a file each, under a millisecond; who moves the map asks for dozens at once. */
  tiles: { atOnce: 16, mostWaiting: 800, mostOfOne: 200, burst: 3_000, perMinute: 1_500 },
  /** They wait for a router or a geocoder of somebody else, up to seconds: no page waits behind them. */
  ways: { atOnce: 16, mostWaiting: 60, mostOfOne: 6, burst: 60, perMinute: 30 },
} satisfies Record<string, LaneLimits>

type LaneName = keyof typeof limits
export type Lanes = Record<LaneName, Lane>

/** The limits of one address times a factor; 0 is without. Those of all together stay. */
export function openLanes(factor = 1, now?: () => number): Lanes {
  const share = factor === 0 ? unbounded : factor
  const lanes = Object.entries(limits).map(([name, own]) => {
    const { mostOfOne, burst, perMinute } = own
    const ofOne = {
      mostOfOne: mostOfOne * share,
      burst: burst * share,
      perMinute: perMinute * share,
    }
    return [name, createLane({ ...own, ...ofOne }, now)]
  })
  return Object.fromEntries(lanes)
}

const passwordPages: readonly PageName[] = [
  'login',
  'set-password',
  'forgotten-password',
  'login-code',
  'owner-access',
]
const paperPages: readonly PageName[] = ['property-sheet', 'owner-report']

const travelTimes = new Set(languages.map(travelTimesPath))

/** Which work a request asks for. */
export function laneOf({ method, url, headers }: Request): Exclude<LaneName, 'arrived'> {
  const { pathname } = new URL(url)
  if (pathname.startsWith('/captcha/')) return 'captchas'
  const page = pageAt(pathname)
  if (page === 'travel-time' || travelTimes.has(pathname)) return 'ways'
  if (method === 'GET' || method === 'HEAD') {
    const isPaper = page
      ? paperPages.includes(page)
      : isOfficePage(pathname, ['owner-portal-report'])
    return isPaper ? 'papers' : 'pages'
  }
  const isPassword = page ? passwordPages.includes(page) : isOfficePage(pathname, ['me'])
  if (isPassword) return 'passwords'
  const { most } = bodyLimit({ pathname, cookies: headers.get('cookie') })
  return most > largeBody ? 'uploads' : 'forms'
}

export const takesForms = (lane: LaneName) => lane === 'forms' || lane === 'uploads'
