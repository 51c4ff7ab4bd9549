import { data, redirect } from 'react-router'
import * as z from 'zod'
import {
  changeStaff,
  forgetSecondFactor,
  sendPasswordLetter,
} from '../../accounts/change-staff.server'
import { type StaffMember, staffMember } from '../../accounts/staff.form'
import { findStaff } from '../../accounts/staff-queries.server'
import { listChanges } from '../../journal/queries.server'
import { pathTo } from '../../language/path-to'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { doneOf } from '../done'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { readEdit } from '../form/read-edit'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import { requireProof } from '../refused/require-proof.server'
import type { Route } from './+types/staff-member.page'

const fields = describeSchema(staffMember)

async function findMember({ db }: Pick<Office, 'db'>, id: string) {
  const member = z.uuid().safeParse(id).success ? await findStaff(db, id) : undefined
  if (!member) throw data(null, { status: 404 })
  return member
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const member = await findMember(office, params.id)
  const changes = await listChanges(office.db, { kind: 'staff', id: member.id }, 20)
  return { title: member.name, member, changes, done: doneOf(url) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const member = await findMember(office, params.id)
  const form = await sentForm(request)
  const here = officePath('staff-member', { id: member.id })
  const task = form.get('task')
  if (task === 'factor') {
    await requireProof(office, form, here)
    await forgetSecondFactor(office, member.id)
    throw redirect(`${here}?done=factor`, 303)
  }
  if (task === 'letter') {
    await requireProof(office, form, here)
    await sendPasswordLetter(office, member, linkFor(office, member))
    throw redirect(`${here}?done=reset`, 303)
  }
  const edit = readEdit({ form, language: office.language }, staffMember, fields)
  if (edit.outcome === 'arranged') return data({ ...edit, problems: {} })
  if (edit.outcome === 'invalid') return data(edit, { status: 422 })
  await requireProof(office, form, here)
  const { value, values, base, version: basedOn } = edit
  const changed = await changeStaff(office, { accountId: member.id, basedOn, member: value })
  switch (changed.outcome) {
    case 'changed':
      throw redirect(`${here}?done=saved`, 303)
    case 'missing':
      throw data(null, { status: 404 })
    case 'last-manager': {
      const problems = { role: { key: 'last-manager' as const } }
      return data(
        { values, base, version: basedOn, problems, conflict: undefined },
        { status: 422 },
      )
    }
    case 'conflict': {
      const conflict = { values: changed.before, version: changed.version }
      return data({ values, base, version: basedOn, problems: {}, conflict }, { status: 409 })
    }
  }
}

function linkFor({ origin }: Office, { language }: Pick<StaffMember, 'language'>) {
  return (token: string) =>
    new URL(pathTo('set-password', language, { purpose: 'reset', token }), origin).href
}

export default function StaffMemberPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office')
  const { member, changes, done } = loaderData
  return (
    <OfficePage
      title={member.name}
      lead={member.email}
      crumbs={[{ title: t('staff.title'), path: officePath('staff') }]}
      done={done && t(`done.${done}`)}
    >
      <EditForm
        fields={fields}
        values={actionData?.values ?? member}
        version={actionData?.version ?? member.version}
        base={actionData?.base}
        problems={actionData?.problems}
        conflict={actionData?.conflict}
      />
      <Part title={t('staff.access')}>
        <form method="post" className="row">
          <Button kind="quiet" type="submit" name="task" value="letter">
            {t('staff.send-letter')}
          </Button>
          {member.hasSecondFactor && (
            <Button kind="quiet" type="submit" name="task" value="factor">
              {t('staff.forget-factor')}
            </Button>
          )}
        </form>
      </Part>
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
