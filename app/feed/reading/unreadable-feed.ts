export type UnreadableReason =
  | 'not-json'
  | 'not-text'
  | 'empty'
  | 'truncated'
  | 'too-long'
  | 'wrong-shape'
  | 'unreachable'
  | 'not-let-in'
  | 'other-key'
  | 'overloaded'
  | 'unsteady'

/** Why a feed cannot be read at all; thrown before anything on the site is touched. */
export class UnreadableFeed extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly position = 0,
    /** What we said was surely not heard: it may be said again. */
    readonly isUnheard = false,
    /** For so many milliseconds it wants to be left alone. */
    readonly rest = 0,
  ) {
    super(`${reason} at character ${position}`)
  }
}
