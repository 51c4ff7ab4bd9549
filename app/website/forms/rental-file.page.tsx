import { data } from 'react-router'
import { openInvitation } from '../../enquiries/candidates/invite-tenant.server'
import { form } from '../../enquiries/forms/rental-file.form'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { LinkExpired } from '../account/link-expired'
import { headOf, headTags } from '../frame/head'
import { PropertySummary } from '../property/property-summary'
import { stayOnFailure } from '../stay-on-failure'
import type { Route } from './+types/rental-file.page'
import { answerForm, formHeaders, formOnPage } from './form-door.server'
import { FormPage } from './form-page'
import { aboutForm } from './form-subject.server'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { enquiry, about } = await invited(context, params.token)
  const { title, firstName, lastName, email, phone } = enquiry.answers as Record<string, string>
  const known = { title, firstName, lastName, email, phone } as Record<string, string>
  return {
    ...formOnPage(context, form, known),
    about,
    head: headOf(site, {
      title: site.t('form.rental-file.title', { ns: 'enquiries' }),
      description: site.t('form.rental-file.lead', { ns: 'enquiries' }),
      paths: site.inEveryLanguage((each) => pathTo('rental-file', each, params)),
      isHidden: true,
    }),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { enquiry } = await invited(context, params.token)
  const subject = { propertyId: enquiry.propertyId ?? undefined, follows: enquiry.id }
  return answerForm({ context, request, form, subject })
}

/** Personal: without a link that we wrote for this candidate there is no such page. */
async function invited(context: Route.LoaderArgs['context'], token: string) {
  const opened = await openInvitation(siteOf(context), token)
  if (opened.outcome === 'expired') throw data('expired', { status: 410 })
  if (opened.outcome !== 'valid') throw data('forged', { status: 404 })
  const { about } = await aboutForm(context, form, String(opened.enquiry.propertyId))
  return { enquiry: opened.enquiry, about }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnFailure(() => serverAction())
}

export default function RentalFile({ loaderData, actionData }: Route.ComponentProps) {
  const { about, head: _, ...page } = loaderData
  const { t } = useTranslation('enquiries')
  return (
    <FormPage
      {...page}
      answer={actionData}
      about={about ? `${about.title} (${about.reference})` : undefined}
      aside={
        <>
          {about && <PropertySummary about={about} />}
          <p className="note">{t('rental.order')}</p>
        </>
      }
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkExpired error={error} />
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
