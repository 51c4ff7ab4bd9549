import { data, redirect } from 'react-router'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { idFrom } from '../../properties/property-id'
import { propertyPath } from '../../properties/property-path'
import { findFullProperty } from '../../properties/shown/full-queries.server'
import { criteriaQuery, readCriteria } from '../../search/criteria-url'
import { BesideMap } from '../../search/travel/beside-map'
import { findPlace, placesKnown } from '../../search/travel/find-place.server'
import { howFar } from '../../search/travel/how-far.server'
import { HowFarList } from '../../search/travel/how-far-list'
import { reachArea, reachWays } from '../../search/travel/reach.server'
import { longestPlace, minuteChoices, placesIn } from '../../search/travel/travel'
import { mapOfProperty, mapOfSearch } from '../../search/travel/travel-map.server'
import {
  type TravelProblem,
  TravelSearch,
  type TravelWish,
} from '../../search/travel/travel-search'
import { siteOf } from '../../site/site.server'
import { BackToProperty } from '../forms/back-to-property'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/travel-time.page'
import { PlacesForm } from './places-form'

type Site = ReturnType<typeof siteOf>

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language, asked } = site
  const path = pathTo('travel-time', language)
  const ways = reachWays(asked)
  const wish = wishIn(url.searchParams, ways)
  const isAsked = url.searchParams.has('from')
  const search = isAsked ? await areaFor(site, wish) : undefined
  if (search && 'area' in search) {
    const { cities: _, radius: __, ...others } = wish.wish
    const query = criteriaQuery({ ...others, cities: [], area: search.area, page: 1 })
    throw redirect(pathTo(wish.list, language) + query, 302)
  }
  const problem = search?.problem ?? null
  const head = headOf(site, {
    title: site.t('search:travel.title'),
    description: site.t('search:travel.lead'),
    paths: site.inEveryLanguage((each) => pathTo('travel-time', each)),
    isHidden: url.search !== '',
  })
  const property = await propertyIn(site, url.searchParams)
  const status = problem === null ? 200 : problem === 'busy' || problem === 'away' ? 503 : 422
  const isEstimated = asked?.router?.kind !== 'valhalla'
  const known = await placesKnown(site)
  const map = property ? property.map : await mapOfSearch(site, wish, language)
  return data({ head, path, ways, isEstimated, known, ...wish, problem, property, map }, { status })
}

/** What somebody asked for, as far as it can be understood. */
function wishIn(query: URLSearchParams, ways: readonly TravelWish['way'][]): TravelWish {
  const minutes = Number(query.get('minutes'))
  return {
    list: query.get('list') === 'for-rent' ? 'for-rent' : 'for-sale',
    wish: { ...readCriteria(query), page: 1 },
    from: query.get('from')?.slice(0, longestPlace).trim() ?? '',
    way: ways.find((way) => way === query.get('by')) ?? 'bike',
    minutes: minuteChoices.find((choice) => choice === minutes) ?? 30,
  }
}

async function areaFor(site: Site, { from, way, minutes }: TravelWish) {
  const problem = (what: TravelProblem) => ({ problem: what })
  if (!from) return problem('required')
  const place = await findPlace(site, from)
  if (place.outcome !== 'found') return problem(place.outcome)
  const area = await reachArea(site.asked, place.spot, way, minutes)
  return area ? { area } : problem('away')
}

/** How far it is from one property, for whoever came from its page. */
async function propertyIn(site: Site, query: URLSearchParams) {
  const found = await findFullProperty(site.db, idFrom(query.get('property') ?? '') ?? 0)
  if (found.outcome !== 'found') return null
  const property = found.detailIn(site.language)
  if (!property.place) return null
  const texts = placesIn(query.getAll('place'))
  return {
    id: property.id,
    title: property.title,
    path: propertyPath(property, site.language),
    isHidden: property.place.radius !== null,
    map: mapOfProperty(site.signer, property.place, site.language),
    texts,
    rows: await howFar(site, property.place, texts),
  }
}

export default function TravelTime({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('search')
  const { property, path, known, map } = loaderData
  if (property) {
    return (
      <PageBody>
        <BackToProperty title={property.title} path={property.path} />
        <BesideMap map={map}>
          <PageHead>
            <h1>{t('travel.how-far')}</h1>
            <p className="lead">{property.title}</p>
          </PageHead>
          {property.rows.length > 0 && <HowFarList {...property} />}
          <PlacesForm {...property} path={path} known={known} />
        </BesideMap>
      </PageBody>
    )
  }
  return (
    <PageBody>
      <BesideMap map={map}>
        <PageHead>
          <h1>{t('travel.title')}</h1>
          <p className="lead">{t('travel.lead')}</p>
        </PageHead>
        <TravelSearch {...loaderData} />
      </BesideMap>
    </PageBody>
  )
}

/** Made for one question: nobody else gets it. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
