import { soughtTowns } from '../../demands/seekers.server'
import { form } from '../../enquiries/forms/contact-demand.form'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { siteOf } from '../../site/site.server'
import { Clock, House, Lock, Users } from '../../ui/icons'
import { TickList } from '../content/tick-list'
import { AgencyCard } from '../frame/agency-card'
import { headOf, headTags } from '../frame/head'
import { stayOnFailure } from '../stay-on-failure'
import type { Route } from './+types/valuation.page'
import { answerForm, formHeaders, formOnPage } from './form-door.server'
import { FormPage } from './form-page'

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context)
  const { t } = site
  return {
    ...formOnPage(context, form),
    office: site.agency(),
    towns: await soughtTowns(site),
    head: headOf(site, {
      title: t('form.contact-demand.name', { ns: 'enquiries' }),
      description: t('form.contact-demand.lead', { ns: 'enquiries' }),
      paths: site.inEveryLanguage((each) => pathTo('contact-demand', each)),
    }),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return answerForm({ context, request, form })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return stayOnFailure(() => serverAction())
}

export default function Valuation({ loaderData, actionData }: Route.ComponentProps) {
  const { office, towns, head: _, ...page } = loaderData
  return (
    <FormPage
      {...page}
      answer={actionData}
      aside={
        <>
          <Reasons />
          <Seekers towns={towns} />
          <AgencyCard office={office} />
        </>
      }
    />
  )
}

type Town = { city: string; seekers: number }

/** Counted, never rounded up. */
function Seekers({ towns }: { towns: Town[] }) {
  const { t } = useTranslation('demands')
  if (towns.length === 0) return null
  const said = towns.map(({ city, seekers }) => t('seekers', { count: seekers, city }))
  return <TickList items={said.map((text) => ({ icon: Users, text }))} />
}

function Reasons() {
  const { t } = useTranslation('enquiries')
  return (
    <TickList
      items={[
        { icon: Clock, text: t('valuation.minutes') },
        { icon: House, text: t('valuation.visit') },
        { icon: Lock, text: t('valuation.private') },
      ]}
    />
  )
}

export const headers = () => formHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)
