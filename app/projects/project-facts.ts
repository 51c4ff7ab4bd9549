import { plainText } from '../language/plain-text'
import type { PropertyCard } from '../properties/property'
import { countryCode } from '../properties/property-lists'
import { offeredRange } from './price-list'
import type { ProjectDetail } from './project-detail'

type ShownProject = {
  project: ProjectDetail
  units: Pick<PropertyCard, 'status' | 'price'>[]
  url: string
  images: string[]
}

/** A project as search engines read it: what it offers, for how much, and whether any is left. */
export function projectFacts({ project, units, url, images }: ShownProject): object {
  const { title, city, zip, address, status, countryId } = project
  const offered = units.filter(({ status: state }) => state === 'available' || state === 'option')
  const prices = offeredRange(offered.map(({ price }) => price?.cents))
  const isAvailable = status !== 'sold-out' && offered.length > 0
  const street = address.replace(`${zip} ${city}`, '').replace(/,\s*$/, '').trim()
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: title,
    description: plainText(project.texts.description) || undefined,
    image: images.length > 0 ? images : undefined,
    about: {
      '@type': 'ApartmentComplex',
      name: title,
      numberOfAvailableAccommodationUnits: offered.length,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street || undefined,
        postalCode: zip,
        addressLocality: city,
        addressCountry: countryCode(countryId),
      },
    },
    offers: {
      '@type': 'AggregateOffer',
      offerCount: offered.length,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
      ...(isAvailable &&
        prices && {
          priceCurrency: 'EUR',
          lowPrice: prices.from / 100,
          highPrice: prices.to / 100,
        }),
    },
  }
}
