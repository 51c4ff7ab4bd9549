import fc from 'fast-check'
import { visitors } from '../../journeys/pages/visitors'
import type { Attack } from '../attack'
import type { Shot } from '../shot'

const taken = ['GET', 'HEAD', 'POST']
/** Refused whoever asks: one caller for each is enough. */
const refused = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** What is private first, then all routes, callers and methods in an order of chance, or as many as are asked for. */
export const everyRoute: Attack = {
  name: 'every route, caller and method',
  share: 33,
  shots({ addresses }, count, seed) {
    const all = addresses.all.flatMap((path, row) => [
      ...visitors.flatMap((caller) => taken.map((method) => ({ caller, method, path }))),
      ...refused.map((method, column) => ({
        caller: visitors[(row + column) % visitors.length] ?? 'nobody',
        method,
        path,
      })),
    ])
    const order = fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })
    const [shuffled = []] = fc.sample(order, { numRuns: 1, seed })
    const first = addresses.discreet.flatMap((path) =>
      (['nobody', 'owner'] as const).map((caller) => ({ caller, method: 'GET', path })),
    )
    const ordered = [...first, ...shuffled]
    return Array.from({ length: count }, (_, at): Shot => {
      const asked = ordered[at % ordered.length] ?? { caller: 'nobody', method: 'GET', path: '/' }
      if (asked.method !== 'POST') return { asked }
      return { asked: { ...asked, headers: form, body: 'version=1&name=x' } }
    })
  },
}
