import { redirect } from 'react-router'
import { chosenIds, idsQuery } from '../../favourites/chosen-ids'
import { CompareTable } from '../../favourites/compare-table'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { listChosen } from '../../properties/shown/compare-queries.server'
import { siteOf } from '../../site/site.server'
import { Link } from '../../ui/link'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/compare.page'

const mostCompared = 4

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language } = site
  const ids = chosenIds(url.searchParams, mostCompared)
  if (url.searchParams.has('id')) throw redirect(pathTo('compare', language) + idsQuery(ids), 302)
  return {
    properties: await listChosen(site.db, ids, language),
    head: headOf(site, {
      title: site.t('favourites:compare-title'),
      description: site.t('favourites:compare-description'),
      paths: site.inEveryLanguage((each) => pathTo('compare', each) + idsQuery(ids)),
      isHidden: true,
    }),
  }
}

export default function ComparePage({ loaderData: { properties } }: Route.ComponentProps) {
  const { t } = useTranslation('favourites')
  const language = useLanguage()
  return (
    <PageBody>
      <PageHead>
        <h1>{t('compare-title')}</h1>
        <p className="lead">{t('compare-description')}</p>
      </PageHead>
      {properties.length > 0 ? (
        <CompareTable properties={properties} />
      ) : (
        <p>{t('compare-empty')}</p>
      )}
      <p>
        <Link className="more" to={pathTo('favourites', language)}>
          {t('title')}
        </Link>
      </p>
    </PageBody>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
