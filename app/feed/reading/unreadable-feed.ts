export type UnreadableReason =
  | 'not-json'
  | 'not-text'
  | 'empty'
  | 'truncated'
  | 'too-long'
  | 'wrong-shape'
  | 'unreachable'
  | 'not-let-in'
  | 'overloaded'
  | 'unsteady'

/** Why a feed cannot be read at all; thrown before anything on the site is touched. */
export class UnreadableFeed extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly position = 0,
    /** Of what we told: it did certainly not arrive. */
    readonly isUnheard = false,
  ) {
    super(`${reason} at character ${position}`)
  }
}
