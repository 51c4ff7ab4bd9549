import { data, redirect } from 'react-router'
import { contactName } from '../../contacts/contact'
import { eraseContact, heldOn } from '../../contacts/erase-contact.server'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { Facts } from '../facts/facts'
import { SureField } from '../form/sure-field'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/contact-erase.page'
import styles from './contacts.module.css'
import { contactOr404 } from './load-contact.server'

export async function loader({ context, params }: Route.LoaderArgs) {
  const office = officeOf(context)
  const contact = await contactOr404(office, params.id)
  const name = contactName(contact)
  return {
    title: office.t('office-contacts:erase.title', { name }),
    id: contact.id,
    name,
    held: await heldOn(office.db, contact),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const contact = await contactOr404(office, params.id)
  const form = await sentForm(request)
  if (!form.has('sure')) return data({ problem: 'not-sure' as const }, { status: 422 })
  await eraseContact(office, contact)
  throw redirect(`${officePath('contacts')}?done=erased`, 303)
}

export default function EraseContact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-contacts')
  const { title, id, name, held } = loaderData
  const problem = actionData?.problem
  const names = [
    'enquiries',
    'letters',
    'demands',
    'viewings',
    'closings',
    'notes',
    'todos',
  ] as const
  return (
    <OfficePage
      title={title}
      crumbs={[
        { title: t('title'), path: officePath('contacts') },
        { title: name, path: officePath('contact', { id }) },
      ]}
    >
      <form method="post" className={styles.form}>
        <Facts facts={names.map((each) => [t(`erase.${each}`), String(held[each])])} />
        <p className="warning">{t('erase.warning')}</p>
        <SureField label={t('erase.sure')} problem={problem && t(`erase.${problem}`)} />
        <div>
          <Button type="submit">{t('erase.save')}</Button>
        </div>
      </form>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
