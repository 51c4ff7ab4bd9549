import { redirect } from 'react-router'
import { ViewingTicket } from '../../appointments/viewing-ticket'
import { formNamed } from '../../enquiries/forms'
import { thankedForm, thankYouPath, thankYouSlug } from '../../enquiries/thank-you'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { propertyPath } from '../../properties/property-path'
import { findCard } from '../../properties/queries.server'
import { siteOf } from '../../site/site.server'
import { ButtonLink } from '../../ui/button'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import { PageBody, PageHead } from '../page-body'
import { WaitingView } from '../viewings/my-viewing-view'
import {
  openViewingLink,
  openWaitingLink,
  viewOfViewing,
  viewOfWaiting,
} from '../viewings/viewing-door.server'
import type { Route } from './+types/thank-you.page'
import type { Thanks } from './form-door.server'

/** May be reloaded and shared: it only tells, and what it tells of an enquiry is signed. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { language, db, signer } = site
  const form = thankedForm(params.form)
  if (!form) throw notFound()
  if (params.form !== thankYouSlug(form, language)) {
    throw redirect(thankYouPath(form, language) + url.search, 308)
  }
  const opened = signer.open('thank-you', url.searchParams.get('enquiry') ?? '', site.now())
  const thanks = opened.outcome === 'valid' ? (opened.value as Thanks) : null
  const propertyIn = thanks?.propertyId
    ? await findCard(db, thanks.propertyId).catch(() => undefined)
    : undefined
  const property = propertyIn?.(language)
  const title = site.t('thanks.title', { ns: 'enquiries' })
  return {
    form,
    appointment: await bookedViewing(site, url.searchParams),
    number: thanks?.number ?? null,
    note: (thanks?.note ?? null) as Note | null,
    back: property ? { href: propertyPath(property, language), goal: property.goal } : null,
    phone: site.agency().phone,
    head: headOf(site, {
      title,
      description: title,
      paths: site.inEveryLanguage((each) => thankYouPath(form, each)),
      isHidden: true,
    }),
  }
}

/** What was booked, for who comes from the page where visits are booked. */
async function bookedViewing(site: ReturnType<typeof siteOf>, query: URLSearchParams) {
  const waiting = await openWaitingLink(site, query.get('waiting'))
  if (waiting.outcome === 'found') return viewOfWaiting(site, waiting.waiting)
  const opened = await openViewingLink(site, query.get('visit'))
  const view = opened.outcome === 'found' ? await viewOfViewing(site, opened) : undefined
  return view ? ({ kind: 'ticket', view } as const) : null
}

type Note = 'already-requested' | 'awaiting-approval' | 'friend-limit'

export default function ThankYou({ loaderData }: Route.ComponentProps) {
  const { form, number, note, back, phone, appointment } = loaderData
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  const words = formNamed(form)
    ? t(`form.${form as 'site-contact'}.thanks`)
    : t(`thanks.${form as 'demand-register'}`)
  const list = back?.goal === 'rent' ? 'for-rent' : 'for-sale'
  if (appointment?.kind === 'waiting') return <WaitingView {...appointment} />
  if (appointment) {
    return (
      <PageBody>
        <ViewingTicket viewing={appointment.view} />
      </PageBody>
    )
  }
  return (
    <PageBody>
      <PageHead>
        <h1>{t('thanks.title')}</h1>
        <p className="lead">{note ? t(`thanks.${note}`) : words}</p>
        {number && <p>{t('thanks.number', { number })}</p>}
        {number && <p>{t('thanks.mail', { phone })}</p>}
      </PageHead>
      <p className="actions">
        {back && <ButtonLink to={back.href}>{t('thanks.property')}</ButtonLink>}
        <ButtonLink kind="quiet" to={pathTo(list, language)}>
          {t(list === 'for-rent' ? 'thanks.list-rent' : 'thanks.list-sale')}
        </ButtonLink>
        <ButtonLink kind="quiet" to={pathTo('home', language)}>
          {t('thanks.home')}
        </ButtonLink>
      </p>
    </PageBody>
  )
}

export const headers = () => ({ 'cache-control': 'private, no-store' })
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
