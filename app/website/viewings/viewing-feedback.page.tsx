import { data, redirect } from 'react-router'
import { canBeReviewed } from '../../appointments/appointment'
import booking from '../../appointments/booking/booking.module.css'
import { FeedbackForm } from '../../appointments/feedback-form'
import { findFeedback } from '../../appointments/feedback-queries.server'
import { giveFeedback } from '../../appointments/give-feedback.server'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { readForm } from '../../web/read-form.server'
import { headOf, headTags } from '../frame/head'
import { PageBody, PageHead } from '../page-body'
import type { Route } from './+types/viewing-feedback.page'
import { openViewingLink, personalHeaders } from './viewing-door.server'
import { ViewingLinkBroken } from './viewing-link-broken'

const largestForm = 16 * 1024
const longestWords = 2_000
const refusals = { forged: 404, expired: 410 } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const opened = await openViewingLink(site, url.searchParams.get('visit'))
  const title = site.t('feedback.title', { ns: 'appointments' })
  const head = headOf(site, {
    title,
    description: title,
    paths: site.inEveryLanguage((each) => pathTo('viewing-feedback', each)),
    isHidden: true,
  })
  const common = { head, phone: site.agency().phone }
  if (opened.outcome !== 'found') {
    const why = opened.outcome
    const status = refusals[why]
    return data(
      { ...common, shown: { kind: 'broken', why } as const },
      { status, headers: personalHeaders },
    )
  }
  const given = await findFeedback(site.db, opened.appointment.id)
  const shown = {
    kind: canBeReviewed(opened.appointment) ? 'ask' : 'too-early',
    given: { rating: given?.rating ?? null, words: given?.words ?? '' },
  } as const
  return data({ ...common, shown }, { headers: personalHeaders })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const opened = await openViewingLink(site, url.searchParams.get('visit'))
  if (opened.outcome !== 'found') return null
  const read = await readForm(request, largestForm)
  if (read.outcome === 'too-large') return refuse('too-long', { rating: null, words: '' }, 413)
  if (read.outcome !== 'read') return refuse('rating', { rating: null, words: '' }, 400)
  const rating = Number(read.data.get('rating'))
  const words = String(read.data.get('words') ?? '').trim()
  const given = { rating, words }
  if (![1, 2, 3, 4, 5].includes(rating)) return refuse('rating', { rating: null, words })
  if (words.length > longestWords) return refuse('too-long', given)
  await giveFeedback(site, opened.appointment.id, given)
  const page = pathTo('viewing-feedback', site.language)
  return redirect(`${page}?visit=${url.searchParams.get('visit')}&done=given`, 303)
}

function refuse(
  error: 'rating' | 'too-long',
  given: { rating: number | null; words: string },
  status = 422,
) {
  return data({ error, given }, { status, headers: personalHeaders })
}

export default function ViewingFeedback({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('appointments')
  const { shown, phone } = loaderData
  if (shown.kind === 'broken') return <ViewingLinkBroken why={shown.why} phone={phone} />
  const isThanked = shown.given.rating !== null && !actionData
  return (
    <PageBody>
      <PageHead>
        <h1>{t('feedback.title')}</h1>
        <p className="lead">{t(shown.kind === 'ask' ? 'feedback.lead' : 'feedback.too-early')}</p>
      </PageHead>
      {isThanked && (
        <p className={`note ${booking.note}`} role="status">
          {t('feedback.thanks')}
        </p>
      )}
      {shown.kind === 'ask' && (
        <FeedbackForm given={actionData?.given ?? shown.given} error={actionData?.error ?? null} />
      )}
    </PageBody>
  )
}

export const headers = () => personalHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
