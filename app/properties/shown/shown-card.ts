import { shortName } from '../../files/short-name'
import type { PropertyCard } from '../property'
import { type CardPicture, mostPictures } from './card-picture'

type Unshown =
  | ('reference' | 'summary' | 'address' | 'zip' | 'countryId' | 'publishedAt')
  | ('badge' | 'goal' | 'pictures')

/** What a card in a grid shows, and no more: the page carries it once to be read and once to wake. */
export type ShownCard = Omit<PropertyCard, Unshown> & { pictures: CardPicture[] }

export function shownCard(card: PropertyCard): ShownCard {
  const { reference, summary, address, zip, countryId, publishedAt, badge, goal, ...shown } = card
  // The pictures of a card say nothing that it does not.
  return {
    ...shown,
    pictures: card.pictures
      .slice(0, mostPictures)
      .map(({ file, tone }) => ({ file: shortName(file), tone: shortTone(tone) })),
  }
}

/** Until the picture is there: "#b8a898" as "#ba9", which nobody sees the difference of. */
function shortTone(tone: string | null): string | null {
  return tone?.replace(/^#(\w)\w(\w)\w(\w)\w$/, '#$1$2$3') ?? null
}
