import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { listMarkerFacts } from '../../properties/shown/marker-queries.server'
import { hiddenRadius } from '../../properties/shown/shown-place'
import type { Criteria } from '../criteria'
import { circumstances, type SearchTools } from '../list/find-list.server'
import type { SearchedList } from '../list/found-list'
import { shortPrice } from './map-message'
import { findSpots } from './map-queries.server'
import type { MapContent } from './map-schema'

const nothing = { badge: 0, badgeText: '', isExact: false }
const areaOf = ({ area }: Criteria) => area?.map(([x, y]): [number, number] => [x, y]) ?? null

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
    language,
  )
  const t = messagesIn(language).getFixedT(language, 'search')
  return {
    kind: 'content',
    propertyList: spots.map(({ id, x, y, priceCents }) => {
      const { badge, badgeText, isExact } = facts.get(id) ?? nothing
      const label = priceCents === null ? t('map.no-price') : shortPrice(priceCents)
      const radius = isExact ? null : hiddenRadius
      return { id, spot: [x, y], radius, label, badge, badgeText, href: `/property/${id}/` }
    }),
    messageInfo: { total: spots.length, language, area: areaOf(wish) },
    mapType: 'list',
    customMarker: null,
    marqueeIgnoreList: ignored,
  }
}
