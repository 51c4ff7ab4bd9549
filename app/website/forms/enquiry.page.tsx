import { data, redirect } from 'react-router'
import { enquiryPath, formBySlug } from '../../enquiries/forms'
import { timeSlots } from '../../forms/fields'
import { languages } from '../../language/languages'
import { pathTo } from '../../language/path-to'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { ButtonLink } from '../../ui/button'
import { Link } from '../../ui/link'
import { AgencyCard } from '../frame/agency-card'
import { headOf, headTags } from '../frame/head'
import { notFound } from '../frame/not-found.server'
import { PageBody } from '../page-body'
import pageStyles from '../page-body.module.css'
import { PropertySummary } from '../property/property-summary'
import { stayOnFailure } from '../stay-on-failure'
import type { Route } from './+types/enquiry.page'
import type { About } from './form-about'
import { answerForm, formHeaders, formOnPage } from './form-door.server'
import { FormPage } from './form-page'
import { aboutForm } from './form-subject.server'
import { OfferWarning } from './offer-warning'

type Params = { form: string; id?: string }

export async function loader({ context, params, url, request }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { t } = site
  const { form, subject, about } = await formAt(context, params, request.method === 'POST')
  const id = subject.propertyId ?? subject.projectId
  const vacancy = url.searchParams.get('vacancy')?.slice(0, 120)
  const slot = url.searchParams.get('slot') ?? ''
  const values: Record<string, string> = {
    ...(vacancy && form.fields.vacancy ? { vacancy } : {}),
    ...(form.fields.slot && timeSlots.some((each) => each === slot) ? { slot } : {}),
  }
  return {
    ...formOnPage(context, form, values),
    about,
    office: site.agency(),
    head: headOf(site, {
      title: t(`form.${form.name as 'contact-me'}.title`, { ns: 'enquiries' }),
      description: t(`form.${form.name as 'contact-me'}.lead`, { ns: 'enquiries' }),
      paths: site.inEveryLanguage((each) => enquiryPath(form.name, each, id)),
      isHidden: true,
    }),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { form, subject, about } = await formAt(context, params, true)
  if (about?.isClosed) throw data(null, { status: 410 })
  return answerForm({ context, request, form, subject })
}

/** A slug of another language still finds its form. */
async function formAt(context: Route.LoaderArgs['context'], params: Params, isSent: boolean) {
  const { language } = siteOf(context)
  const form = formBySlug(params.form, language)
  if (!form) {
    const other = languages.map((each) => formBySlug(params.form, each)).find(Boolean)
    throw other && !isSent
      ? redirect(enquiryPath(other.name, language, Number(params.id) || undefined), 308)
      : notFound()
  }
  const found = await aboutForm(context, form, params.id)
  if (found.outcome === 'unknown') throw notFound()
  return { form, ...found }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnFailure(() => serverAction())
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about, office, head: _, ...page } = loaderData
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  if (about?.isClosed) {
    return (
      <PageBody>
        <h1>{about.title}</h1>
        <p className="lead">{t('page.sold')}</p>
        <p>
          <ButtonLink to={pathTo('demand-register', language)}>{t('page.closed-link')}</ButtonLink>
        </p>
      </PageBody>
    )
  }
  return (
    <FormPage
      {...page}
      answer={actionData}
      about={about ? `${about.title} (${about.reference})` : undefined}
      before={about && <BackLink {...about} />}
      aside={
        <>
          {about && <PropertySummary about={about} />}
          <AgencyCard office={office} />
        </>
      }
    >
      {about?.offer && <OfferWarning offer={about.offer} phone={page.phone} />}
    </FormPage>
  )
}

function BackLink({ href, kind }: About) {
  const { t } = useTranslation('enquiries')
  return (
    <nav className={pageStyles.crumbs} aria-label={t('page.about')}>
      <Link to={href}>← {t(kind === 'project' ? 'page.back-to-project' : 'page.back')}</Link>
    </nav>
  )
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
