import type { Price } from '../price'
import type { PropertyStatus } from '../property-status'
import type { PropertyDetails } from '../stored/property-details'

type Stored = {
  status: PropertyStatus
  priceCents: number | null
  publishPrice: boolean
  isStartingFrom: boolean
  details: PropertyDetails
}

/** Sold or rented: the property has found someone, and its price is nobody's business any more. */
export function isClosed(status: PropertyStatus): boolean {
  return status === 'sold' || status === 'rented' || status === 'reference'
}

/** The price that visitors may know. */
export function publishedPrice(stored: Omit<Stored, 'details'>): Price | null {
  const { publishPrice, priceCents, isStartingFrom, status } = stored
  if (!publishPrice || priceCents === null || isClosed(status)) return null
  return { cents: priceCents, isStartingFrom }
}

/**
 * Without what the price could be worked out from: fees and deposits are shares of it. Who hides the
 * price of a business does not tell its rent either.
 */
export function publishedDetails(stored: Stored): PropertyDetails {
  const { details } = stored
  if (publishedPrice(stored)) return details
  return {
    ...details,
    costs: {
      ...details.costs,
      deposit: null,
      premisesRent: null,
      agencyCost: null,
      notaryFees: null,
      notaryFeesWithVat: null,
    },
    annuity: details.annuity && { ...details.annuity, bouquet: null, monthly: null },
  }
}

type Place = { publishAddress: boolean; street: string; hideCity?: boolean; city?: string }

/** Names of pictures and files are often written as "Kerkstraat 12 voorgevel": not when that is private. */
export function publishedName(name: string, property: Place): string {
  const { publishAddress, street, hideCity, city } = property
  const hidden = publishAddress ? [] : [street, ...(hideCity && city ? [city] : [])]
  const told = letters(name)
  const isPrivate = hidden.map(letters).some((place) => place.length > 2 && told.includes(place))
  return isPrivate ? '' : name
}

/** Accents fall away with all else that is no letter. */
function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
