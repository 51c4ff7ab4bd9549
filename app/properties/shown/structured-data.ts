import { dialled } from '../../language/numbers/phone-number'
import { plainText } from '../../language/plain-text'
import { isLet } from '../contract'
import { energyLabelText } from '../energy/energy-label'
import { countryCode } from '../property-lists'
import type { PropertyStatus } from '../property-status'
import type { FullProperty } from './full-property'

type Listing = {
  property: FullProperty
  url: string
  /** Absolute addresses of the pictures. */
  images: string[]
  agency: { name: string; phone: string; email: string }
}

/** By the web id of the type; what schema.org has no word for is a place. */
const kinds: Record<number, string> = {
  1: 'SingleFamilyResidence',
  2: 'Apartment',
  3: 'Apartment',
  5: 'ApartmentComplex',
  7: 'ParkingFacility',
}

const availabilities: Record<PropertyStatus, string> = {
  available: 'InStock',
  option: 'Reserved',
  sold: 'SoldOut',
  rented: 'SoldOut',
  reference: 'SoldOut',
  withdrawn: 'Discontinued',
}

/** A property as search engines read it: the same facts as on the page, and none that are private. */
export function listingFacts({ property, url, images, agency }: Listing): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: property.title,
    description: plainText(property.description) || undefined,
    datePosted: property.publishedAt.slice(0, 10),
    image: images.length > 0 ? images : undefined,
    about: residence(property),
    offers: offer(property, url, agency),
  }
}

type Open = { startsAt: string; endsAt: string; note: string }

/** Hours at which it is open to all. An event needs a place: where the town is private nothing is told. */
export function openHouseFacts(
  { property, url, images, agency }: Listing,
  name: string,
  times: Open[],
): object[] {
  const address = postalAddress(property)
  if (!address) return []
  return times.map(({ startsAt, endsAt, note }) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `${name}: ${property.title}`,
    description: note || undefined,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: property.title, address },
    image: images.length > 0 ? images : undefined,
    organizer: { '@type': 'RealEstateAgent', name: agency.name, email: agency.email },
    url,
  }))
}

function residence(property: FullProperty): object {
  const { type, title, bedrooms, bathrooms, livingArea, constructionYear } = property
  const isHome = type <= 3
  return {
    '@type': kinds[type] ?? 'Place',
    name: title,
    address: postalAddress(property),
    geo: geo(property),
    floorSize: isHome && livingArea ? squareMetres(livingArea) : undefined,
    numberOfBedrooms: isHome ? (bedrooms ?? undefined) : undefined,
    numberOfBathroomsTotal: isHome ? (bathrooms ?? undefined) : undefined,
    yearBuilt: isHome ? (constructionYear ?? undefined) : undefined,
    additionalProperty: energyFacts(property),
  }
}

function postalAddress(property: FullProperty): object | undefined {
  const { address, zip, city, countryId } = property
  if (!city) return undefined
  const street = address.replace(`${zip} ${city}`, '').replace(/,\s*$/, '').trim()
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: zip,
    addressLocality: city,
    addressCountry: countryCode(countryId),
  }
}

/** An area would be read as a point, so only real points are told. */
function geo({ place }: FullProperty): object | undefined {
  if (!place || place.radius !== null) return undefined
  const { latitude, longitude } = place
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

function squareMetres(value: number): object {
  return { '@type': 'QuantitativeValue', value, unitCode: 'MTK' }
}

function energyFacts({ energyLabel, energyPerformance, certificate }: FullProperty) {
  const facts = [
    energyLabel && { name: 'EPC label', value: energyLabelText(energyLabel) },
    energyPerformance !== null && { name: 'EPC', value: energyPerformance, unitText: 'kWh/m²' },
    certificate && { name: 'EPC UC', value: certificate },
  ].filter((fact) => fact !== false && fact !== '' && fact !== null)
  if (facts.length === 0) return undefined
  return facts.map((fact) => ({ '@type': 'PropertyValue', ...fact }))
}

function offer(property: FullProperty, url: string, agency: Listing['agency']): object {
  const { contract, price, status } = property
  const businessFunction = isLet(contract) ? 'LeaseOut' : 'Sell'
  const { name, phone, email } = agency
  return {
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${availabilities[status]}`,
    businessFunction: `http://purl.org/goodrelations/v1#${businessFunction}`,
    ...(price && {
      priceCurrency: 'EUR',
      ...(price.isStartingFrom || isLet(contract)
        ? { priceSpecification: priceSpecification(property) }
        : { price: price.cents / 100 }),
    }),
    offeredBy: { '@type': 'RealEstateAgent', name, telephone: dialled(phone), email },
  }
}

function priceSpecification({ contract, price }: FullProperty): object | undefined {
  if (!price) return undefined
  const amount = price.cents / 100
  return {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'EUR',
    ...(price.isStartingFrom ? { minPrice: amount } : { price: amount }),
    ...(isLet(contract) && { unitCode: 'MON' }),
  }
}
