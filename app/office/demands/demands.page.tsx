import { data, redirect } from 'react-router'
import * as z from 'zod'
import { demandPage, demandPageCount, readDemandFilter } from '../../demands/demand-filter'
import { listDemands } from '../../demands/office-queries.server'
import { tellSeekers } from '../../demands/tell-seekers.server'
import { idFrom } from '../../properties/property-id'
import { namedChoices } from '../../search/named-choices.server'
import { sentForm } from '../../web/sent-form.server'
import { type Office, officeOf } from '../office.server'
import { officeHead } from '../office-head'
import { officePath } from '../office-pages'
import type { Route } from './+types/demands.page'
import { demandLine } from './demand-line'
import { DemandList } from './demand-list'
import { loadSeekers } from './load-seekers.server'
import { SeekerList } from './seeker-list'

/** All demands, or with ?property= who looks for that home. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const office = officeOf(context)
  const names = await namedChoices(office.db, office.language)
  const property = idFrom(url.searchParams.get('property') ?? '')
  if (!property) return { ...(await loadDemands(office, url)), names, seekers: null }
  const isTold = url.searchParams.get('done') === 'told'
  const seekers = await loadSeekers(office, property)
  if (!seekers) throw data(null, { status: 404 })
  return { title: seekers.title, names, list: null, seekers: { ...seekers, isTold } }
}

async function loadDemands({ db, t }: Office, url: URL) {
  const filter = readDemandFilter(url.searchParams)
  const { rows, total } = await listDemands(db, filter, demandPage(filter))
  return {
    title: t('office-demands:title'),
    list: { filter, total, pages: demandPageCount(total), rows: rows.map(demandLine) },
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const office = officeOf(context)
  const propertyId = idFrom(url.searchParams.get('property') ?? '')
  if (!propertyId) throw data(null, { status: 404 })
  const form = await sentForm(request)
  const demandIds = form
    .getAll('demand')
    .flatMap((id) => z.uuid().safeParse(id).data ?? [])
    .slice(0, 500)
  const told = await tellSeekers(office, office.staff, { propertyId, demandIds })
  if (told.outcome !== 'told') return data({ problem: told.outcome }, { status: 422 })
  throw redirect(`${officePath('demands')}?property=${propertyId}&done=told`, 303)
}

export default function Demands({ loaderData, actionData }: Route.ComponentProps) {
  const { title, list, seekers, names } = loaderData
  return seekers ? (
    <SeekerList seekers={seekers} names={names} problem={actionData?.problem} />
  ) : (
    list && <DemandList title={title} list={list} names={names} />
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => officeHead(loaderData?.title)
