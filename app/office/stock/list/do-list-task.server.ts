import { data, redirect } from 'react-router'
import type { Missing } from '../../../costs/legal-mentions'
import { readMoney } from '../../../language/numbers/read-money'
import { changePrice } from '../../../stock/change-price.server'
import { changeMany, undoMany } from '../../../stock/many/change-many.server'
import { idsIn } from '../../../stock/many/many-change'
import { removeView, saveView } from '../../../stock/views/save-view.server'
import { doneIn } from '../../done'
import { sentVersion } from '../../form/sent-version'
import type { Office } from '../../office.server'
import { officePath } from '../../office-pages'
import type { ListAnswer } from './list-answer'
import type { PriceProblem } from './price-cell'
import { quickStates } from './state-cell'
import type { ListDone } from './undo-notice'
import { viewQuery } from './view-query'

/** As the form of the property has it. */
const mostCents = 99_999_999_999

/** What can be done from the list itself; the address keeps what it was asked to show. */
export async function doListTask(office: Office, url: URL, form: FormData) {
  switch (form.get('task')) {
    case 'price':
      return price(office, url, form)
    case 'state':
      return state(office, url, form)
    case 'undo': {
      const ids = idsIn(form.getAll('id').map(String))
      const count = await undoMany(office, { ids, by: office.staff })
      throw back(url, { done: count > 0 ? 'undone' : 'nothing-undone', ids: ids.slice(0, count) })
    }
    case 'save-view':
      return view(office, url, form)
    case 'remove-view':
      await removeView(office, { id: String(form.get('view')), accountId: office.staff.id })
      throw redirect(officePath('properties') + url.search, 303)
    default:
      throw data(null, { status: 400 })
  }
}

async function price(office: Office, url: URL, form: FormData) {
  const [id = 0] = idsIn([String(form.get('id'))])
  const typed = String(form.get('price') ?? '').slice(0, 100)
  const read = readMoney(typed, mostCents)
  const refused = (problem: PriceProblem['problem'], status: number, missing?: Missing[]) =>
    data<ListAnswer>({ price: { id, typed, problem }, ...(missing && { missing }) }, { status })
  if ('problem' in read) return refused(read.problem, 422)
  const changed = await changePrice(office, {
    id,
    version: sentVersion(form.get('version')),
    by: office.staff,
    priceCents: read.cents,
  })
  switch (changed.outcome) {
    case 'saved':
      throw back(url, { done: 'price', ids: [id] })
    case 'stale':
      return refused('stale', 409)
    case 'withheld':
    case 'asked':
      return refused('withheld', 422, changed.missing)
    case 'refused':
    case 'unknown':
      throw data(null, { status: 404 })
  }
}

async function state(office: Office, url: URL, form: FormData) {
  const [id = 0] = idsIn([String(form.get('id'))])
  const change = quickStates.find((each) => each === form.get('state'))
  if (!change) throw data(null, { status: 400 })
  const versions = { [id]: sentVersion(form.get('version')) }
  const [told] = await changeMany(office, { change, ids: [id], versions, by: office.staff })
  if (!told) throw data(null, { status: 404 })
  const { outcome, missing } = told
  if (outcome === 'changed') throw back(url, { done: 'many', ids: [id] })
  const problem = outcome === 'stale' || outcome === 'withheld' ? outcome : 'not-possible'
  return data<ListAnswer>({ state: { id, problem }, missing }, { status: 409 })
}

async function view(office: Office, url: URL, form: FormData) {
  const name = String(form.get('name') ?? '').trim()
  const wish = { accountId: office.staff.id, name: name.slice(0, 60), query: viewQuery(url) }
  const saved = name ? await saveView(office, wish) : 'required'
  if (saved !== 'saved')
    return data<ListAnswer>({ view: { name, problem: saved } }, { status: 422 })
  throw redirect(officePath('properties') + url.search, 303)
}

/** To the same list, which then says what was done. */
export function back(url: URL, { done, ids }: ListDone): Response {
  const query = new URLSearchParams(url.search)
  query.delete('changed')
  query.set('done', done)
  for (const id of ids) query.append('changed', `${id}`)
  return redirect(`${officePath('properties')}?${query}`, 303)
}

export function listDone(url: URL): ListDone | undefined {
  const done = doneIn(url, ['price', 'many', 'undone', 'nothing-undone'] as const)
  return done && { done, ids: idsIn(url.searchParams.getAll('changed')) }
}
