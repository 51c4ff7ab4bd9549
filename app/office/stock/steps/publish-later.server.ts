import { data, redirect } from 'react-router'
import { brusselsMoment } from '../../../language/brussels-moment'
import {
  cancelPublication,
  planPublication,
} from '../../../stock/publish-later/plan-publication.server'
import type { Office } from '../../office.server'
import { officePath } from '../../office-pages'
import type { LaterTyped } from './publish-later'

/** What was typed beside the form: a day and an hour on the clock in Belgium. */
export function laterIn(form: FormData): Omit<LaterTyped, 'problem'> {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 20)
  return { day: text('publish-day'), time: text('publish-time') }
}

/** What stood in the form was saved first. */
export async function publishLater(office: Office, id: number, typed: Omit<LaterTyped, 'problem'>) {
  const publishAt =
    typed.day && typed.time ? brusselsMoment(`${typed.day}T${typed.time}`) : undefined
  if (!publishAt) return { ...typed, problem: 'invalid' } as const
  const { outcome } = await planPublication(office, { propertyId: id, publishAt, by: office.staff })
  switch (outcome) {
    case 'planned':
      throw redirect(`${officePath('property', { id })}?done=publish-planned`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    default:
      return { ...typed, problem: outcome }
  }
}

export async function cancelLater(office: Office, id: number): Promise<Response> {
  await cancelPublication(office, { propertyId: id, by: office.staff })
  return redirect(`${officePath('property', { id })}?done=publish-cancelled`, 303)
}
