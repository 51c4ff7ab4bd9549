import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { canBeReviewed } from '../../appointments/appointment'
import { FeedbackForm } from '../../appointments/feedback-form'
import { findFeedback } from '../../appointments/feedback-queries.server'
import { giveFeedback } from '../../appointments/give-feedback.server'
import { pathTo } from '../../language/path-to'
import { readForm } from '../../web/read-form.server'
import { visitOf } from '../../web/site.server'
import { headOf, headTags } from '../frame/head'
import type { Route } from './+types/viewing-feedback.page'
import { openVisitLink, personalHeaders } from './viewing-door.server'
import { VisitLinkBroken } from './viewing-link-broken'

const largestForm = 16 * 1024
const longestWords = 2_000
const refusals = { forged: 404, expired: 410 } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const opened = await openVisitLink(visit, url.searchParams.get('visit'))
  const title = visit.t('feedback.title', { ns: 'appointments' })
  const head = headOf(visit, {
    title,
    description: title,
    paths: visit.inEveryLanguage((each) => pathTo('visit-feedback', each)),
    isHidden: true,
  })
  const common = { head, phone: visit.agency().phone }
  if (opened.outcome !== 'found') {
    const why = opened.outcome
    const status = refusals[why]
    return data(
      { ...common, shown: { kind: 'broken', why } as const },
      { status, headers: personalHeaders },
    )
  }
  const given = await findFeedback(visit.db, opened.appointment.id)
  const shown = {
    kind: canBeReviewed(opened.appointment) ? 'ask' : 'too-early',
    given: { rating: given?.rating ?? null, words: given?.words ?? '' },
  } as const
  return data({ ...common, shown }, { headers: personalHeaders })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = visitOf(context)
  const opened = await openVisitLink(visit, url.searchParams.get('visit'))
  if (opened.outcome !== 'found') return null
  const read = await readForm(request, largestForm)
  if (read.outcome === 'too-large') return refuse('too-long', { rating: null, words: '' }, 413)
  if (read.outcome !== 'read') return refuse('rating', { rating: null, words: '' }, 400)
  const rating = Number(read.data.get('rating'))
  const words = String(read.data.get('words') ?? '').trim()
  const given = { rating, words }
  if (![1, 2, 3, 4, 5].includes(rating)) return refuse('rating', { rating: null, words })
  if (words.length > longestWords) return refuse('too-long', given)
  await giveFeedback(visit, opened.appointment.id, given)
  const page = pathTo('visit-feedback', visit.language)
  return redirect(`${page}?visit=${url.searchParams.get('visit')}&done=given`, 303)
}

function refuse(
  error: 'rating' | 'too-long',
  given: { rating: number | null; words: string },
  status = 422,
) {
  return data({ error, given }, { status, headers: personalHeaders })
}

export default function VisitFeedback({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { shown, phone } = loaderData
  if (shown.kind === 'broken') return <VisitLinkBroken why={shown.why} phone={phone} />
  const isThanked = shown.given.rating !== null && !actionData
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{t('feedback.title')}</h1>
        <p className="lead">{t(shown.kind === 'ask' ? 'feedback.lead' : 'feedback.too-early')}</p>
      </header>
      {isThanked && (
        <p className="note form-note" role="status">
          {t('feedback.thanks')}
        </p>
      )}
      {shown.kind === 'ask' && (
        <FeedbackForm given={actionData?.given ?? shown.given} error={actionData?.error ?? null} />
      )}
    </div>
  )
}

export const headers = () => personalHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
