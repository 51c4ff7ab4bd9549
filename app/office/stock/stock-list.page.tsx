import { useTranslation } from '../../language/use-translation'
import { ButtonAnchor } from '../../ui/button'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { OfficePage } from '../office-page'
import { officePath } from '../office-pages'
import type { Route } from './+types/stock-list.page'
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

export default function StockList({ loaderData }: Route.ComponentProps) {
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
        <PropertyRows {...loaderData} />
      )}
    </OfficePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
