import { type RouterContextProvider, redirect } from 'react-router'
import { propertyOf, sessionHeaders, tokenIn, whereabouts } from '../../accounts/at-the-door.server'
import type { PasskeyProblem } from '../../accounts/passkeys/passkey-fields'
import { readPasskeyHolder } from '../../accounts/passkeys/passkey-holder.server'
import { givePasskey, signInWithPasskey } from '../../accounts/passkeys/use-passkey.server'
import type { SignedIn } from '../../accounts/sessions/session.server'
import { siteOf } from '../../site/site.server'

type Door = { context: Readonly<RouterContextProvider>; request: Request }

/** With nothing but a passkey. */
export async function signInByPasskey({ context, request }: Door, answer: string) {
  const site = siteOf(context)
  const result = await signInWithPasskey(site, {
    answer,
    holder: readPasskeyHolder(site, request.headers.get('cookie')),
    from: whereabouts(context, request),
    replaces: tokenIn(context, request),
  })
  if (result.outcome !== 'signed-in') return passkeyRefused(result.outcome)
  const { token, account } = result
  return letIn({ context, request }, account, token)
}

/** After the password, in place of the code. */
export async function giveCodeByPasskey(
  { context, request }: Door,
  half: SignedIn,
  answer: string,
) {
  const from = whereabouts(context, request)
  const given = await givePasskey(siteOf(context), half, { answer, from })
  if (given.outcome !== 'signed-in') return passkeyRefused(given.outcome)
  return letIn({ context, request }, half.account, given.token)
}

function letIn(
  { context, request }: Door,
  account: Pick<SignedIn['account'], 'id' | 'role'>,
  token: string,
): never {
  const headers = sessionHeaders(context, request, { token, knownTo: account.id })
  throw redirect(propertyOf(account, siteOf(context).language), { status: 303, headers })
}

function passkeyRefused(outcome: 'refused' | 'too-many-tries') {
  const isRefused = outcome === 'refused'
  const passkeyProblem: PasskeyProblem = isRefused ? 'passkey-refused' : 'too-many-tries'
  return { passkeyProblem, status: isRefused ? 422 : 429 }
}
