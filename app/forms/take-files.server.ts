import type { Database } from '../database/client.server'
import type { FileStore } from '../files/file-store.server'
import type { Signer } from '../web/signed-link.server'
import type { Alert, Form } from './form'
import type { KeptFile } from './form-state'
import { keepUpload, openUpload } from './keep-upload.server'

type Tools = { db: Database; files: FileStore; signer: Signer; now: () => Date }

/**
 * Puts the files of a form away and leaves tokens in their place, so that a form that comes back with
 * an error still has them. Tokens that came from us earlier stay; others are dropped.
 */
export async function takeFiles(tools: Tools, form: Form, answers: FormData) {
  const kept: Record<string, KeptFile[]> = {}
  const errors: Record<string, Alert[]> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    if (field.kind !== 'files') continue
    const given = answers.getAll(name)
    answers.delete(name)
    const taken: KeptFile[] = []
    for (const each of given) {
      if (typeof each === 'string') {
        const known = openUpload(tools.signer, each, tools.now())
        if (known) taken.push(known.file)
      } else if (each.size > 0 && taken.length <= field.atMost) {
        const result = await keepUpload(tools, each, field.accept)
        if (result.outcome === 'kept') taken.push(result.file)
        else errors[name] = [result.alert]
      }
    }
    for (const { token } of taken) answers.append(name, token)
    kept[name] = taken
  }
  return { kept, errors }
}
