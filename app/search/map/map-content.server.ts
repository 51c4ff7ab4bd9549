import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { listMarkerFacts } from '../../properties/marker-queries.server'
import type { Criteria } from '../criteria'
import { circumstances, type SearchTools } from '../find-list.server'
import type { SearchedList } from '../found-list'
import { type MapContent, shortPrice } from './map-message'
import { findSpots } from './map-queries.server'

/** A home whose address is hidden lies somewhere in a circle this large. */
const hiddenRadius = 1_200

export async function mapContentOf(
  tools: SearchTools,
  list: SearchedList,
  wish: Criteria,
  language: Language,
): Promise<MapContent> {
  const around = await circumstances(tools, wish)
  const spots = await findSpots(tools.db, list, wish, around)
  const { facts, ignored } = await listMarkerFacts(
    tools.db,
    spots.map(({ id }) => id),
  )
  const t = messagesIn(language).getFixedT(language, 'search')
  return {
    kind: 'content',
    propertyList: spots.map(({ id, x, y, priceCents }) => {
      const { badge, isExact } = facts.get(id) ?? { badge: 0, isExact: false }
      const label = priceCents === null ? t('map.no-price') : shortPrice(priceCents)
      const radius = isExact ? null : hiddenRadius
      return { id, spot: [x, y], radius, label, badge, href: `/property/${id}/` }
    }),
    messageInfo: { total: spots.length, language },
    mapType: 'list',
    customMarker: null,
    marqueeIgnoreList: ignored,
  }
}
