import type { IncomingMessage } from 'node:http'
import { consentVariant } from '../../app/consent/consent'
import { readConsent } from '../../app/consent/consent-cookie'

export type VariantOf = (request: Pick<IncomingMessage, 'headers'>) => string

/** Which of a page's variants a visitor gets: by their consent to the text that is shown today. */
export function variantBy(textVersion: () => number): VariantOf {
  return ({ headers: { cookie } }) =>
    cookie?.includes('consent=') ? consentVariant(readConsent(cookie, textVersion())) : ''
}
