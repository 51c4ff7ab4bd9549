import type { Language } from '../language/languages'
import { pathTo } from '../language/path-to'

/** Where the links of our letters lead. */
export function demandAddress(
  origin: string,
  language: Language,
  page: 'confirm' | 'change' | 'stop',
  token: string,
): string {
  const path = pathTo(page === 'stop' ? 'unsubscribe' : 'my-demand', language)
  const query = page === 'confirm' ? `confirm=${token}` : `key=${token}`
  return `${origin}${path}?${query}`
}
