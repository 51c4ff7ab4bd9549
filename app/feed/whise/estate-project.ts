import type { NeutralProject } from '../crm/crm'
import { anyType, emptyProject } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProject } from '../crm-mapping/plain-title'
import type { Estate } from './estate'
import { descriptionOf, picturesOf, placeOf, type Reader, titleOf, valueIn } from './estate-texts'
import { offline, statuses, types } from './whise-codes'
import { whiseProjectFields } from './whise-fields'

export function projectOfEstate(estate: Estate, reader: Reader): NeutralProject {
  const { note } = reader
  const blank = blankProject(estate, reader)
  const { content, leftOut } = fillByTable(blank, whiseProjectFields, valueIn(estate))
  for (const { field, problem } of leftOut) note(field, problem)
  return { ...content, priceMinCents: content.priceMinCents || null }
}

function blankProject(estate: Estate, reader: Reader): NeutralProject {
  const place = placeOf(estate, reader.note)
  const description = descriptionOf(estate, reader)
  const told = titleOf(estate, reader)
  const title = titleOfProject({ title: told, description })
  const status = statuses[estate.purposeStatus?.id ?? '']
  const isSold = status === 'sold' || status === 'rented'
  const statedStatus = isSold ? ('sold-out' as const) : ('active' as const)
  return {
    ...emptyProject(),
    ...place,
    number: estate.id,
    goal: reader.goal,
    goalNumber: reader.goal === 'sale' ? 0 : 1,
    statedStatus,
    status: statedStatus,
    isPublished: status !== 'withdrawn' && String(estate.displayStatusId) !== offline,
    title,
    description,
    webId: types[estate.category?.id ?? ''] ?? anyType,
    pictures: picturesOf(estate, title),
  }
}
