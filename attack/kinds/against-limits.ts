import fc from 'fast-check'
import { pathTo } from '../../app/language/path-to'
import { type Attack, sampled } from '../attack'
import type { Shot } from '../shot'

const login = pathTo('login', 'nl')

/** One address that guesses passwords and asks for pages that nobody keeps: 429, sooner or later. */
export const againstLimits: Attack = {
  name: 'against the limits',
  share: 5,
  shots(_, count, seed) {
    const guess = fc.string({ maxLength: 20 }).map(
      (password): Shot => ({
        asked: {
          caller: 'nobody',
          method: 'POST',
          path: login,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `${new URLSearchParams({ email: 'nobody@example.be', password: password.toWellFormed() })}`,
        },
      }),
    )
    const page = fc.nat().map(
      (number): Shot => ({
        asked: { caller: 'nobody', method: 'GET', path: `/nl/te-koop/?price-max=${number}` },
      }),
    )
    return sampled(fc.oneof({ weight: 3, arbitrary: guess }, page), count, seed)
  },
}
