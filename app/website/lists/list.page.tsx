import { lazy, Suspense, useState } from 'react'
import { redirect, useNavigation } from 'react-router'
import { withOpenHouses } from '../../appointments/open-houses/shown-open-houses.server'
import { AmountChoice, AmountChoiceScript } from '../../costs/amounts/amount-choice'
import { amountFor } from '../../costs/amounts/amount-tag'
import { wholeAmounts } from '../../costs/amounts/whole-amounts.server'
import { FullHearts, heartFor } from '../../favourites/heart'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { PropertyGrid } from '../../properties/shown/property-grid'
import { activeFilters } from '../../search/criteria'
import { canonicalQuery, criteriaQuery, readCriteria } from '../../search/criteria-url'
import { EmptyList } from '../../search/list/empty-list'
import { FilterBar } from '../../search/list/filter-bar'
import { findList } from '../../search/list/find-list.server'
import type { FoundList, SearchedList } from '../../search/list/found-list'
import { useListMemory } from '../../search/list/list-memory'
import { titlePlaces } from '../../search/list/list-title'
import { PageLinks } from '../../search/list/page-links'
import styles from '../../search/list/results.module.css'
import { ResultsHead } from '../../search/list/results-head'
import { settleCities } from '../../search/list/settle-cities.server'
import { BesideList } from '../../search/map/beside-list'
import { besidePage } from '../../search/map/list-overview'
import { listOverviewOf } from '../../search/map/list-overview.server'
import { MapChoice, MapChoiceScript, MapOpener } from '../../search/map/map-opener'
import { BrickWall } from '../../search/wall/brick-wall'
import { laidBricks } from '../../search/wall/laid-bricks.server'
import { wholeNumber } from '../../search/whole-number'
import { siteOf } from '../../site/site.server'
import { dependsOn } from '../../web/page/page-needs.server'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import pageStyles from '../page-body.module.css'
import type { Route } from './+types/list.page'

const MapSheet = lazy(async () => ({
  default: (await import('../../search/map/map-sheet')).MapSheet,
}))

const lists: SearchedList[] = ['for-sale', 'for-rent', 'commercial', 'abroad', 'realisations']

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language } = site
  const list = lists.find((each) => pathTo(each, language) === pattern)
  if (!list) throw notFound()
  dependsOn(context, `properties.list:${list}`)

  const wish = await settleCities(site, readCriteria(url.searchParams))
  const path = pathTo(list, language)
  const canonical = canonicalQuery(url.searchParams, wish)
  if (canonical !== undefined) throw redirect(path + canonical, 302)

  const found = await findList(site, list, wish, language)
  if (wish.page > found.pages) {
    const last = canonicalQuery(url.searchParams, { ...wish, page: found.pages }) ?? ''
    throw redirect(path + last, 302)
  }
  const title = titleOf(site, found)
  const isFiltered = activeFilters(wish).length > 0 || wish.sort !== 'newest'
  const hasWall = list === 'realisations' && !isFiltered && wish.page === 1
  const isWallShown = hasWall && site.siteConfiguration().brand.showsWall
  const overview = found.empty ? null : await listOverviewOf(site, list, wish, language)
  return {
    found: await openHousesIn(site, found),
    bricks: isWallShown ? await laidBricks(site.db, language) : [],
    amounts: site.siteConfiguration().brand.showsWholeAmount
      ? await wholeAmounts(site, found.cards)
      : null,
    overview: overview && besidePage(overview, found.cards),
    path,
    title,
    head: headOf(site, {
      title: wish.page > 1 ? `${title}, ${site.t('search:page', { page: wish.page })}` : title,
      description: site.t(`search:list.${list}.description`),
      paths: site.inEveryLanguage((each) => pathTo(list, each) + criteriaQuery(wish)),
      isHidden: isFiltered,
    }),
  }
}

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { found, bricks, amounts, overview, path, title } = loaderData
  const { t } = useTranslation('search')
  const language = useLanguage()
  const { list, wish, cards, total, pages, empty } = found
  const [isMapOpen, setIsMapOpen] = useState(false)
  const isBusy = useNavigation().location?.pathname === path
  const hrefOf = (page: number) => path + criteriaQuery({ ...wish, page })
  useListMemory(
    hrefOf(wish.page),
    cards.map(({ id }) => id),
  )
  return (
    <>
      {overview && <MapChoiceScript />}
      {amounts && <AmountChoiceScript />}
      <div className={`wrap ${styles.title}`}>
        <h1>{title}</h1>
      </div>
      <FilterBar found={found} path={path} formId="filters" />
      {empty ? (
        <>
          <EmptyList found={found} empty={empty} path={path} />
          {empty.nearby.length > 0 && (
            <section className={`wrap ${styles.nearby}`} aria-labelledby="nearby">
              <h2 className={pageStyles.sectionHead} id="nearby">
                {t('empty.nearby')}
              </h2>
              <PropertyGrid properties={empty.nearby} heartFor={heartFor} />
              <FullHearts />
            </section>
          )}
        </>
      ) : (
        <section
          className={`wrap ${styles.results}`}
          aria-labelledby="results"
          aria-busy={isBusy}
          data-beside={overview ? '' : undefined}
        >
          <h2 className="hidden" id="results">
            {t('results')}
          </h2>
          <ResultsHead
            found={found}
            formId="filters"
            below={
              amounts && <AmountChoice amounts={amounts} costsPath={pathTo('costs', language)} />
            }
          >
            <MapOpener
              isOpen={isMapOpen}
              onPress={() => setIsMapOpen(!isMapOpen)}
              isBeside={overview !== null}
            />
            {overview && <MapChoice />}
          </ResultsHead>
          {isMapOpen && (
            <Suspense>
              <MapSheet found={found} path={path} onClose={() => setIsMapOpen(false)} />
            </Suspense>
          )}
          <PropertyGrid
            properties={cards}
            firstShown={3}
            heartFor={heartFor}
            amountFor={amounts ? amountFor(amounts) : undefined}
          />
          <FullHearts />
          {overview && <BesideList overview={overview} path={path} wish={wish} />}
          <PageLinks
            page={wish.page}
            pages={pages}
            objects={t(`list.${list}.count`, {
              count: total,
              number: wholeNumber(total, language),
            })}
            hrefOf={hrefOf}
          />
        </section>
      )}
      <BrickWall bricks={bricks} />
    </>
  )
}

type Site = ReturnType<typeof siteOf>

/** A list shows its own cards, or those nearby. */
async function openHousesIn(site: Site, found: FoundList): Promise<FoundList> {
  const { cards, empty } = found
  return {
    ...found,
    cards: await withOpenHouses(site, cards),
    empty: empty && { ...empty, nearby: await withOpenHouses(site, empty.nearby) },
  }
}

function titleOf({ t, language }: Site, { list, wish }: FoundList) {
  const title = t(`search:list.${list}.title`)
  const place = titlePlaces(wish, language)
  if (!place) return title
  return t(wish.radius ? 'search:title-around' : 'search:title-in', { title, place })
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
