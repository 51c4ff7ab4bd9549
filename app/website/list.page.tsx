import { useTranslation } from 'react-i18next'
import { pathTo } from '../language/path-to'
import { PropertyGrid } from '../properties/property-grid'
import { listNewestCards } from '../properties/queries.server'
import { visitOf } from '../web/visit.server'
import type { Route } from './+types/list.page'
import { headOf, headTags } from './head'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { db, language, t } = visit
  return {
    properties: await listNewestCards(db, 'for-sale', language, 50),
    head: headOf(visit, {
      title: t('for-sale.title'),
      description: t('for-sale.description'),
      paths: visit.inEveryLanguage((each) => pathTo('for-sale', each)),
    }),
  }
}

export default function ListPage({ loaderData: { properties } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const isEmpty = properties.length === 0
  return (
    <div className="wrap section">
      <h1>{t('for-sale.title')}</h1>
      <p>{isEmpty ? t('for-sale.empty') : t('for-sale.count', { count: properties.length })}</p>
      <PropertyGrid properties={properties} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
