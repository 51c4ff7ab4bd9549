import { data } from 'react-router'
import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { sentForm } from '../../web/sent-form.server'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/stock-list.page'
import { doListTask } from './list/do-list-task.server'
import { UndoNotice } from './list/undo-notice'
import { listProjects } from './list-projects.server'
import { listProperties } from './list-properties.server'
import { ProjectRows } from './project-rows'
import { PropertyRows } from './property-rows'
import { stockKindAt } from './stock-pages'

export async function loader({ context, pattern, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const kind = stockKindAt(pattern)
  const title = office.t(`office-properties:${kind}.title`)
  if (kind === 'project') return { kind, title, rows: await listProjects(office) }
  return { kind, title, ...(await listProperties(office, url)) }
}

export async function action({ context, pattern, request, url }: Route.ActionArgs) {
  if (stockKindAt(pattern) === 'project') throw data(null, { status: 405 })
  return doListTask(officeOf(context), url, await sentForm(request))
}

export default function StockList({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('office-properties')
  const { kind, title } = loaderData
  return (
    <OfficePage
      title={title}
      actions={<ButtonAnchor href={officePath(`new-${kind}`)}>{t(`${kind}.new`)}</ButtonAnchor>}
    >
      {loaderData.kind === 'project' ? (
        <ProjectRows rows={loaderData.rows} />
      ) : (
        <>
          {loaderData.done && !actionData && <UndoNotice {...loaderData.done} />}
          <PropertyRows {...loaderData} {...actionData} />
        </>
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
