import { data, redirect } from 'react-router'
import {
  cancelAsStaff,
  confirmAsStaff,
  noteNoShowAsStaff,
  tellPlaceAsStaff,
} from '../../appointments/agents/viewings-by-staff.server'
import { clockTime, fullDate } from '../../appointments/letters/viewing-time'
import { noteOutcome, noteToldFeedback } from '../../appointments/note-outcome.server'
import { outcomeForm, toldFeedbackForm } from '../../appointments/outcome.form'
import { useLanguage } from '../../language/use-language'
import { useTranslation } from '../../language/use-translation'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { describeSchema } from '../form/describe-schema'
import { readEdit } from '../form/read-edit'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/viewing.page'
import { viewingDone } from './agenda-done'
import { loadViewing } from './load-viewing.server'
import { ViewingActions } from './viewing-actions'
import { ViewingAfterwards } from './viewing-afterwards'
import type { TypedViewing } from './viewing-details'
import { ViewingFacts } from './viewing-facts'

const outcomeFields = describeSchema(outcomeForm)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const details = await loadViewing(office, params.id)
  const { firstName, lastName } = details.viewing
  return { title: `${firstName} ${lastName}`.trim(), ...details, done: viewingDone(url) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const viewing = { appointmentId: params.id, seen: text('seen') }
  switch (text('task')) {
    case 'confirm':
      return answer(params.id, 'confirmed', await confirmAsStaff(office, viewing))
    case 'tell-place':
      return answer(params.id, 'place-told', await tellPlaceAsStaff(office, viewing))
    case 'cancel': {
      const reason = text('reason').trim().slice(0, 500)
      const cancelled = await cancelAsStaff(office, { ...viewing, reason })
      return answer(params.id, 'cancelled', cancelled, { reason })
    }
    case 'no-show':
      return answer(params.id, 'no-show', await noteNoShowAsStaff(office, viewing))
    case 'feedback': {
      const told = toldFeedbackForm.safeParse({ rating: text('rating'), words: text('words') })
      const typed = { rating: text('rating'), words: text('words').slice(0, 2000) }
      if (!told.success) return data({ problem: 'rating' as const, typed }, { status: 422 })
      const kept = await noteToldFeedback(office, params.id, told.data)
      return answer(params.id, 'feedback', kept, typed)
    }
    case 'outcome': {
      const edit = readEdit({ form, language: office.language }, outcomeForm, outcomeFields)
      if (edit.outcome === 'arranged') throw data(null, { status: 400 })
      if (edit.outcome === 'invalid') return data(edit, { status: 422 })
      const { value, version, values, base } = edit
      const noted = await noteOutcome(office, params.id, { ...value, version })
      if (noted.outcome !== 'stale') return answer(params.id, 'outcome', noted)
      const { outcome } = await loadViewing(office, params.id)
      const conflict = outcome && { values: outcome, version: outcome.version }
      return data({ values, base, problems: {}, conflict }, { status: 409 })
    }
    default:
      throw data(null, { status: 400 })
  }
}

type Outcome =
  | 'confirmed'
  | 'cancelled'
  | 'noted'
  | 'place-told'
  | 'too-late'
  | 'too-early'
  | 'not-visited'
  | 'given-before'
  | 'changed'
  | 'unknown'

function answer(id: string, done: string, { outcome }: { outcome: Outcome }, typed?: TypedViewing) {
  switch (outcome) {
    case 'confirmed':
    case 'cancelled':
    case 'noted':
    case 'place-told':
      throw redirect(`${officePath('viewing', { id })}?done=${done}`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    default:
      return data({ problem: outcome, typed }, { status: 409 })
  }
}

export default function Viewing({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { title, viewing, done, changes } = loaderData
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  const edit = actionData && 'values' in actionData ? actionData : undefined
  return (
    <OfficePage
      title={title || t('visit.nobody')}
      lead={`${fullDate(viewing.startsAt, language)}, ${clockTime(viewing.startsAt, language)}`}
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
      done={actionData ? undefined : done && t(`done.${done}`)}
    >
      {problem && <Notice tone="warning">{t(`problem.${problem}`)}</Notice>}
      <ViewingFacts details={loaderData} />
      <ViewingActions details={loaderData} typed={typed} />
      {loaderData.may.review && (
        <ViewingAfterwards details={loaderData} fields={outcomeFields} edit={edit} typed={typed} />
      )}
      <ChangeList changes={changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
