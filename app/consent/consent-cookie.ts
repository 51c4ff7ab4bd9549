import * as z from 'zod'
import { type Consent, refusable } from './consent'

const stored = z.object({
  v: z.number().int().min(1),
  r: z.uuid(),
  a: z.array(z.enum(refusable)).max(refusable.length),
})

/** A cookie that is corrupt, too long, or about an older text counts as no consent at all. */
export function readConsent(cookies: string | null | undefined, version: number): Consent | null {
  const value = cookies?.match(/(?:^|;\s*)consent=([^;]{1,400})(?:;|$)/)?.[1]
  if (!value) return null
  const parsed = stored.safeParse(parsedOrNothing(value))
  if (!parsed.success || parsed.data.v !== version) return null
  const { v, r, a } = parsed.data
  return { version: v, receipt: r, agreed: refusable.filter((category) => a.includes(category)) }
}

function parsedOrNothing(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value))
  } catch {
    return undefined
  }
}
