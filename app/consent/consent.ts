/** What may be refused. Functional storage is always on and is not asked for. */
export const refusable = ['social', 'analytical', 'marketing', 'unclassified'] as const
export const categories = ['functional', ...refusable] as const
export type Refusable = (typeof refusable)[number]

/** What a visitor agreed to, which text they read, and the number of their receipt. */
export type Consent = { version: number; receipt: string; agreed: Refusable[] }

export const consentCookie = 'consent'

export function writeConsent({ version, receipt, agreed }: Consent): string {
  return encodeURIComponent(JSON.stringify({ v: version, r: receipt, a: agreed }))
}

export type ConsentFlags = Record<
  'ad_user_data' | 'ad_personalization' | 'ad_storage' | 'analytics_storage',
  'granted' | 'denied'
>

/** The four flags of Google's Consent Mode v2. */
export function consentFlags(consent: Consent | null): ConsentFlags {
  const word = (category: Refusable) => (consent?.agreed.includes(category) ? 'granted' : 'denied')
  return {
    ad_user_data: word('marketing'),
    ad_personalization: word('marketing'),
    ad_storage: word('marketing'),
    analytics_storage: word('analytical'),
  }
}

/** "all" and "none" are one button each; "chosen" reads the ticked boxes. */
export function agreedFrom(choice: string | null, ticked: string[]): Refusable[] {
  if (choice === 'all') return [...refusable]
  if (choice !== 'chosen') return []
  return refusable.filter((category) => ticked.includes(category))
}

/** A page is made for what was agreed to: it stays only when that stayed the same. */
export function mustLoadAnew(before: Consent | null, agreed: readonly Refusable[]): boolean {
  const was = before?.agreed ?? []
  return refusable.some((category) => was.includes(category) !== agreed.includes(category))
}

/** Pages differ by what was agreed to; visitors who agreed to the same share a page. */
export function consentVariant(consent: Consent | null): string {
  return consent ? `agreed:${consent.agreed.join('+')}` : ''
}
