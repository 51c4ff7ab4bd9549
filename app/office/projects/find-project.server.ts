import { data } from 'react-router'
import { translated } from '../../language/translated'
import { findProject } from '../../projects/office-queries.server'
import { idFrom } from '../../properties/property-id'
import type { Office } from '../office.server'

/** A project of the agency, with the name that its pages carry. */
export async function openProject({ db, language }: Office, id: string) {
  const known = idFrom(id)
  const row = known && (await findProject(db, known))
  if (!row) throw data(null, { status: 404 })
  const title = translated(row.title, language) || translated(row.title, 'nl') || row.number
  return { row, title }
}
