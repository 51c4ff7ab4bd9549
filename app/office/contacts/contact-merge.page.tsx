import { data, redirect } from 'react-router'
import { contactName } from '../../contacts/contact'
import { mergeContacts } from '../../contacts/merge-contacts.server'
import type { Contact } from '../../contacts/queries.server'
import { useTranslation } from '../../language/use-translation'
import { Button, ButtonAnchor } from '../../ui/button'
import { PhoneLink } from '../../ui/phone-link'
import { sentForm } from '../../web/sent-form.server'
import { Facts } from '../facts/facts'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/contact-merge.page'
import styles from './contacts.module.css'
import { contactOr404 } from './load-contact.server'

const shown = (contact: Contact) => {
  const { id, email, phone, town, note, language } = contact
  return { id, name: contactName(contact), email, phone, town, note, language }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const kept = await contactOr404(office, params.id)
  const gone = await contactOr404(office, url.searchParams.get('with') ?? '')
  if (gone.id === kept.id) throw redirect(officePath('contact', { id: kept.id }), 302)
  return { title: office.t('office-contacts:merge.title'), kept: shown(kept), gone: shown(gone) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const kept = await contactOr404(office, params.id)
  const form = await sentForm(request)
  const gone = await contactOr404(office, String(form.get('with')))
  const { outcome } = await mergeContacts(office, kept.id, gone.id)
  if (outcome === 'unknown') throw data(null, { status: 404 })
  throw redirect(`${officePath('contact', { id: kept.id })}?done=merged`, 303)
}

export default function MergeContacts({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-contacts')
  const { title, kept, gone } = loaderData
  const turned = `${officePath('contact-merge', { id: gone.id })}?with=${kept.id}`
  return (
    <OfficePage
      title={title}
      lead={t('merge.lead', { kept: kept.name, gone: gone.name })}
      crumbs={[
        { title: t('title'), path: officePath('contacts') },
        { title: kept.name, path: officePath('contact', { id: kept.id }) },
      ]}
    >
      <div className={styles.pair}>
        <Side title={t('merge.kept')} contact={kept} />
        <Side title={t('merge.gone')} contact={gone} />
      </div>
      <form method="post" className={styles.find}>
        <input type="hidden" name="with" value={gone.id} />
        <Button type="submit">{t('merge.save')}</Button>
        <ButtonAnchor kind="quiet" href={turned}>
          {t('merge.turn', { name: gone.name })}
        </ButtonAnchor>
      </form>
    </OfficePage>
  )
}

function Side({ title, contact }: { title: string; contact: ReturnType<typeof shown> }) {
  const { t } = useTranslation(['office-contacts', 'office'])
  const { id, name, email, phone, town, note, language } = contact
  return (
    <section className="panel" aria-label={title}>
      <p className="eyebrow">{title}</p>
      <h2>
        <a href={officePath('contact', { id })}>{name}</a>
      </h2>
      <Facts
        facts={[
          [t('office:field.email'), email],
          [t('field.phone'), phone && <PhoneLink phone={phone} />],
          [t('card.town'), town],
          [t('card.language'), t(`office:language.${language}`)],
          [t('card.note'), note],
        ]}
      />
    </section>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
