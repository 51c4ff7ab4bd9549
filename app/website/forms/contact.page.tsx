import { form } from '../../enquiries/forms/site-contact.form'
import { pathTo } from '../../language/path-to'
import { siteOf } from '../../site/site.server'
import { AgencyCard } from '../frame/agency-card'
import { headOf, headTags } from '../frame/head'
import { stayOnFailure } from '../stay-on-failure'
import type { Route } from './+types/contact.page'
import { contactOffices } from './contact-offices.server'
import { answerForm, formHeaders, formOnPage } from './form-door.server'
import { FormPage } from './form-page'
import { OfficeCard } from './office-card'

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { t } = site
  return {
    ...formOnPage(context, form),
    agency: site.agency(),
    offices: await contactOffices(site),
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
  const { agency, offices, head: _, ...page } = loaderData
  const cards = offices.map((office) => <OfficeCard key={office.name} office={office} />)
  const aside = cards.length > 0 ? cards : <AgencyCard office={agency} />
  return <FormPage {...page} answer={actionData} aside={aside} />
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
