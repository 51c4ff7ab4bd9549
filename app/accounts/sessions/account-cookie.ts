type Named = { name: string; isSecure: boolean }

/** Over https no other host, not even a sub-domain of ours, can set a cookie with this prefix. */
function fullName({ name, isSecure }: Named): string {
  return isSecure ? `__Host-${name}` : name
}

export function readAccountCookie(
  cookies: string | null | undefined,
  named: Named,
): string | undefined {
  const start = `${fullName(named)}=`
  const parts = (cookies ?? '').split(';').map((part) => part.trim())
  return parts.find((part) => part.startsWith(start))?.slice(start.length)
}

/** No seconds left: the browser forgets it. */
export function accountCookieLine(named: Named, value: string, seconds: number): string {
  const secure = named.isSecure ? '; Secure' : ''
  return `${fullName(named)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
