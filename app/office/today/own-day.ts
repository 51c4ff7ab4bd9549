const name = 'office-day'
const year = 365 * 24 * 60 * 60

/** Whether this browser shows a colleague their own day only. */
export function keepsOwnDay(request: Request): boolean {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.includes(`${name}=mine`)
}

/** The line that makes it remember. */
export function ownDayLine(isOwn: boolean, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  return `${name}=${isOwn ? 'mine' : 'all'}; Path=/office/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`
}
