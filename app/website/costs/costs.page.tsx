import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { costAnswer } from '../../costs/calculator/cost-answer'
import { CostCalculator } from '../../costs/calculator/cost-calculator'
import { type CostFields, readCostQuestion } from '../../costs/calculator/cost-question'
import { costFacts } from '../../costs/calculator/result-facts'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { ruleOn } from '../../costs/rules/rule-book'
import { brusselsDay } from '../../language/brussels-day'
import { messagesIn } from '../../language/messages.server'
import { pathTo } from '../../language/path-to'
import { regionOf } from '../../properties/look-ups/region'
import { propertyPath } from '../../properties/property-path'
import { findCard } from '../../properties/queries.server'
import { visitOf } from '../../web/site.server'
import { BackToHome } from '../forms/back-to-property'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/costs.page'
import { mailSum, sumForm } from './mail-sum.server'

const starting: CostFields = {
  region: 'flanders',
  price: '300000',
  use: 'sole-home',
  kind: 'existing',
  land: '',
  loan: '',
  years: '25',
  rate: '3,5',
}

type Visit = ReturnType<typeof visitOf>

/** What is asked and what is known, whether it came in the address or in a form. */
async function sumOf({ db, language, now }: Visit, query: URLSearchParams) {
  const day = brusselsDay(now())
  const propertyId = Number(query.get('property')) || null
  const [book, propertyIn] = await Promise.all([
    loadRuleBook(db),
    propertyId ? findCard(db, propertyId) : undefined,
  ])
  const property = propertyIn?.(language)
  const region = regionOf(property?.zip ?? '') ?? 'flanders'
  const rate = ruleOn(book, 'loan-rate', region, day)
  // A rent or the price of a business is no price of a home to buy.
  const asked = property?.contract === 'sale' ? property.price : null
  const price = asked ? asked.cents / 100 : Number(starting.price)
  const known: CostFields = {
    ...starting,
    region,
    price: `${price}`,
    loan: `${Math.round((price * 0.8) / 1_000) * 1_000}`,
    rate: rate ? `${(rate.low + rate.high) / 200}`.replace('.', ',') : starting.rate,
    kind: property?.type === 4 ? 'land' : property?.project ? 'new' : 'existing',
  }
  const home = property && { title: property.title, path: propertyPath(property, language) }
  return {
    day,
    fields: withAsked(known, query),
    home: home ?? null,
    propertyId: property?.id ?? null,
    book: book.filter(({ rule }) => !/^(renovation|mention)-/.test(rule)),
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const head = headOf(visit, {
    title: visit.t('page.title', { ns: 'costs' }),
    description: visit.t('page.description', { ns: 'costs' }),
    paths: visit.inEveryLanguage((each) => pathTo('costs', each)),
    isHidden: url.search !== '',
  })
  return { head, ...(await sumOf(visit, url.searchParams)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = visitOf(context)
  const form = await sumForm(request)
  const sum = await sumOf(visit, form.query)
  const t = messagesIn(visit.language).getFixedT(visit.language, 'costs')
  const { question } = readCostQuestion(sum.fields)
  const said = await mailSum(visit, form, {
    path: pathTo('costs', visit.language),
    title: t('page.title'),
    facts: question && costFacts(t, question, costAnswer(sum.book, question, sum.day)),
  })
  return data({ ...sum, said }, { status: said.outcome === 'posted' ? 200 : (form.refused ?? 422) })
}

/** What the visitor asked goes before what we know; nothing longer than a field could hold. */
function withAsked(known: CostFields, query: URLSearchParams): CostFields {
  const asked = (name: keyof CostFields) => query.get(name)?.slice(0, 40) ?? known[name]
  const names = Object.keys(known) as (keyof CostFields)[]
  return Object.fromEntries(names.map((name) => [name, asked(name)])) as CostFields
}

export default function Costs({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('costs')
  const { home, fields, book, day, propertyId } = actionData ?? loaderData
  return (
    <div className="wrap page">
      {home && <BackToHome {...home} />}
      <header className="page-head">
        <h1>{t('page.title')}</h1>
        <p className="lead">{t('page.lead')}</p>
      </header>
      <CostCalculator
        fields={fields}
        book={book}
        day={day}
        propertyId={propertyId}
        said={actionData?.said}
      />
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
