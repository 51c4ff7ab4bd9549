import { data } from 'react-router'
import { renovationFacts } from '../../costs/calculator/result-facts'
import { renovationAnswer } from '../../costs/renovation/renovation-answer'
import { RenovationCalculator } from '../../costs/renovation/renovation-calculator'
import {
  basisOf,
  type RenovationFields,
  readRenovationQuestion,
} from '../../costs/renovation/renovation-question'
import { loadRuleBook } from '../../costs/rules/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { messagesIn } from '../../language/messages.server'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { regionOf } from '../../properties/look-ups/region'
import { propertyPath } from '../../properties/property-path'
import { findCard, findRenovationFacts } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import { BackToProperty } from '../forms/back-to-property'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/renovation.page'
import { mailSum, sumForm } from './mail-sum.server'

type Site = ReturnType<typeof siteOf>

/** What is asked and what is known, whether it came in the address or in a form. */
async function sumOf({ db, language, now }: Site, query: URLSearchParams) {
  const day = brusselsDay(now())
  const propertyId = Number(query.get('property')) || 0
  const [book, propertyIn, facts] = await Promise.all([
    loadRuleBook(db),
    findCard(db, propertyId),
    findRenovationFacts(db, propertyId),
  ])
  const property = propertyIn?.(language)
  const asked = (name: string, known: string) => query.get(name)?.slice(0, 40) ?? known
  const works = query.getAll('works').slice(0, 20)
  const known = {
    region: asked('region', regionOf(property?.zip ?? '') ?? 'flanders'),
    score: asked('score', `${facts?.energyPerformance ?? ''}`),
    area: asked('area', `${facts?.livingArea ?? ''}`),
    year: asked('year', `${facts?.constructionYear ?? ''}`),
    target: asked('target', 'd'),
    deed: asked('deed', day),
  }
  const isChosen = query.get('chosen') === basisOf(known)
  const fields: RenovationFields = { ...known, works: isChosen ? works : null }
  return {
    day,
    fields,
    isAsked: query.has('score'),
    propertyId: property?.id ?? null,
    property: property ? { title: property.title, path: propertyPath(property, language) } : null,
    book: book.filter(({ rule }) => /^(renovation-|energy-price)/.test(rule)),
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const head = headOf(site, {
    title: site.t('renovation.title', { ns: 'costs' }),
    description: site.t('renovation.description', { ns: 'costs' }),
    paths: site.inEveryLanguage((each) => pathTo('renovation', each)),
    isHidden: url.search !== '',
  })
  return { head, ...(await sumOf(site, url.searchParams)) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const { language } = site
  const form = await sumForm(request)
  const sum = await sumOf(site, form.query)
  const t = messagesIn(language).getFixedT(language, 'costs')
  const { question } = readRenovationQuestion(sum.fields)
  const answer = question && renovationAnswer(sum.book, question, sum.day)
  const said = await mailSum(site, form, {
    path: pathTo('renovation', language),
    title: t('renovation.title'),
    facts: question && answer && renovationFacts(t, question, answer),
  })
  return data({ ...sum, said }, { status: said.outcome === 'posted' ? 200 : (form.refused ?? 422) })
}

export default function Renovation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('costs')
  const { property, fields, book, day, propertyId, isAsked } = actionData ?? loaderData
  return (
    <PageBody>
      {property && <BackToProperty {...property} />}
      <PageHead>
        <h1>{t('renovation.title')}</h1>
        <p className="lead">{t('renovation.lead')}</p>
      </PageHead>
      <RenovationCalculator
        fields={fields}
        book={book}
        day={day}
        propertyId={propertyId}
        isAsked={isAsked}
        said={actionData?.said}
      />
    </PageBody>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
