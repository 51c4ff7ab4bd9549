import { data, redirect } from 'react-router'
import { inviteColleague } from '../../accounts/invite-colleague.server'
import { newColleague } from '../../accounts/staff.form'
import { listStaff } from '../../accounts/staff-queries.server'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { doneOf } from '../done'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { requireProof } from '../refused/require-proof.server'
import { Rows } from '../rows'
import type { Route } from './+types/staff.page'

const fields = describeSchema(newColleague)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  return { title: t('office:staff.title'), staff: await listStaff(db), done: doneOf(url) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const edit = readEdit({ form, language: office.language }, newColleague, fields)
  if (edit.outcome === 'arranged') return data({ ...edit, problems: {} })
  if (edit.outcome === 'invalid') return data(edit, { status: 422 })
  await requireProof(office, form, officePath('staff'))
  const { language } = edit.value
  const link = (token: string) =>
    new URL(pathTo('set-password', language, { purpose: 'invitation', token }), office.origin).href
  const invited = await inviteColleague(office, edit.value, link)
  if (invited.outcome === 'invited') throw redirect(`${officePath('staff')}?done=invited`, 303)
  const problems = { email: { key: 'known' as const } }
  return data({ values: edit.values, problems }, { status: 422 })
}

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { title, staff, done } = loaderData
  return (
    <OfficePage title={title} done={done && t(`done.${done}`)}>
      <Rows
        caption={title}
        rows={staff}
        keyOf={({ id }) => id}
        empty={t('staff.none')}
        columns={[
          {
            title: t('field.name'),
            cell: ({ id, name }) => <a href={officePath('staff-member', { id })}>{name}</a>,
          },
          { title: t('field.email'), cell: ({ email }) => email },
          { title: t('field.role'), cell: ({ role }) => t(`role.${role}` as 'role.agent') },
          { title: t('staff.state'), cell: (row) => t(`staff.${stateOf(row)}`) },
        ]}
      />
      <Part title={t('staff.invite')}>
        <p className="help">{t('staff.invite-help')}</p>
        <EditForm
          fields={fields}
          values={actionData?.values ?? { language: 'nl', role: 'agent' }}
          problems={actionData?.problems}
          buttons={<Button type="submit">{t('staff.send-invitation')}</Button>}
        />
      </Part>
    </OfficePage>
  )
}

type Row = { isActive: boolean; hasPassword: boolean; hasSecondFactor: boolean }

function stateOf({ isActive, hasPassword, hasSecondFactor }: Row) {
  if (!isActive) return 'inactive' as const
  if (!hasPassword) return 'invited' as const
  return hasSecondFactor ? ('active' as const) : ('no-factor' as const)
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
