import { dialled } from '../../language/numbers/phone-number'
import type { Agency } from '../../web/agency'

/** The agency as search engines read it, on its home page. */
export function agencyFacts(agency: Agency, origin: string): object {
  const { name, legalName, street, zip, city, phone, email, vatNumber } = agency
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': new URL('/#agency', origin).href,
    name,
    url: new URL('/', origin).href,
    ...(legalName && { legalName }),
    ...(phone && { telephone: dialled(phone) }),
    ...(email && { email }),
    ...(vatNumber && { vatID: vatNumber }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: zip,
      addressLocality: city,
      addressCountry: 'BE',
    },
  }
}
