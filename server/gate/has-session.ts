const session = /(?:^|;\s*)(?:__Host-|__Secure-)?session=/

/** Signed-in visitors carry this cookie, and get pages of their own. */
export function hasSession(cookies: string | null | undefined): boolean {
  return session.test(cookies ?? '')
}
