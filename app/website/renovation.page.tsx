import { useTranslation } from 'react-i18next'
import { loadRuleBook } from '../costs/queries.server'
import { RenovationCalculator } from '../costs/renovation-calculator'
import { basisOf, type RenovationFields } from '../costs/renovation-question'
import { brusselsDay } from '../language/brussels-day'
import { pathTo } from '../language/path-to'
import { propertyPath } from '../properties/property-path'
import { findCard, findRenovationFacts } from '../properties/queries.server'
import { regionOf } from '../properties/region'
import { visitOf } from '../web/visit.server'
import type { Route } from './+types/renovation.page'
import { BackToHome } from './back-to-home'
import { headOf, headTags } from './head'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { db, language, t } = visit
  const day = brusselsDay(visit.now())
  const propertyId = Number(url.searchParams.get('property')) || 0
  const [book, propertyIn, facts] = await Promise.all([
    loadRuleBook(db),
    findCard(db, propertyId),
    findRenovationFacts(db, propertyId),
  ])
  const property = propertyIn?.(language)
  const asked = (name: string, known: string) => url.searchParams.get(name)?.slice(0, 40) ?? known
  const works = url.searchParams.getAll('works').slice(0, 20)
  const known = {
    region: asked('region', regionOf(property?.zip ?? '') ?? 'flanders'),
    score: asked('score', `${facts?.energyPerformance ?? ''}`),
    area: asked('area', `${facts?.livingArea ?? ''}`),
    year: asked('year', `${facts?.constructionYear ?? ''}`),
    target: asked('target', 'd'),
    deed: asked('deed', day),
  }
  const isChosen = url.searchParams.get('chosen') === basisOf(known)
  const fields: RenovationFields = { ...known, works: isChosen ? works : null }
  return {
    day,
    fields,
    propertyId: property?.id ?? null,
    home: property ? { title: property.title, path: propertyPath(property, language) } : null,
    book: book.filter(({ rule }) => /^(renovation-|energy-price)/.test(rule)),
    head: headOf(visit, {
      title: t('renovation.title', { ns: 'costs' }),
      description: t('renovation.description', { ns: 'costs' }),
      paths: visit.inEveryLanguage((each) => pathTo('renovation', each)),
      isHidden: url.search !== '',
    }),
  }
}

export default function Renovation({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('costs')
  const { home, fields, book, day, propertyId } = loaderData
  return (
    <div className="wrap page">
      {home && <BackToHome {...home} />}
      <header className="page-head">
        <h1>{t('renovation.title')}</h1>
        <p className="lead">{t('renovation.lead')}</p>
      </header>
      <RenovationCalculator fields={fields} book={book} day={day} propertyId={propertyId} />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
