import * as z from 'zod'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/contact-new.page'
import { ContactEditForm } from './contact-edit-form'
import { saveContact } from './save-contact.server'

export function loader({ context }: Route.LoaderArgs) {
  const { t, language } = officeOf(context)
  return { title: t('office-contacts:new'), language, id: crypto.randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await sentForm(request)
  const id = z.uuid().safeParse(form.get('id')).data ?? crypto.randomUUID()
  return saveContact(officeOf(context), id, form, true)
}

export default function NewContact({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-contacts')
  const { title, language, id } = loaderData
  return (
    <OfficePage title={title} crumbs={[{ title: t('title'), path: officePath('contacts') }]}>
      <ContactEditForm values={{ language }} typed={actionData}>
        <input type="hidden" name="id" value={id} />
      </ContactEditForm>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
