import type { Language } from '../../language/languages'
import { shortText } from '../../language/plain-text'
import { type Translatable, translated } from '../../language/translated'
import { addressText } from '../address'
import { contractOf } from '../contract'
import type { BadgeColor } from '../look-ups/badge'
import type { Picture, PropertyCard } from '../property'
import type { PropertyList } from '../property-lists'
import { propertyTitle, townBeside } from '../property-title'
import type { StoredPicture } from '../stored/property-media'
import { publishedName, publishedPrice } from './published-facts'

type Stored = Omit<
  PropertyCard,
  | ('list' | 'project' | 'contract' | 'title' | 'townBeside' | 'summary')
  | ('price' | 'address' | 'pictures' | 'publishedAt')
> & {
  goalNumber: number
  list: PropertyList | null
  title: Translatable
  description: Translatable
  priceCents: number | null
  publishPrice: boolean
  isStartingFrom: boolean
  street: string
  houseNumber: string
  box: string | null
  publishAddress: boolean
  hideCity: boolean
  pictures: StoredPicture[]
  publishedAt: Date
}

/**
 * The only way from a stored property to a visitor: what the owner does not publish stops here.
 * Hiding it later, in a component, would still send it to the browser.
 */
export function toCard(
  row: Stored,
  project: PropertyCard['project'],
  language: Language,
): PropertyCard {
  const { id, reference, goal, status, type, badge, countryId } = row
  const { bedrooms, livingArea, groundArea, energyLabel } = row
  const isTownHidden = row.hideCity && !row.publishAddress
  const town = isTownHidden ? { zip: '', city: '' } : { zip: row.zip, city: row.city }
  const title = propertyTitle(row, language)
  return {
    id,
    reference,
    goal,
    status,
    type,
    badge,
    countryId,
    project,
    bedrooms,
    livingArea,
    groundArea,
    energyLabel,
    list: row.list ?? 'for-sale',
    contract: contractOf(row),
    title,
    townBeside: townBeside(title, town, language),
    summary: shortText(translated(row.description, language)),
    price: publishedPrice(row),
    address: addressText(row, row, language),
    ...town,
    pictures: row.pictures.map((picture) => ({
      ...toPicture(picture, language),
      alt: publishedName(translated(picture.alt, language), row),
    })),
    publishedAt: row.publishedAt.toISOString(),
  }
}

export function toPicture(picture: StoredPicture, language: Language): Picture {
  const { id, file, width, height, tone } = picture
  return { id, file, width, height, tone, alt: translated(picture.alt, language) }
}

type Labelled = {
  type: { name: Translatable } | null
  badge: { name: Translatable; color: BadgeColor } | null
}

/** What the agency calls the type and the badge of a property. */
export function labelsIn({ type, badge }: Labelled, language: Language) {
  return {
    typeName: translated(type?.name ?? {}, language),
    badgeText: translated(badge?.name ?? {}, language),
    badgeColor: badge?.color ?? null,
  }
}
