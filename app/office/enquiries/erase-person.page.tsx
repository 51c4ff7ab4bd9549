import { data, redirect } from 'react-router'
import * as z from 'zod'
import { eraseAddress, heldAbout } from '../../contacts/erase-contact.server'
import { useTranslation } from '../../language/use-translation'
import { Button } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { Facts } from '../facts/facts'
import { SureField } from '../form/sure-field'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/erase-person.page'
import styles from './enquiry.module.css'

const emailIn = (given: unknown) => z.email().safeParse(given).data

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const email = emailIn(url.searchParams.get('email'))
  const held = email ? await heldAbout(office.db, email) : null
  return { title: office.t('office-enquiries:erase.title'), email: email ?? '', held }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const email = emailIn(form.get('email'))
  if (!email || !form.has('sure')) return data({ problem: 'not-sure' as const }, { status: 422 })
  await eraseAddress(office, email)
  throw redirect(`${officePath('enquiries')}?done=erased`, 303)
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

const names = ['enquiries', 'letters', 'demands', 'viewings'] as const

type Props = { email: string; held: Record<string, number>; problem?: 'not-sure' }

function Held({ email, held, problem }: Props) {
  const { t } = useTranslation('office-enquiries')
  const isNothing = Object.values(held).every((count) => count === 0)
  return (
    <Part title={t('erase.found', { email })}>
      {isNothing && <p>{t('erase.nothing')}</p>}
      {!isNothing && (
        <form method="post" className={styles.form}>
          <Facts facts={names.map((name) => [t(`erase.${name}`), String(held[name])])} />
          <p className="warning">{t('erase.warning')}</p>
          <input type="hidden" name="email" value={email} />
          <SureField label={t('erase.sure')} problem={problem && t(`problem.${problem}`)} />
          <div>
            <Button type="submit">{t('erase.erase')}</Button>
          </div>
        </form>
      )}
    </Part>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
