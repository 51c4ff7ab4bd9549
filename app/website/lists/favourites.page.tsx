import { useTranslation } from 'react-i18next'
import { chosenIds } from '../../favourites/chosen-ids'
import { mostFavourites } from '../../favourites/favourite'
import { SharedFavourites } from '../../favourites/favourite-list'
import { OwnFavourites } from '../../favourites/own-favourites'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { listChosen } from '../../properties/shown/compare-queries.server'
import { visitOf } from '../../web/site.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/favourites.page'

/** The list itself is in the visitor's browser; which homes those are, is asked with ?ids=. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const ids = chosenIds(url.searchParams, mostFavourites)
  return {
    ids,
    homes: await listChosen(visit.db, ids, visit.language),
    origin: visit.origin,
    head: headOf(visit, {
      title: visit.t('favourites:title'),
      description: visit.t('favourites:description'),
      paths: visit.inEveryLanguage((each) => pathTo('favourites', each)),
      isHidden: true,
    }),
  }
}

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  const { ids, homes, origin } = loaderData
  const paths = {
    list: pathTo('favourites', language),
    compare: pathTo('compare', language),
    browse: pathTo('for-sale', language),
  }
  return (
    <div className="wrap page">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('description')}</p>
      </div>
      {ids.length > 0 ? (
        <SharedFavourites homes={homes} missing={ids.length - homes.length} paths={paths} />
      ) : (
        <OwnFavourites paths={paths} origin={origin} />
      )}
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
