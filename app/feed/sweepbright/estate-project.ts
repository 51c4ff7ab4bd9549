import type { NeutralProject } from '../crm/crm'
import { anyType, emptyProject } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProject } from '../crm-mapping/plain-title'
import type { Estate } from './estate'
import { documentsOf, picturesOf } from './estate-media'
import { statusOf } from './estate-property'
import { descriptionOf, placeOf, priceOf, type Reader, spokenIn, valueIn } from './estate-texts'
import { types } from './sweepbright-codes'
import { sweepbrightProjectFields } from './sweepbright-fields'

export function projectOfEstate(estate: Estate, reader: Reader): NeutralProject {
  const blank = blankProject(estate, reader)
  const table = sweepbrightProjectFields
  const { content, leftOut } = fillByTable(blank, table, valueIn(estate, reader.note))
  for (const { field, problem } of leftOut) reader.note(field, problem)
  return content
}

function blankProject(estate: Estate, reader: Reader): NeutralProject {
  const description = descriptionOf(estate)
  const title = titleOfProject({ title: spokenIn(estate.description_title), description })
  const { status, isPublished } = statusOf(estate, reader)
  const isSold = status === 'sold' || status === 'rented'
  const statedStatus = isSold ? ('sold-out' as const) : ('active' as const)
  const { priceCents, publishPrice } = priceOf(estate, reader)
  return {
    ...emptyProject(),
    ...placeOf(estate, reader.note),
    number: estate.id.slice(0, 8),
    goal: reader.goal,
    goalNumber: reader.goal === 'sale' ? 0 : 1,
    statedStatus,
    status: statedStatus,
    isPublished,
    title,
    description,
    webId: types[String(estate.type)] ?? anyType,
    // A project has no word to keep its price back.
    priceMinCents: publishPrice ? priceCents : null,
    pictures: picturesOf(estate, title),
    documents: documentsOf(estate),
  }
}
