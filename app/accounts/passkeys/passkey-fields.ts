/** Where the answer of a passkey stands in the form that brings it. */
export const passkeyField = 'passkey'

/** Asked for by script, as a challenge must be new each time and the page may come from a cache. */
export const passkeyChallengePath = '/passkey-challenge'

export type PasskeyPurpose = 'sign-in' | 'second-factor' | 'proof'
export type PasskeyProblem =
  | 'passkey-refused'
  | 'passkey-stopped'
  | 'proof-refused'
  | 'proof-stopped'
  | 'too-many-tries'
