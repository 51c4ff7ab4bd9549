import { data, redirect } from 'react-router'
import { contactName } from '../../contacts/contact'
import { demandChoices } from '../../demands/demand-choices.server'
import { DemandFields } from '../../demands/demand-fields'
import { readDemandWish } from '../../demands/demand-wish'
import { registerDemand } from '../../demands/register-demand.server'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/contact-demand.page'
import { contactOr404 } from './load-contact.server'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const contact = await contactOr404(office, params.id)
  const demand = readDemandWish(url.searchParams)
  const name = contactName(contact)
  return {
    title: office.t('office-contacts:demand.title', { name }),
    id: contact.id,
    name,
    email: contact.email,
    demand,
    choices: await demandChoices(office, demand, office.language),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const contact = await contactOr404(office, params.id)
  const query = new URLSearchParams()
  for (const [name, value] of await sentForm(request)) query.append(name, String(value))
  const demand = readDemandWish(query)
  const { id, email, language, title, firstName, lastName, phone } = contact
  if (!email) return data({ demand, outcome: 'no-email' as const }, { status: 422 })
  if (demand.unknownTowns) {
    return data({ demand, outcome: 'unknown-town' as const }, { status: 422 })
  }
  const person = { title, firstName, lastName, phone }
  const { outcome } = await registerDemand(office, { ...demand, email, language, person })
  if (outcome === 'too-wide') return data({ demand, outcome }, { status: 422 })
  throw redirect(`${officePath('contact', { id })}?done=demand`, 303)
}

export default function AddDemand({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-contacts')
  const { title, id, name, email, choices } = loaderData
  const { demand, outcome } = actionData ?? { demand: loaderData.demand, outcome: undefined }
  const towns = demand.unknownTowns?.join(', ')
  return (
    <OfficePage
      title={title}
      lead={email && t('demand.help', { email })}
      crumbs={[
        { title: t('title'), path: officePath('contacts') },
        { title: name, path: officePath('contact', { id }) },
      ]}
    >
      {!email && <Notice tone="warning">{t('demand.no-email')}</Notice>}
      {outcome === 'unknown-town' && (
        <Notice tone="warning">{t('demand.unknown-town', { towns })}</Notice>
      )}
      {email && (
        <form method="post" className="form">
          <DemandFields
            demand={demand}
            choices={choices}
            isTooWide={outcome === 'too-wide'}
            isPersonAsked={false}
            isOffice
          />
          <div className="actions">
            <Button type="submit">{t('demand.save')}</Button>
          </div>
        </form>
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
