import { data, redirect } from 'react-router'
import { moveTime } from '../../../appointments/agents/move-time.server'
import { plannedTimeForm } from '../../../appointments/engagements/engagement.form'
import { plannedMoments } from '../../../appointments/engagements/planned-moments'
import { clockTime, dayAndMonth } from '../../../appointments/letters/viewing-time'
import { useLanguage } from '../../../language/use-language'
import { useTranslation } from '../../../language/use-translation'
import { Button, ButtonAnchor } from '../../../ui/button'
import { sentForm } from '../../../web/sent-form.server'
import { describeSchema } from '../../form/describe-schema'
import { EditForm } from '../../form/edit-form'
import { readEdit } from '../../form/read-edit'
import { officeOf } from '../../office.server'
import { officeHead } from '../../office-head'
import { Notice, OfficePage } from '../../office-page'
import { officePath } from '../../office-pages'
import type { Route } from './+types/time-move.page'
import { usePlannedWidgets } from './colleague-choice'
import { DespiteBusy, isDespiteBusy } from './despite-busy'
import { loadTime } from './load-time.server'
import styles from './planned.module.css'

const fields = describeSchema(plannedTimeForm)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const time = await loadTime(office, params.id, url.searchParams)
  return { title: office.t('office-agenda:time.title'), ...time }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const form = await sentForm(request)
  const edit = readEdit({ form, language: office.language }, plannedTimeForm, fields)
  const { values } = edit
  if (edit.outcome !== 'valid') {
    const problems = edit.outcome === 'invalid' ? edit.problems : {}
    return data({ values, problems, problem: null }, { status: 422 })
  }
  const { agentId, day } = edit.value
  const moments = plannedMoments(edit.value)
  if (!moments) return data({ values, problems: {}, problem: 'closed' as const }, { status: 422 })
  const wish = {
    slotId: params.id,
    seen: String(form.get('seen') ?? ''),
    agentId,
    ...moments,
    isDespiteBusy: isDespiteBusy(form),
  }
  const { outcome } = await moveTime(office, wish)
  switch (outcome) {
    case 'moved': {
      const done = form.get('kind') === 'viewing' ? 'moved' : 'planned'
      const query = new URLSearchParams({ view: 'day', day, agent: String(agentId), done })
      throw redirect(`${officePath('agenda')}?${query}`, 303)
    }
    case 'unknown':
      throw data(null, { status: 404 })
    default:
      return data({ values, problems: {}, problem: outcome }, { status: 409 })
  }
}

export default function MoveTime({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-agenda')
  const language = useLanguage()
  const { title, kind, names, property, startsAt, endsAt, agent, agents, marks } = loaderData
  const widgets = usePlannedWidgets(agents)
  const isViewing = kind === 'viewing'
  const isBusy = actionData ? actionData.problem === 'busy' : loaderData.isBusy
  const name = names.filter(Boolean).join(', ') || t('visit.nobody')
  return (
    <OfficePage
      title={title}
      lead={t('time.lead', {
        name: [name, property?.reference, property?.address].filter(Boolean).join(', '),
        day: dayAndMonth(startsAt, language),
        from: clockTime(startsAt, language),
        to: clockTime(endsAt, language),
        agent,
      })}
      crumbs={[{ title: t('agenda.title'), path: officePath('agenda') }]}
    >
      {actionData?.problem && <Notice tone="warning">{t(`problem.${actionData.problem}`)}</Notice>}
      {!actionData && isBusy && <Notice tone="warning">{t('problem.busy')}</Notice>}
      {!actionData &&
        marks.map((each) => (
          <Notice key={each.mark} tone="warning">
            {each.mark === 'overlap'
              ? t('problem.full')
              : t('mark.short-drive', { count: each.minutes })}
          </Notice>
        ))}
      <div className={styles.form}>
        <EditForm
          namespace="office-agenda"
          fields={fields}
          values={actionData?.values ?? loaderData.values}
          problems={actionData?.problems ?? {}}
          isTyped={actionData !== undefined}
          widgets={widgets}
          buttons={
            <>
              <Button type="submit">{t(isViewing ? 'move.save' : 'time.save')}</Button>
              <ButtonAnchor kind="quiet" href={officePath('agenda')}>
                {t('time.leave')}
              </ButtonAnchor>
            </>
          }
        >
          <input type="hidden" name="seen" value={loaderData.seen} />
          <input type="hidden" name="kind" value={kind} />
          <DespiteBusy isBusy={isBusy} />
          {isViewing && <p className="help">{t('time.told', { count: names.length })}</p>}
        </EditForm>
      </div>
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
