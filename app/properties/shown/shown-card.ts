import type { PropertyCard } from '../property'

type Unshown = 'reference' | 'summary' | 'address' | 'countryId' | 'publishedAt' | 'badge'

/** What a card in a grid shows, and no more: the page carries it once to be read and once to wake. */
export type ShownCard = Omit<PropertyCard, Unshown>

export function shownCard(card: PropertyCard): ShownCard {
  const { reference, summary, address, countryId, publishedAt, badge, ...shown } = card
  // The pictures of a card say nothing that it does not.
  return { ...shown, pictures: shown.pictures.map((picture) => ({ ...picture, alt: '' })) }
}
