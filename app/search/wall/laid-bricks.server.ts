import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import { propertyPath } from '../../properties/property-path'
import { listBriefCardsById } from '../../properties/queries.server'
import type { Brick } from './brick-wall'
import { listRealised } from './wall-queries.server'

/** More would be a wall nobody sees over; the oldest go first. */
const mostBricks = 240

/** One for each property that found someone, in the order in which they came to us. */
export async function laidBricks(
  db: Database,
  language: Language,
  most = mostBricks,
): Promise<Brick[]> {
  const cards = await listBriefCardsById(db, await listRealised(db, most), language)
  return cards.toReversed().map((card) => ({
    id: card.id,
    href: propertyPath(card, language),
    name: [card.title, card.townBeside].filter(Boolean).join(', '),
    tone: card.pictures[0]?.tone ?? null,
  }))
}
