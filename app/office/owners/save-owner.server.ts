import { data, redirect } from 'react-router'
import { changeOwner, ownerEditOf } from '../../activity/change-owner.server'
import { ownerEdit } from '../../activity/owner.form'
import { listChanges } from '../../journal/queries.server'
import type { Conflict } from '../form/conflict'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { requireProof } from '../refused/require-proof.server'
import { ownerFields } from './owner-fields'

type Answer = {
  values: Record<string, unknown>
  version: number
  base: Record<string, unknown>
  problems?: Problems
  conflict?: Conflict | undefined
}

type Owner = { id: string; email: string }

export async function saveOwner(office: Office, owner: Owner, form: FormData) {
  const ownerId = owner.id
  const edit = readEdit({ form, language: office.language }, ownerEdit, ownerFields)
  const { values, version, base } = edit
  const sent = { values, version, base }
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  if (edit.outcome === 'invalid') {
    const { problems, conflict } = edit
    return data<Answer>({ ...sent, problems, conflict }, { status: 422 })
  }
  if (edit.value.email !== owner.email) {
    await requireProof(office, form, officePath('owner', { id: ownerId }))
  }
  const changed = await changeOwner(office, { ownerId, basedOn: version, edit: edit.value })
  switch (changed.outcome) {
    case 'changed':
      throw redirect(`${officePath('owner', { id: ownerId })}?done=changed`, 303)
    case 'unknown':
      throw data(null, { status: 404 })
    case 'known': {
      const problems: Problems = { email: { key: 'known' } }
      return data<Answer>({ ...sent, problems }, { status: 422 })
    }
    case 'stale': {
      const [last] = await listChanges(office.db, { kind: 'owner', id: ownerId }, 1)
      const theirs = { values: ownerEditOf(changed.owner), version: changed.owner.version }
      const conflict = { ...theirs, by: last?.accountName }
      return data<Answer>({ ...sent, conflict }, { status: 409 })
    }
  }
}
