import { data, redirect } from 'react-router'
import { changeOwner, ownerEditOf } from '../../activity/change-owner.server'
import { ownerEdit } from '../../activity/owner.form'
import { listChanges } from '../../journal/queries.server'
import type { Conflict } from '../form/edit-form'
import type { Problems } from '../form/problems'
import { readEdit } from '../form/read-edit'
import type { Office } from '../office.server'
import { officePath } from '../office-pages'
import { requireProof } from '../require-proof.server'
import { ownerFields } from './owner-fields'

type Answer = {
  values: Record<string, unknown>
  version: number
  problems?: Problems
  conflict?: Conflict
}

type Owner = { id: string; email: string }

export async function saveOwner(office: Office, owner: Owner, form: FormData) {
  const ownerId = owner.id
  const edit = readEdit({ form, language: office.language }, ownerEdit, ownerFields)
  const { values, version } = edit
  if (edit.outcome === 'arranged') throw data(null, { status: 400 })
  if (edit.outcome === 'invalid') {
    return data<Answer>({ values, version, problems: edit.problems }, { status: 422 })
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
      return data<Answer>({ values, version, problems }, { status: 422 })
    }
    case 'stale': {
      const [last] = await listChanges(office.db, { kind: 'owner', id: ownerId }, 1)
      const theirs = { values: ownerEditOf(changed.owner), version: changed.owner.version }
      const conflict = { ...theirs, by: last?.accountName }
      return data<Answer>({ values, version, conflict }, { status: 409 })
    }
  }
}
