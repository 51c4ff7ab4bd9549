import { data } from 'react-router'
import { noStore } from '../../accounts/at-the-door.server'
import { hasPasskey } from '../../accounts/passkeys/own-passkeys.server'
import { proveAgain } from '../../accounts/sessions/prove-again.server'
import type { Office } from '../office.server'
import { passkeyProofField, proofField, refusal, textsIn } from './refusal'

/** Longer is nobody's password. */
const longest = 200

/**
 * For what decides who gets in: asks for the password or a passkey when it was given long ago. The question carries
 * all that was sent, so that the answer sends it again.
 */
export async function requireProof(office: Office, form: FormData, path: string) {
  const password = taken(form, proofField)?.slice(0, longest + 1)
  const passkey = taken(form, passkeyProofField)
  const { outcome } = await proveAgain(office, office.signedIn, { password, passkey })
  if (outcome === 'proved') return
  const status = outcome === 'too-many-tries' ? 429 : 401
  const kept = textsIn(form)
  const asked = { kept, path, outcome, hasPasskey: await hasPasskey(office, office.staff) }
  throw data(refusal({ reason: 'proof', ...asked }), { status, headers: noStore })
}

function taken(form: FormData, name: string): string | undefined {
  const given = form.get(name)
  form.delete(name)
  return typeof given === 'string' ? given : undefined
}
