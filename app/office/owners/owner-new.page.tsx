import { data, redirect } from 'react-router'
import { inviteOwner } from '../../activity/manage-owner.server'
import { invitationForm } from '../../activity/owner.form'
import { useTranslation } from '../../language/use-translation'
import {
  findPropertiesByReference,
  findPropertyLine,
} from '../../properties/owned/property-line-queries.server'
import { idFrom } from '../../properties/property-id'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/owner-new.page'

const fields = describeSchema(invitationForm)

/** From the page of a property its reference is filled in already. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t, language } = officeOf(context)
  const property = await findPropertyLine(db, idFrom(url.searchParams.get('home') ?? '') ?? 0)
  const values = { language, properties: property?.reference ?? '' }
  return { title: t('office-owners:list.invite'), values }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const edit = readEdit({ form, language: office.language }, invitationForm, fields)
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  if (edit.outcome === 'invalid') return data(edit, { status: 422 })
  const { values } = edit
  const { properties: typed, ...owner } = edit.value
  const references = typed.split(/[\s,;]+/).filter(Boolean)
  const properties = await findPropertiesByReference(office.db, references)
  const known = properties.map(({ reference }) => reference.toLowerCase())
  if (!references.every((reference) => known.includes(reference.toLowerCase()))) {
    const problems = { properties: { key: 'unknown-home' as const } }
    return data({ values, problems }, { status: 422 })
  }
  const ids = properties.map(({ id }) => id)
  const invited = await inviteOwner(office, owner, ids)
  if (invited.outcome === 'known') {
    return data({ values, problems: { email: { key: 'known' as const } } }, { status: 422 })
  }
  throw redirect(`${officePath('owner', { id: invited.accountId })}?done=invited`, 303)
}

export default function NewOwner({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-owners')
  return (
    <OfficePage
      title={loaderData.title}
      lead={t('new.lead')}
      crumbs={[{ title: t('list.title'), path: officePath('owners') }]}
    >
      <EditForm
        namespace="office-owners"
        fields={fields}
        values={actionData?.values ?? loaderData.values}
        problems={actionData?.problems ?? {}}
        buttons={<Button type="submit">{t('new.send')}</Button>}
      />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
