import type { ReactNode } from 'react'
import { listWords } from '../../demands/list-words'
import { enquiryFilterQuery } from '../../enquiries/enquiry-filter'
import { useTranslation } from '../../language/use-translation'
import { ContactLink } from '../contacts/contact-link'
import { officePath } from '../office-pages'
import { useMoments } from '../use-moments'
import styles from './enquiry.module.css'
import type { EnquiryData } from './enquiry-data'
import { StateBadge } from './state-badge'

/** What else the same address did with us. */
export function PersonPanel({ enquiry: { email, person } }: { enquiry: EnquiryData }) {
  const { t } = useTranslation([
    'office-enquiries',
    'enquiries',
    'appointments',
    'demands',
    'office-demands',
  ])
  const { moment, day } = useMoments()
  return (
    <section className="panel" aria-labelledby="person">
      <h2 id="person">{t('person.title')}</h2>
      <ContactLink id={person.contactId} />
      {email && (
        <p className={styles.address}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <Group title={t('person.enquiries')}>
        {person.enquiries.map((each) => (
          <li key={each.id}>
            <a href={officePath('enquiry', { id: each.id })}>
              {t(`enquiries:form.${each.form as 'site-contact'}.name`)}, {day(each.receivedAt)}
            </a>
            <StateBadge state={each.state} />
            {each.about && <span className="soft">{each.about.title}</span>}
          </li>
        ))}
      </Group>
      {person.total > person.enquiries.length + 1 && (
        <p>
          <a
            href={`${officePath('enquiries')}${enquiryFilterQuery({ text: email, state: 'all' })}`}
          >
            {t('person.more', { count: person.total })}
          </a>
        </p>
      )}
      <Group title={t('person.visits')}>
        {person.viewings.map((each) => (
          <li key={each.id}>
            <a href={officePath('viewing', { id: each.id })}>{moment(each.startsAt)}</a>
            <span className="state">{t(`appointments:status.${each.status}`)}</span>
            {each.about && <span className="soft">{each.about.title}</span>}
          </li>
        ))}
      </Group>
      <Group title={t('person.demands')}>
        {person.demands.map((each) => (
          <li key={each.id}>
            <a href={officePath('demand', { id: each.id })}>
              {t(`demands:${listWords(each.list, true)}`)}
            </a>
            <span className="state">{t(`office-demands:status.${each.status}`)}</span>
          </li>
        ))}
      </Group>
      {email && (
        <p>
          <a href={`${officePath('erase-person')}?email=${encodeURIComponent(email)}`}>
            {t('person.erase')}
          </a>
        </p>
      )}
    </section>
  )
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  const { t } = useTranslation('office-enquiries')
  return (
    <div>
      <h3>{title}</h3>
      {children.length === 0 && <p className="soft">{t('person.none')}</p>}
      {children.length > 0 && <ul className={styles.others}>{children}</ul>}
    </div>
  )
}
