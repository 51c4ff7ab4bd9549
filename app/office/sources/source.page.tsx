import { data } from 'react-router'
import { sourceSettings } from '../../feed/crm/source-settings'
import { listChanges } from '../../journal/queries.server'
import { useTranslation } from '../../language/use-translation'
import { Button, ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { ChangeList } from '../change-list'
import { describeSchema } from '../form/describe-schema'
import { EditForm } from '../form/edit-form'
import { SaveButton } from '../form/save-button'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { Notice, OfficePage, Part } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/source.page'
import { doSourceTask } from './do-source-task.server'
import { FieldTable } from './field-table'
import { HeldList } from './held-list'
import { HookList } from './hook-list'
import { findSourceAt, loadSource } from './load-source.server'
import { NoticeList } from './notice-list'
import { OwnCodes } from './own-codes'
import { RunList } from './run-list'
import { sourcesDone } from './sources-done'
import { TrialResult } from './trial-result'
import { useOutcome } from './use-outcome'
import { WaitingRun } from './waiting-run'

const settings = describeSchema(sourceSettings)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const loaded = await loadSource(office, params.id)
  const changes = await listChanges(office.db, { kind: 'source', id: params.id }, 20)
  return { title: params.id, ...loaded, changes, done: sourcesDone(url) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const source = await findSourceAt(office, params.id)
  const { status, ...answer } = await doSourceTask(office, source, await sentForm(request))
  return data(answer, { status })
}

export default function Source({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-sources')
  const outcomeText = useOutcome()
  const { title, source, done } = loaderData
  const { trial, trouble, problems } = actionData ?? {}
  return (
    <OfficePage
      title={title}
      lead={t(source.isOn ? 'on-lead' : 'off-lead')}
      crumbs={[{ title: t('title'), path: officePath('sources') }]}
      done={done && t(`done.${done}`)}
      actions={
        <ButtonAnchor kind="plain" href={officePath('source-credentials', { id: source.name })}>
          {t('credentials.change')}
        </ButtonAnchor>
      }
    >
      {loaderData.waiting && done !== 'asked' && (
        <WaitingRun name={source.name} {...loaderData.waiting} />
      )}
      {trouble && <Notice tone="warning">{outcomeText(trouble)}</Notice>}
      <form method="post" className="row">
        <Button type="submit" kind="quiet" name="task" value="try">
          {t('task.try')}
        </Button>
        <Button type="submit" name="task" value={source.isOn ? 'off' : 'on'}>
          {t(source.isOn ? 'task.off' : 'task.on')}
        </Button>
        <Button type="submit" kind="quiet" name="task" value="read">
          {t('task.read')}
        </Button>
        <Button type="submit" kind="quiet" name="task" value="read-all">
          {t('task.read-all')}
        </Button>
      </form>
      {trial && <TrialResult trial={trial} />}
      {loaderData.held && <HeldList {...loaderData.held} />}
      {loaderData.hooks && <HookList {...loaderData.hooks} />}
      <Part title={t('settings')}>
        <EditForm
          namespace="office-sources"
          fields={settings}
          values={actionData?.values ?? source}
          problems={problems}
          buttons={
            <SaveButton name="task" value="save">
              {t('credentials.save')}
            </SaveButton>
          }
        />
      </Part>
      <RunList runs={loaderData.runs} />
      <NoticeList notices={loaderData.notices} />
      <OwnCodes codes={loaderData.codes} types={loaderData.types} />
      <FieldTable fields={loaderData.fields} />
      <ChangeList changes={loaderData.changes} />
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
