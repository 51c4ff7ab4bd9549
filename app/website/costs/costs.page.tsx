import { data } from 'react-router'
import { costAnswer } from '../../costs/calculator/cost-answer'
import { CostCalculator } from '../../costs/calculator/cost-calculator'
import { type CostFields, readCostQuestion } from '../../costs/calculator/cost-question'
import { costFacts } from '../../costs/calculator/result-facts'
import { boughtAs } from '../../costs/property-costs'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { ruleOn } from '../../costs/rules/rule-book'
import { brusselsDay } from '../../language/brussels-day'
import { messagesIn } from '../../language/messages.server'
import { fieldText } from '../../language/numbers/number-text'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { regionOf } from '../../properties/look-ups/region'
import { propertyPath } from '../../properties/property-path'
import { findCard } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import { BackToProperty } from '../forms/back-to-property'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/costs.page'
import { mailSum, sumForm } from './mail-sum.server'

const starting: CostFields = {
  region: 'flanders',
  price: '300000',
  use: 'sole-home',
  kind: 'existing',
  seller: 'same',
  land: '',
  area: '',
  classes: '0',
  loan: '',
  years: '25',
  rate: '3,5',
}

type Site = ReturnType<typeof siteOf>

/** What is asked and what is known, whether it came in the address or in a form. */
async function sumOf({ db, language, now }: Site, query: URLSearchParams) {
  const day = brusselsDay(now())
  const propertyId = Number(query.get('property')) || null
  const [book, propertyIn] = await Promise.all([
    loadRuleBook(db),
    propertyId ? findCard(db, propertyId) : undefined,
  ])
  const property = propertyIn?.(language)
  const region = regionOf(property?.zip ?? '') ?? 'flanders'
  const rate = ruleOn(book, 'loan-rate', region, day)
  // A rent or the price of a business is no price of a property to buy.
  const asked = property?.contract === 'sale' ? property.price : null
  const price = asked ? asked.cents / 100 : Number(starting.price)
  const known: CostFields = {
    ...starting,
    region,
    price: `${price}`,
    loan: `${Math.round((price * 0.8) / 1_000) * 1_000}`,
    rate: rate ? fieldText((rate.low + rate.high) / 200, language) : starting.rate,
    kind: property?.project ? 'new' : property ? boughtAs(property.type) : 'existing',
    // A link of before the seller was asked names the land alone.
    seller: query.get('land') ? 'other' : starting.seller,
  }
  const subject = property && {
    title: property.title,
    path: propertyPath(property, language),
  }
  return {
    day,
    fields: withAsked(known, query),
    property: subject ?? null,
    propertyId: property?.id ?? null,
    book: book.filter(({ rule }) => !/^(renovation|mention)-/.test(rule)),
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const head = headOf(site, {
    title: site.t('page.title', { ns: 'costs' }),
    description: site.t('page.description', { ns: 'costs' }),
    paths: site.inEveryLanguage((each) => pathTo('costs', each)),
    isHidden: url.search !== '',
  })
  return { head, ...(await sumOf(site, url.searchParams)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await sumForm(request)
  const sum = await sumOf(site, form.query)
  const t = messagesIn(site.language).getFixedT(site.language, 'costs')
  const { question } = readCostQuestion(sum.fields)
  const said = await mailSum(site, form, {
    path: pathTo('costs', site.language),
    title: t('page.title'),
    facts:
      question && costFacts(t, question, costAnswer(sum.book, question, sum.day), site.language),
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
  const { property, fields, book, day, propertyId } = actionData ?? loaderData
  return (
    <PageBody>
      {property && <BackToProperty {...property} />}
      <PageHead>
        <h1>{t('page.title')}</h1>
        <p className="lead">{t('page.lead')}</p>
      </PageHead>
      <CostCalculator
        fields={fields}
        book={book}
        day={day}
        propertyId={propertyId}
        said={actionData?.said}
      />
    </PageBody>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
