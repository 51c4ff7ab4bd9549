import { data, redirect } from 'react-router'
import { bookByHand } from '../../../appointments/agents/book-by-hand.server'
import {
  type EngagementKind,
  engagementForm,
  phonedViewingForm,
} from '../../../appointments/engagements/engagement.form'
import { plannedMoments } from '../../../appointments/engagements/planned-moments'
import { addEngagement } from '../../../appointments/engagements/save-engagement.server'
import { useTranslation } from '../../../language/use-translation'
import { idFrom } from '../../../properties/property-id'
import { Button } from '../../../ui/button'
import { sentForm } from '../../../web/sent-form.server'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { readEdit } from '../../form/read-edit'
import { type Office, officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { Notice, OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import type { Route } from './+types/agenda-new.page'
import { usePlannedWidgets } from './colleague-choice'
import { DespiteBusy, isDespiteBusy } from './despite-busy'
import { askedKind, loadNew, newKinds } from './load-new.server'
import styles from './planned.module.css'
import { useFillIn } from './use-fill-in'
import { WhoAndWhere } from './who-and-where'

const formId = 'plan'
const viewingFields = describeSchema(phonedViewingForm)
const engagementFields = describeSchema(engagementForm)

export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const title = office.t('office-agenda:new.title')
  return {
    title,
    kinds: newKinds,
    language: office.language,
    ...(await loadNew(office, url.searchParams)),
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = officeOf(context)
  const kind = askedKind(url.searchParams)
  const form = await sentForm(request)
  return kind === 'viewing' ? planViewing(office, form) : planEngagement(office, kind, form)
}

async function planViewing(office: Office, form: FormData) {
  const edit = readEdit({ form, language: office.language }, phonedViewingForm, viewingFields)
  const { values } = edit
  const propertyId = idFrom(String(form.get('propertyId') ?? ''))
  if (edit.outcome !== 'valid' || !propertyId) {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    const problem = propertyId ? null : ('no-home' as const)
    return data({ values, problems, problem }, { status: 422 })
  }
  const { agentId, day, from, to, ...visitor } = edit.value
  const moments = plannedMoments({ day, from, to })
  if (!moments) return data({ values, problems: {}, problem: 'closed' as const }, { status: 422 })
  const booked = await bookByHand(office, {
    propertyId,
    agentId,
    ...moments,
    visitor,
    isDespiteBusy: isDespiteBusy(form),
  })
  if (booked.outcome === 'booked') throw redirect(agendaAt(day, agentId, 'booked'), 303)
  return data({ values, problems: {}, problem: booked.outcome }, { status: 409 })
}

async function planEngagement(office: Office, kind: EngagementKind, form: FormData) {
  const edit = readEdit({ form, language: office.language }, engagementForm, engagementFields)
  const { values } = edit
  if (edit.outcome !== 'valid') {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    return data({ values, problems, problem: null }, { status: 422 })
  }
  const { day, agentId } = edit.value
  const { outcome } = await addEngagement(office, kind, edit.value, isDespiteBusy(form))
  if (outcome === 'saved') throw redirect(agendaAt(day, agentId, 'planned'), 303)
  return data({ values, problems: {}, problem: outcome }, { status: 409 })
}

function agendaAt(day: string, agentId: number, done: 'booked' | 'planned'): string {
  const query = new URLSearchParams({ view: 'day', day, agent: String(agentId), done })
  return `${officePath('agenda')}?${query}`
}

export default function NewInAgenda({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const { title, kind, kinds, values, agents, property, visitor, language } = loaderData
  const widgets = usePlannedWidgets(agents)
  const isViewing = kind === 'viewing'
  useFillIn(formId, visitor, { language })
  const { agentId, day, from } = values
  const asked = { day, from, ...(agentId !== null && { agent: String(agentId) }) }
  const problem = actionData?.problem
  return (
    <OfficePage title={title} crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}>
      <nav className={styles.kinds} aria-label={t('new.kind')}>
        {kinds.map((each) => (
          <a
            key={each}
            href={`?${new URLSearchParams({ ...asked, kind: each })}`}
            aria-current={each === kind ? 'page' : undefined}
          >
            {t(`kind.${each}`)}
          </a>
        ))}
      </nav>
      {problem && <Notice tone="warning">{t(`problem.${problem}`)}</Notice>}
      {isViewing && <WhoAndWhere found={loaderData} asked={{ ...asked, kind }} />}
      <div className={styles.form}>
        <EditForm
          key={kind}
          id={formId}
          namespace="office-agenda"
          fields={isViewing ? viewingFields : engagementFields}
          values={actionData?.values ?? { ...values, ...(isViewing && { language, ...visitor }) }}
          problems={actionData?.problems ?? {}}
          isTyped={actionData !== undefined}
          widgets={widgets}
          buttons={<Button type="submit">{t(isViewing ? 'book.save' : 'new.save')}</Button>}
        >
          {isViewing && <input type="hidden" name="propertyId" value={property?.id ?? ''} />}
          <DespiteBusy isBusy={problem === 'busy'} />
          {isViewing && <p className="help">{t('book.told')}</p>}
          {kind === 'private' && <p className="help">{t('new.private-help')}</p>}
        </EditForm>
      </div>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
