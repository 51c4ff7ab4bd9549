import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { visitorRecords } from '../../appointments/visitor-queries.server'
import { seekerRecords } from '../../demands/queries.server'
import { listEnquiriesOf } from '../../enquiries/people/cleaning-queries.server'
import { erasePerson } from '../../enquiries/people/erase-person.server'
import { noticeRecords } from '../../feed/notices/notice-queries.server'
import { noteChange } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { listMailsAbout } from '../../mail/queries.server'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/erase-person.page'
import styles from './enquiry.module.css'

const others = { viewings: visitorRecords, demands: seekerRecords, notices: noticeRecords }
const emailIn = (given: unknown) => z.email().safeParse(given).data

/** What we hold about an address, in numbers. */
async function heldAbout({ db }: Pick<Office, 'db'>, email: string) {
  const [enquiries, letters, demands, site] = await Promise.all([
    listEnquiriesOf(db, email),
    listMailsAbout(db, email),
    seekerRecords.list(db, email),
    visitorRecords.list(db, email),
  ])
  return {
    enquiries: enquiries.length,
    letters: letters.length,
    demands: demands.length,
    viewings: site.length,
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const email = emailIn(url.searchParams.get('email'))
  const held = email ? await heldAbout(office, email) : null
  return { title: office.t('office-enquiries:erase.title'), email: email ?? '', held }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const email = emailIn(form.get('email'))
  if (!email || !form.has('sure')) return data({ problem: 'not-sure' as const }, { status: 422 })
  const { db, files, now, staff } = office
  const held = await heldAbout(office, email)
  await erasePerson({ db, files, others }, email, (tx) =>
    // The address itself is gone as well: what stays is a mark that only the same address gives.
    noteChange(tx, {
      by: staff,
      at: now(),
      action: 'erase',
      after: held,
      subject: { kind: 'person', id: markOf(email) },
    }),
  )
  throw redirect(`${officePath('enquiries')}?done=erased`, 303)
}

function markOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)
}

export default function ErasePerson({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-enquiries')
  const { title, email, held } = loaderData
  return (
    <OfficePage title={title} crumbs={[{ title: t('title'), path: officePath('enquiries') }]}>
      <search>
        <form className={styles.handling}>
          <div className="field">
            <label htmlFor="email">{t('erase.email')}</label>
            <input
              className="input"
              id="email"
              name="email"
              type="email"
              required
              defaultValue={email}
            />
          </div>
          <Button kind="quiet" type="submit">
            {t('erase.look')}
          </Button>
        </form>
      </search>
      {held && <Held email={email} held={held} problem={actionData?.problem} />}
    </OfficePage>
  )
}

type Props = { email: string; held: Record<string, number>; problem?: 'not-sure' }

function Held({ email, held, problem }: Props) {
  const { t } = useTranslation('office-enquiries')
  const isNothing = Object.values(held).every((count) => count === 0)
  return (
    <Part title={t('erase.found', { email })}>
      {isNothing && <p>{t('erase.nothing')}</p>}
      {!isNothing && (
        <form method="post" className={styles.form}>
          <dl className={styles.facts}>
            {(['enquiries', 'letters', 'demands', 'visits'] as const).map((name) => (
              <div key={name}>
                <dt>{t(`erase.${name}`)}</dt>
                <dd>{held[name]}</dd>
              </div>
            ))}
          </dl>
          <p className="warning">{t('erase.warning')}</p>
          <input type="hidden" name="email" value={email} />
          <label className={styles.sure}>
            <input
              type="checkbox"
              name="sure"
              aria-describedby={problem ? 'sure-problem' : undefined}
            />{' '}
            {t('erase.sure')}
          </label>
          {problem && (
            <p className="error" role="alert" id="sure-problem">
              {t(`problem.${problem}`)}
            </p>
          )}
          <div>
            <Button type="submit">{t('erase.erase')}</Button>
          </div>
        </form>
      )}
    </Part>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
