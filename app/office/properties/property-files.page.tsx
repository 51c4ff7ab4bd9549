import { filesOf } from '../files/files-of'
import { FilesPart } from '../files/files-part'
import { saveFiles } from '../files/save-files.server'
import { shelfOf } from '../files/shelf-of'
import { officeOf } from '../office.server'
import { officeHead } from '../office-head'
import type { Route } from './+types/property-files.page'
import { doneWithProperty } from './done-with-home'
import { findOfficeProperty } from './find-home.server'
import { propertyHead } from './home-head'
import { PropertyPage } from './home-page'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const shelf = shelfOf('property', params)
  const row = await findOfficeProperty(office, params.id)
  const head = propertyHead(row, office)
  return {
    title: `${office.t(`office-properties:files.${shelf}`)}: ${head.title}`,
    head,
    files: filesOf(row, shelf, url),
    done: doneWithProperty(url),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = officeOf(context)
  const shelf = shelfOf('property', params)
  const { id } = await findOfficeProperty(office, params.id)
  return saveFiles(office, { of: { kind: 'property', id }, shelf, request })
}

export default function PropertyFiles({ loaderData, actionData }: Route.ComponentProps) {
  const { head, files, done } = loaderData
  return (
    <PropertyPage property={head} here={files.shelf} done={actionData ? undefined : done}>
      <FilesPart of={{ kind: 'property', id: head.id }} {...files} answer={actionData} />
    </PropertyPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
