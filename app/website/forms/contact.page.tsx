import { form } from '../../enquiries/forms/site-contact.form'
import { pathTo } from '../../language/path-to'
import { siteOf } from '../../site/site.server'
import { AgencyCard } from '../frame/agency-card'
import { headOf, headTags } from '../frame/head'
import { stayOnFailure } from '../stay-on-failure'
import type { Route } from './+types/contact.page'
import { answerForm, formHeaders, formOnPage } from './form-door.server'
import { FormPage } from './form-page'

export function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { t } = site
  return {
    ...formOnPage(context, form),
    office: site.agency(),
    head: headOf(site, {
      title: t('contact.title'),
      description: t('contact.description'),
      paths: site.inEveryLanguage((each) => pathTo('contact', each)),
    }),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return answerForm({ context, request, form })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnFailure(() => serverAction())
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { office, head: _, ...page } = loaderData
  return <FormPage {...page} answer={actionData} aside={<AgencyCard office={office} />} />
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
