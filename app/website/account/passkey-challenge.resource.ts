import { noStore, signedIn, whereabouts } from '../../accounts/at-the-door.server'
import type { PasskeyPurpose } from '../../accounts/passkeys/passkey-fields'
import { newPasskeyHolder } from '../../accounts/passkeys/passkey-holder.server'
import { askPasskey } from '../../accounts/passkeys/use-passkey.server'
import { siteOf } from '../../site/site.server'
import { fewWords, sentForm } from '../../web/sent-form.server'
import type { Route } from './+types/passkey-challenge.resource'

const purposes: PasskeyPurpose[] = ['sign-in', 'second-factor', 'proof']

/** A challenge for a passkey: bound to the session, half or whole, or to a cookie of who has none. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await sentForm(request, fewWords)
  const asked = form.get('purpose')
  const purpose = purposes.find((each) => each === asked) ?? 'sign-in'
  const { place } = whereabouts(context, request)
  const headers = new Headers(noStore)
  if (purpose !== 'sign-in') {
    const found = await signedIn(context, request)
    const isExpected = found?.isComplete === (purpose === 'proof')
    if (!found || !isExpected) return new Response(null, { status: 401, headers })
    const { tokenHash: holder, account } = found
    return answer(
      await askPasskey(site, { purpose, holder, accountId: account.id, place }),
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
