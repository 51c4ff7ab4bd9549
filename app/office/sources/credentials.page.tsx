import { data, redirect } from 'react-router'
import { connectSource, freeName } from '../../feed/crm/manage-source.server'
import { credentialShapes, isCrm } from '../../feed/crm/open-crm.server'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { SaveButton } from '../form/save-button'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePageAt, officePath } from '../office-pages'
import type { Route } from './+types/credentials.page'
import { findSourceAt } from './load-source.server'
import { SecretField } from './secret-field'

/** Of a CRM that is to be connected, or of a source that is. */
async function placeOf(office: Office, pattern: string, id: string) {
  if (officePageAt(pattern) === 'source-credentials') {
    const { name, crm } = await findSourceAt(office, id)
    return { name, crm, isNew: false }
  }
  if (!isCrm(id)) throw data(null, { status: 404 })
  return { name: await freeName(office, id), crm: id, isNew: true }
}

export async function loader({ context, params, pattern }: Route.LoaderArgs) {
  const office = officeOf(context)
  const { name, crm, isNew } = await placeOf(office, pattern, params.id)
  const say = office.t
  const title = isNew
    ? say('office-sources:connect.button', { crm: say(`office-sources:name.${crm}`) })
    : say('office-sources:credentials.title', { name })
  return { title, crm, name, isNew, fields: describeSchema(credentialShapes[crm]) }
}

export async function action({ context, params, request, pattern }: Route.ActionArgs) {
  const office = officeOf(context)
  const { name, crm } = await placeOf(office, pattern, params.id)
  const form = await sentForm(request)
  const shape = credentialShapes[crm]
  const fields = describeSchema(shape)
  const edit = readEdit({ form, language: office.language }, shape, fields)
  if (edit.outcome !== 'valid') {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    // A password is typed again; it does not go back over the line.
    return data({ values: withoutSecrets(edit.values, fields), problems }, { status: 422 })
  }
  await connectSource(office, { name, crm, credentials: JSON.stringify(edit.value) })
  throw redirect(`${officePath('source', { id: name })}?done=connected`, 303)
}

function withoutSecrets(
  values: Record<string, unknown>,
  fields: ReturnType<typeof describeSchema>,
) {
  const isSecret = (name: string) =>
    fields.some((each) => each.name === name && 'widget' in each && each.widget === 'secret')
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)))
}

export default function Credentials({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-sources')
  const { title, crm, name, isNew, fields } = loaderData
  const own = isNew ? [] : [{ title: name, path: officePath('source', { id: name }) }]
  return (
    <OfficePage
      title={title}
      lead={t(`credentials.lead.${crm}`)}
      crumbs={[{ title: t('title'), path: officePath('sources') }, ...own]}
    >
      <EditForm
        namespace="office-sources"
        fields={fields}
        values={actionData?.values ?? { language: 'nl' }}
        problems={actionData?.problems}
        widgets={{ secret: SecretField }}
        buttons={<SaveButton>{t('credentials.save')}</SaveButton>}
      >
        <p className="help">{t('credentials.help')}</p>
      </EditForm>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
