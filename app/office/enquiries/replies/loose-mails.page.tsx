import { data, redirect } from 'react-router'
import { linkMail, removeMail } from '../../../enquiries/replies/settle-loose.server'
import { useTranslation } from '../../../language/use-translation'
import { sentForm } from '../../../web/sent-form.server'
import { doneIn } from '../../done'
import { officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import type { Route } from './+types/loose-mails.page'
import { loadLoose } from './load-loose.server'
import { LooseMail } from './loose-mail'
import styles from './loose-mails.module.css'

const doneKeys = ['linked', 'removed'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  return {
    title: office.t('office-enquiries:loose.title'),
    mails: await loadLoose(office),
    done: doneIn(url, doneKeys),
    number: url.searchParams.get('number')?.slice(0, 20) ?? '',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const id = String(form.get('mail') ?? '')
  const number = String(form.get('number') ?? '').slice(0, 40)
  const path = officePath('loose-mails')
  if (form.get('task') === 'remove') {
    const { outcome } = await removeMail(office, office.staff, id)
    if (outcome === 'removed') throw redirect(`${path}?done=removed`, 303)
    return data({ id, number, problem: outcome }, { status: 409 })
  }
  const hrefOf = (enquiryId: string) =>
    new URL(officePath('enquiry', { id: enquiryId }), office.origin).href
  const { outcome } = await linkMail({ ...office, hrefOf }, office.staff, id, number)
  if (outcome !== 'linked') {
    return data({ id, number, problem: outcome }, { status: outcome === 'settled' ? 409 : 422 })
  }
  throw redirect(`${path}?done=linked&number=${encodeURIComponent(number)}`, 303)
}

export default function LooseMails({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-enquiries')
  const { title, mails, done, number } = loaderData
  return (
    <OfficePage
      title={title}
      lead={t('loose.lead')}
      crumbs={[{ title: t('title'), path: officePath('enquiries') }]}
      done={done && !actionData ? t(`loose.done.${done}`, { number }) : undefined}
    >
      {actionData?.problem === 'settled' && <p role="alert">{t('loose.problem.settled')}</p>}
      {mails.length === 0 && <p>{t('loose.none')}</p>}
      <ol className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <LooseMail
              mail={mail}
              tried={actionData?.id === mail.id ? actionData.number : undefined}
            />
          </li>
        ))}
      </ol>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
