import { useTranslation } from 'react-i18next'
import { Link, redirect } from 'react-router'
import { chosenIds, idsQuery } from '../../favourites/chosen-ids'
import { CompareTable } from '../../favourites/compare-table'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { listChosen } from '../../properties/shown/compare-queries.server'
import { visitOf } from '../../web/site.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/compare.page'

const mostCompared = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { language } = visit
  const ids = chosenIds(url.searchParams, mostCompared)
  if (url.searchParams.has('id')) throw redirect(pathTo('compare', language) + idsQuery(ids), 302)
  return {
    homes: await listChosen(visit.db, ids, language),
    head: headOf(visit, {
      title: visit.t('favourites:compare-title'),
      description: visit.t('favourites:compare-description'),
      paths: visit.inEveryLanguage((each) => pathTo('compare', each) + idsQuery(ids)),
      isHidden: true,
    }),
  }
}

export default function ComparePage({ loaderData: { homes } }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  return (
    <div className="wrap page">
      <div className="page-head">
        <h1>{t('compare-title')}</h1>
        <p className="lead">{t('compare-description')}</p>
      </div>
      {homes.length > 0 ? <CompareTable homes={homes} /> : <p>{t('compare-empty')}</p>}
      <p>
        <Link className="more" to={pathTo('favourites', language)}>
          {t('title')}
        </Link>
      </p>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
