import type { NeutralProject } from '../crm/crm'
import { anyType, emptyProject } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProject } from '../crm-mapping/plain-title'
import { isNo } from '../crm-mapping/yes-or-no'
import type { Publication } from './publication'
import { documentsOf, picturesOf } from './publication-files'
import { descriptionOf, placeOf, type Reader, statusOf, titleOf } from './publication-texts'
import { types } from './skarabee-codes'
import { skarabeeProjectFields } from './skarabee-fields'

export function projectOfPublication(publication: Publication, reader: Reader): NeutralProject {
  const { values } = publication
  const blank = blankProject(publication, reader)
  const { content, leftOut } = fillByTable(blank, skarabeeProjectFields, (from) => values[from])
  for (const { field, problem } of leftOut) reader.note(field, problem)
  const isPriceShown = isNo(values['Info.HidePrice']) && values.PriceIndication !== 'ON_REQUEST'
  return {
    ...content,
    box: isNo(values['Info.HideHouseNumber']) ? content.box : null,
    priceMinCents: (isPriceShown && content.priceMinCents) || null,
    priceMaxCents: (isPriceShown && content.priceMaxCents) || null,
  }
}

function blankProject(publication: Publication, reader: Reader): NeutralProject {
  const { id, values } = publication
  const { goal, note } = reader
  const { status, isPublished } = statusOf(publication, reader)
  const description = descriptionOf(publication)
  const name = values['Project.Name']
  const told = titleOf(publication)
  const isNamed = Object.keys(told).length === 0 && name !== undefined && name.length <= 400
  const title = titleOfProject({ title: isNamed ? { nl: name } : told, description })
  const statedStatus = status === 'sold' || status === 'rented' ? 'sold-out' : 'active'
  return {
    ...emptyProject(),
    ...placeOf(publication, note),
    number: id,
    goal,
    goalNumber: goal === 'sale' ? 0 : 1,
    statedStatus,
    status: statedStatus,
    isPublished,
    title,
    description,
    webId: types[values['Typo.Sort'] ?? ''] ?? anyType,
    pictures: picturesOf(publication, title),
    documents: documentsOf(publication),
  }
}
