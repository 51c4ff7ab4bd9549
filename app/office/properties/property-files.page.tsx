import { filesOf } from '../files/files-of'
import { FilesPart } from '../files/files-part'
import { saveFiles } from '../files/save-files.server'
import { shelfOf } from '../files/shelf-of'
import { officeVisit } from '../office.server'
import { officeHead } from '../office-head'
import type { Route } from './+types/property-files.page'
import { doneWithHome } from './done-with-home'
import { findHome } from './find-home.server'
import { homeHead } from './home-head'
import { HomePage } from './home-page'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visit = officeVisit(context)
  const shelf = shelfOf('property', params)
  const row = await findHome(visit, params.id)
  const head = homeHead(row, visit)
  return {
    title: `${visit.t(`office-properties:files.${shelf}`)}: ${head.title}`,
    head,
    files: filesOf(row, shelf, url),
    done: doneWithHome(url),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const visit = officeVisit(context)
  const shelf = shelfOf('property', params)
  const { id } = await findHome(visit, params.id)
  return saveFiles(visit, { of: { kind: 'property', id }, shelf, request })
}

export default function PropertyFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { head, files, done } = loaderData
  return (
    <HomePage home={head} here={files.shelf} done={actionData ? undefined : done}>
      <FilesPart of={{ kind: 'property', id: head.id }} {...files} answer={actionData} />
    </HomePage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
