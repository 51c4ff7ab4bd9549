import { contactName } from '../../contacts/contact'
import {
  contactFilterQuery,
  contactPage,
  contactPageCount,
  readContactFilter,
} from '../../contacts/contact-filter'
import { listContacts, listTraces } from '../../contacts/queries.server'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { PhoneLink } from '../../ui/phone-link'
import { doneIn } from '../done'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import { type Column, Pager, Rows } from '../rows'
import type { Route } from './+types/contacts.page'
import { ContactSearch } from './contact-search'
import styles from './contacts.module.css'
import { rolesByTraces } from './load-contact.server'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, t } = officeOf(context)
  const filter = readContactFilter(url.searchParams)
  const { rows, total } = await listContacts(db, filter, contactPage(filter))
  const traces = await listTraces(
    db,
    rows.map(({ id }) => id),
  )
  return {
    title: t('office-contacts:title'),
    filter,
    total,
    pages: contactPageCount(total),
    done: doneIn(url, ['erased'] as const),
    rows: rows.map((contact) => ({
      id: contact.id,
      name: contactName(contact),
      email: contact.email,
      phone: contact.phone,
      town: contact.town,
      roles: rolesByTraces(traces.filter(({ contactId }) => contactId === contact.id)),
    })),
  }
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('office-contacts')
  const { title, filter, total, pages, rows, done } = loaderData
  const columns: Column<(typeof rows)[number]>[] = [
    {
      title: t('column.who'),
      cell: ({ id, name }) => <a href={officePath('contact', { id })}>{name}</a>,
    },
    {
      title: t('column.reach'),
      cell: ({ email, phone }) => (
        <span className={styles.reach}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <PhoneLink phone={phone} />}
        </span>
      ),
    },
    { title: t('column.town'), cell: ({ town }) => town },
    {
      title: t('column.roles'),
      cell: ({ roles }) => roles.map((role) => t(`role.${role}`)).join(', '),
    },
  ]
  return (
    <OfficePage
      title={title}
      lead={t('lead')}
      done={done && t(`done.${done}`)}
      actions={<ButtonAnchor href={officePath('contact-new')}>{t('new')}</ButtonAnchor>}
    >
      <ContactSearch filter={filter} />
      <p role="status" className="help">
        {t('found', { count: total })}
      </p>
      <Rows
        caption={title}
        rows={rows}
        keyOf={({ id }) => id}
        empty={t('none')}
        columns={columns}
      />
      {pages > 1 && (
        <Pager
          page={filter.page}
          pages={pages}
          total={total}
          pathOf={(page) => officePath('contacts') + contactFilterQuery({ ...filter, page })}
        />
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
