import { redirect } from 'react-router'
import { addPasskey, proposePasskey } from '../../accounts/passkeys/add-passkey.server'
import { removePasskey, renamePasskey } from '../../accounts/passkeys/own-passkeys.server'
import { passkeyNameForm } from '../../accounts/passkeys/passkey-answer.form'
import { passkeyField } from '../../accounts/passkeys/passkey-fields'
import { checkFields } from '../../web/check-fields.server'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { requireProof } from '../refused/require-proof.server'
import { type PasskeySaid, passkeyTasks, removeField, renameField } from './passkey-said'

type Answer = { said: PasskeySaid; status: number }

/** Undefined when the form is about something else. */
export async function dealWithPasskeys(
  office: Office,
  form: FormData,
): Promise<Answer | undefined> {
  const removed = form.get(removeField)
  if (typeof removed === 'string') return remove(office, form, removed)
  const renamed = form.get(renameField)
  if (typeof renamed === 'string') return rename(office, form, renamed)
  const task = form.get('task')
  if (task !== passkeyTasks.name && task !== passkeyTasks.add) return undefined
  const submission = checkFields(form, passkeyNameForm)
  if (submission.status !== 'success') return { said: { reply: submission.reply() }, status: 422 }
  await requireProof(office, form, officePath('me'))
  const { name } = submission.value
  if (task === passkeyTasks.add) return add(office, name, String(form.get(passkeyField)))
  const options = await proposePasskey(office, office.signedIn)
  return { said: { proposed: { name, options } }, status: 200 }
}

async function add(office: Office, name: string, answer: string): Promise<Answer> {
  const { outcome } = await addPasskey(office, office.signedIn, { name, answer })
  if (outcome === 'added') throw redirect(`${officePath('me')}?done=passkey`, 303)
  const problem = outcome === 'full' ? 'passkeys-full' : 'passkey-not-made'
  return { said: { problem }, status: 422 }
}

async function remove(office: Office, form: FormData, id: string): Promise<never> {
  await requireProof(office, form, officePath('me'))
  await removePasskey(office, office.staff, id)
  throw redirect(`${officePath('me')}?done=passkey-removed`, 303)
}

/** What it is called decides nothing: nobody is asked who they are. */
async function rename(office: Office, form: FormData, id: string): Promise<Answer> {
  const submission = checkFields(form, passkeyNameForm)
  if (submission.status !== 'success') {
    const isLong = String(form.get('name') ?? '').trim() !== ''
    const problem = isLong ? 'passkey-name-long' : 'passkey-name-required'
    return { said: { problem }, status: 422 }
  }
  await renamePasskey(office, office.staff, { id, name: submission.value.name })
  throw redirect(`${officePath('me')}?done=passkey-renamed`, 303)
}
