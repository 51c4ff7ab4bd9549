/** Half a second and 30 MB: read by the first who uses a passkey, not by every start. */
export function webauthn() {
  return import('@simplewebauthn/server')
}

/** A passkey belongs to a host and signs for one origin. */
export function relyingParty(origin: string) {
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
}

/** EdDSA, ES256 and RS256. Named, since the library offers more on a newer Node than an older one can check. */
export const supportedAlgorithmIDs = [-8, -7, -257]
