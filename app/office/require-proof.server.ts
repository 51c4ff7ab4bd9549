import { data } from 'react-router'
import { noStore } from '../accounts/at-the-door.server'
import { proveAgain } from '../accounts/sessions/prove-again.server'
import type { Office } from './office.server'
import { proofField, refusal, textsIn } from './refusal'

/** Longer is nobody's password. */
const longest = 200

/**
 * For what decides who gets in: asks for the password when it was given long ago. The question carries
 * all that was sent, so that the answer sends it again.
 */
export async function requireProof(office: Office, form: FormData, path: string) {
  const given = form.get(proofField)
  form.delete(proofField)
  const password = typeof given === 'string' ? given.slice(0, longest + 1) : undefined
  const { outcome } = await proveAgain(office, office.signedIn, password)
  if (outcome === 'proved') return
  const status = outcome === 'too-many-tries' ? 429 : 401
  const kept = textsIn(form)
  throw data(refusal({ reason: 'proof', kept, path, outcome }), { status, headers: noStore })
}
