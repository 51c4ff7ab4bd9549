import { data } from 'react-router'
import { findHomeOf } from '../properties/owner-queries.server'
import { idFrom } from '../properties/property-id'
import type { Route } from './+types/home.page'
import { ownerVisit } from './owner.server'
import { ownerHead } from './owner-head'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, owner, language } = ownerVisit(context)
  const home = await findHomeOf(db, owner.id, idFrom(params.id) ?? 0, language)
  if (!home) throw data(null, { status: 404 })
  return { title: home.address, home }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <h1>{loaderData.home.address}</h1>
    </div>
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => ownerHead(loaderData?.title)
