import { redirect } from 'react-router'
import { PrintButton } from '../../costs/calculator/print-button'
import { monthlyCost } from '../../costs/monthly-cost'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { chosenIds, idsQuery } from '../../favourites/chosen-ids'
import { CompareTable } from '../../favourites/compare-table'
import { brusselsDay } from '../../language/brussels-day'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { listChosen } from '../../properties/shown/compare-queries.server'
import type { ComparedProperty } from '../../properties/shown/compared'
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
    properties: await withMonthly(site, await listChosen(site.db, ids, language)),
    head: headOf(site, {
      title: site.t('favourites:compare-title'),
      description: site.t('favourites:compare-description'),
      paths: site.inEveryLanguage((each) => pathTo('compare', each) + idsQuery(ids)),
      isHidden: true,
    }),
  }
}

async function withMonthly({ db, now }: ReturnType<typeof siteOf>, chosen: ComparedProperty[]) {
  if (chosen.length === 0) return []
  const book = await loadRuleBook(db)
  const day = brusselsDay(now())
  return chosen.map((property) => {
    const { costFacts, contract, type, energyLabel: label, price } = property
    const costed = { ...costFacts, contract, type, label, priceCents: price?.cents ?? null }
    return { ...property, monthly: monthlyCost(book, costed, day) }
  })
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
        <div className="stack">
          <CompareTable properties={properties} />
          <div className="row">
            <PrintButton />
          </div>
        </div>
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
