import { withOpenHouses } from '../../appointments/open-houses/shown-open-houses.server'
import { chosenIds } from '../../favourites/chosen-ids'
import { mostFavourites } from '../../favourites/favourite'
import { SharedFavourites } from '../../favourites/favourite-list'
import { OwnFavourites } from '../../favourites/own-favourites'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { listNewestCards } from '../../properties/queries.server'
import { listChosen } from '../../properties/shown/compare-queries.server'
import { siteOf } from '../../site/site.server'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/favourites.page'

/** To who keeps nothing yet. */
const few = 3

/** The list itself is in the visitor's browser; which properties those are, is asked with ?ids=. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const ids = chosenIds(url.searchParams, mostFavourites)
  return {
    ids,
    properties: await withOpenHouses(site, await listChosen(site.db, ids, site.language)),
    newest: ids.length > 0 ? [] : await newestCards(site),
    origin: site.origin,
    head: headOf(site, {
      title: site.t(ids.length > 0 ? 'favourites:shared-title' : 'favourites:title'),
      description: site.t(ids.length > 0 ? 'favourites:shared' : 'favourites:description'),
      paths: site.inEveryLanguage((each) => pathTo('favourites', each)),
      isHidden: true,
    }),
  }
}

async function newestCards(site: ReturnType<typeof siteOf>) {
  return withOpenHouses(site, await listNewestCards(site.db, 'for-sale', site.language, few))
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  const { ids, properties, newest, origin } = loaderData
  const isShared = ids.length > 0
  const paths = {
    list: pathTo('favourites', language),
    compare: pathTo('compare', language),
    browse: pathTo('for-sale', language),
  }
  return (
    <PageBody>
      <PageHead>
        <h1>{t(isShared ? 'shared-title' : 'title')}</h1>
        <p className="lead">{t(isShared ? 'shared' : 'description')}</p>
      </PageHead>
      {isShared ? (
        <SharedFavourites
          properties={properties}
          missing={ids.length - properties.length}
          paths={paths}
        />
      ) : (
        <OwnFavourites paths={paths} origin={origin} newest={newest} />
      )}
    </PageBody>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
