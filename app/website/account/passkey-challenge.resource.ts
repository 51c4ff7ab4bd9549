import { noStore, signedIn, whereabouts } from '../../accounts/at-the-door.server'
import type { PasskeyPurpose } from '../../accounts/passkeys/passkey-fields'
import { newPasskeyHolder } from '../../accounts/passkeys/passkey-holder.server'
import { askPasskey } from '../../accounts/passkeys/use-passkey.server'
import { siteOf } from '../../site/site.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import type { Route } from './+types/passkey-challenge.resource'

/** A challenge for a passkey: bound to the half session, or to a cookie of who has none. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await sentForm(request, fewWords)
  const purpose: PasskeyPurpose =
    form.get('purpose') === 'second-factor' ? 'second-factor' : 'sign-in'
  const { place } = whereabouts(context, request)
  const headers = new Headers(noStore)
  if (purpose === 'second-factor') {
    const half = await signedIn(context, request)
    if (!half || half.isComplete) return new Response(null, { status: 401, headers })
    const holder = half.tokenHash
    return answer(
      await askPasskey(site, { purpose, holder, accountId: half.account.id, place }),
      headers,
    )
  }
  const { holder, line } = newPasskeyHolder(site)
  headers.append('set-cookie', line)
  return answer(await askPasskey(site, { purpose, holder, place }), headers)
}

function answer(options: Awaited<ReturnType<typeof askPasskey>>, headers: Headers) {
  return options
    ? Response.json(options, { headers })
    : new Response(null, { status: 429, headers })
}

/** Reading this address changes nothing and shows nothing. */
export function loader() {
  return new Response(null, { status: 405, headers: { allow: 'POST' } })
}
