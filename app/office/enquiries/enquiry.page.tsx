import { data, redirect } from 'react-router'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { doneIn } from '../done'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import panels from '../panel-columns.module.css'
import { useMoments } from '../use-moments'
import type { Route } from './+types/enquiry.page'
import { AnswerForm } from './answer-form'
import { Conversation } from './conversation'
import { DecisionPanels } from './decision-panels'
import { doEnquiryTask } from './do-enquiry-task.server'
import styles from './enquiry.module.css'
import { HandlingForm } from './handling-form'
import { enquiryOr404, loadEnquiry } from './load-enquiry.server'
import { NoteForm } from './note-form'
import { PersonPanel } from './person-panel'
import { PlannedAnswers } from './planned-answers'
import { SentPanel } from './sent-panel'
import { TaskContext } from './task-problem'

const doneKeys = ['changed', 'answered', 'planned', 'noted', 'decided'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const done = doneIn(url, doneKeys)
  return { ...(await loadEnquiry(office, params.id, url.searchParams.get('template'))), done }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const { id } = await enquiryOr404(office, params.id)
  const form = await sentForm(request)
  const result = await doEnquiryTask(office, id, form)
  if ('done' in result) throw redirect(`${officePath('enquiry', { id })}?done=${result.done}`, 303)
  const sent = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { task, problem, status, values = sent } = result
  return data({ task, problem, values }, { status })
}

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['office-enquiries', 'office'])
  const { moment, day } = useMoments()
  const { title, number, theirs, receivedAt, expiresAt, done, conversation } = loaderData
  const language = t(`office:language.${theirs}`)
  return (
    <TaskContext value={actionData}>
      <OfficePage
        title={title}
        crumbs={[{ title: t('title'), path: officePath('enquiries') }]}
        done={done && !actionData ? t(`done.${done}`) : undefined}
        lead={t('enquiry.number', { number, moment: moment(receivedAt), language })}
      >
        <HandlingForm enquiry={loaderData} />
        <div className={`${panels.columns} ${styles.columns}`}>
          <div>
            <SentPanel enquiry={loaderData} />
            <DecisionPanels enquiry={loaderData} />
            <Conversation said={conversation} />
            <PlannedAnswers planned={loaderData.planned} />
            <AnswerForm enquiry={loaderData} />
            <NoteForm submission={loaderData.submissions.note} />
          </div>
          <aside aria-label={t('person.title')}>
            <PersonPanel enquiry={loaderData} />
            <p className="help">{t('enquiry.expires', { day: day(expiresAt) })}</p>
          </aside>
        </div>
      </OfficePage>
    </TaskContext>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
