import fc from 'fast-check'
import { params } from '../../app/search/criteria-url'
import { type Attack, sampled } from '../attack'
import { marker, type Shot } from '../shot'

const known = [
  ...Object.values(params),
  'lng',
  'pass',
  'setcookies',
  'cookies',
  'hidepopup',
  'ids',
  'page',
]

/** Addresses that nobody asked for before, to fill what is kept and to be kept with what they hold. */
export const madeUpParameters: Attack = {
  name: 'made-up parameters',
  share: 8,
  shots({ addresses }, count, seed) {
    const open = addresses.bare.filter((path) => /^\/(nl|fr|en|de)\//.test(path))
    const name = fc.oneof(fc.constantFrom(...known), fc.stringMatching(/^[a-z_]{1,12}$/))
    const value = fc.oneof(
      fc.constantFrom(marker, '', '0', '-1', '999999999999', '1,2,3', 'nl', 'xx', '%', '\0'),
      fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
      fc.integer().map(String),
    )
    const shot = fc
      .tuple(
        fc.constantFrom(...open),
        fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 6 }),
      )
      .map(
        ([path, pairs]): Shot => ({
          asked: { caller: 'nobody', method: 'GET', path: `${path}?${new URLSearchParams(pairs)}` },
        }),
      )
    return sampled(shot, count, seed)
  },
}
