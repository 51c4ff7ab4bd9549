import fc from 'fast-check'
import { visitors } from '../../journeys/pages/visitors'
import type { Attack } from '../attack'
import type { Asked, Shot } from '../shot'

const taken = ['GET', 'HEAD', 'POST']
/** Refused whoever asks: one caller for each is enough. */
const refused = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** What is private first, then every route with all callers and methods, then its other addresses, in an order of chance. */
export const everyRoute: Attack = {
  name: 'every route, caller and method',
  share: 33,
  shots({ addresses }, count, seed) {
    const first = addresses.discreet.flatMap((path) =>
      (['nobody', 'owner'] as const).map((caller) => ({ caller, method: 'GET', path })),
    )
    const others = addresses.all.filter((path) => !addresses.ofEachRoute.includes(path))
    const ordered = [
      ...first,
      ...shuffled(addresses.ofEachRoute.flatMap(byAll), seed),
      ...shuffled(others.flatMap(byAll), seed),
    ]
    return Array.from({ length: count }, (_, at): Shot => {
      const asked = ordered[at % ordered.length] ?? { caller: 'nobody', method: 'GET', path: '/' }
      if (asked.method !== 'POST') return { asked }
      return { asked: { ...asked, headers: form, body: 'version=1&name=x' } }
    })
  },
}

function byAll(path: string, row: number): Asked[] {
  return [
    ...visitors.flatMap((caller) => taken.map((method) => ({ caller, method, path }))),
    ...refused.map((method, column) => ({
      caller: visitors[(row + column) % visitors.length] ?? 'nobody',
      method,
      path,
    })),
  ]
}

function shuffled(list: Asked[], seed: number): Asked[] {
  const order = fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })
  return fc.sample(order, { numRuns: 1, seed })[0] ?? list
}
