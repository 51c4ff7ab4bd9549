import { listChanges } from '../../journal/queries.server'
import { canUndoArrangement } from '../../stock/arrange-files.server'
import { filesOf } from '../files/files-of'
import { FilesPart } from '../files/files-part'
import { saveFiles } from '../files/save-files.server'
import { shelfOf } from '../files/shelf-of'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import type { Route } from './+types/stock-files.page'
import { openStock } from './open-stock.server'
import { stockDone } from './stock-done'
import { StockFrame } from './stock-frame'
import { stockKindAt } from './stock-pages'

export async function loader({ context, params, pattern, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const kind = stockKindAt(pattern)
  const shelf = shelfOf(kind, params)
  const { row, head } = await openStock(office, kind, params.id)
  const changes = await listChanges(office.db, { kind, id: `${head.id}` }, 1)
  return {
    title: `${office.t(`office-properties:files.${shelf}`)}: ${head.title}`,
    head,
    files: filesOf(row, shelf, url),
    canUndo: canUndoArrangement(changes, shelf, office.now()),
    done: stockDone(kind, url),
  }
}

export async function action({ context, params, pattern, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const kind = stockKindAt(pattern)
  const shelf = shelfOf(kind, params)
  const { head } = await openStock(office, kind, params.id)
  return saveFiles(office, { of: head, shelf, request })
}

export default function StockFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { head, files, canUndo, done } = loaderData
  return (
    <StockFrame head={head} here={files.shelf} done={actionData ? undefined : done}>
      <FilesPart of={head} {...files} canUndo={canUndo} answer={actionData} />
    </StockFrame>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
