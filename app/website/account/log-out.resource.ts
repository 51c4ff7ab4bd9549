import { redirect } from 'react-router'
import { noStore, signedIn, signedOutHeaders } from '../../accounts/at-the-door.server'
import { signOut } from '../../accounts/sessions/sign-out.server'
import { pathTo } from '../../language/path-to'
import { siteOf } from '../../site/site.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import type { Route } from './+types/log-out.resource'

/** Whoever types the address, rather than pressing the button, sees where one signs in. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathTo('login', siteOf(context).language), { headers: noStore })
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const isEverywhere = (await sentForm(request, fewWords)).has('everywhere')
  const found = await signedIn(context, request)
  if (found) await signOut(site, found, isEverywhere)
  const headers = signedOutHeaders(context)
  return redirect(pathTo('login', site.language), { status: 303, headers })
}
