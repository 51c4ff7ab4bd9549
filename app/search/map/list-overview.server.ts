import { overviewOf } from '../../basemap/drawing/overview-view'
import { overviewPicture } from '../../basemap/drawing/place-picture.server'
import { isCovered } from '../../basemap/land-covered'
import type { Language } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { pathTo } from '../../language/path-to'
import type { Signer } from '../../web/signed-link.server'
import { createVersionedCache } from '../../web/versioned-cache'
import type { Criteria } from '../criteria'
import { criteriaQuery } from '../criteria-url'
import { circumstances, type SearchTools } from '../list/find-list.server'
import type { SearchedList } from '../list/found-list'
import { townName } from '../suggest/town-names'
import type { ListOverview } from './list-overview'
import { findSpots } from './map-queries.server'
import { type PricePin, pricePins } from './price-pins'

type Tools = SearchTools & { signer: Pick<Signer, 'fingerprint'> }

/** A point in the wrong place does not take the map away. */
const mostly = 0.9

const recall = createVersionedCache(500)

/** Null where there is nothing to show, or most of it lies beyond the outlines that we have. */
export async function listOverviewOf(
  tools: Tools,
  list: SearchedList,
  wish: Criteria,
  language: Language,
): Promise<ListOverview | null> {
  const search = { ...wish, page: 1, sort: 'newest' } as const
  const around = await circumstances(tools, wish)
  const key = `${language} ${list} ${criteriaQuery(search)} ${wish.newSince ? around.now.toISOString() : ''}`
  return recall(tools.contentVersion, key, async () => {
    const found = await findSpots(tools.db, list, search, around)
    const shown = found.filter(({ x, y }) => isCovered([x, y]))
    if (shown.length === 0 || shown.length < found.length * mostly) return null
    const t = messagesIn(language).getFixedT(language, 'search')
    const overview = overviewOf(shown.map(({ x, y }) => [x, y]))
    const spots = shown.map(({ id, x, y, priceCents, city }) => ({
      id,
      spot: [x, y] as const,
      priceCents,
      city: townName({ name: city }, language),
    }))
    const path = pathTo(list, language)
    return {
      picture: overviewPicture(tools.signer, overview, language),
      credit: t('map.credit'),
      pins: pricePins(overview, spots).map(({ area, priceCents: _, city, ...pin }) => ({
        ...pin,
        count: pin.ids.length,
        href: area
          ? path + criteriaQuery({ ...search, sort: wish.sort, area })
          : `/property/${pin.ids[0]}/`,
        name: area
          ? severalName(pin, t('map.several', { count: pin.ids.length, city }))
          : [pin.label || t('map.no-price'), city].join(', '),
      })),
    }
  })
}

/** What is seen is said first and in the same order: the price, how many, and then where. */
function severalName({ ids, label }: Pick<PricePin, 'ids' | 'label'>, several: string): string {
  return label === `${ids.length}` ? several : `${label}, ${several}`
}
