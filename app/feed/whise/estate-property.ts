import type { NeutralProperty } from '../crm/crm'
import { emptyProperty } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProperty } from '../crm-mapping/plain-title'
import { settleMeasures } from '../crm-mapping/settle-measures'
import { webLinks } from '../crm-mapping/web-links'
import type { Estate } from './estate'
import {
  descriptionOf,
  type Note,
  picturesOf,
  placeOf,
  type Reader,
  titleOf,
  valueIn,
} from './estate-texts'
import { annuityPurpose, offline, realisation, statuses, types, typesByKind } from './whise-codes'
import { whiseFields } from './whise-fields'

export function propertyOfEstate(estate: Estate, reader: Reader): NeutralProperty {
  const { note } = reader
  const blank = blankProperty(estate, reader)
  const { content, leftOut } = fillByTable(blank, whiseFields, valueIn(estate))
  for (const { field, problem } of leftOut) note(field, problem)
  const { details } = content
  const energyPerformance = content.energyPerformance ?? performanceOf(estate, note)
  const label = estate.energyClass ?? valueIn(estate)('detail 2056')
  return {
    ...settleMeasures({ ...content, energyPerformance }, label),
    priceCents: content.priceCents || null,
    hasGarage: content.hasGarage || (details.building.garages ?? 0) > 0,
    details: {
      ...details,
      building: { ...details.building, parkings: parkingsOf(estate) },
      annuity: content.isAnnuity ? { ...noAnnuity, bouquet: content.priceCents || null } : null,
    },
  }
}

const noAnnuity = {
  bouquet: null,
  monthly: null,
  isIndexed: null,
  isOccupied: null,
  lives: '',
  maxYears: null,
}

/** All that the table does not fill, and what stands where it tells nothing: absent means no. */
function blankProperty(estate: Estate, reader: Reader): NeutralProperty {
  const shown = statusOf(estate, reader)
  const type = typeOf(estate, reader)
  const place = placeOf(estate, reader.note)
  const description = descriptionOf(estate, reader)
  const { goal } = reader
  const title = titleOfProperty({
    title: titleOf(estate, reader),
    description,
    type: type ?? 0,
    goal,
    status: shown.status,
  })
  return {
    ...emptyProperty(),
    ...shown,
    ...place,
    reference: estate.id,
    goal,
    goalNumber: goal === 'sale' ? 0 : 1,
    project: estate.parentId ? String(estate.parentId) : null,
    type: type ?? 0,
    types: type ? [type] : [],
    title,
    description,
    isAnnuity: estate.purpose?.id === annuityPurpose,
    pictures: picturesOf(estate, title),
    links: webLinks(estate.linkVideo, estate.linkVirtualVisit, estate.link3DModel),
  }
}

/** Sold stands in the status of the purpose; that of the estate only says that it is active. */
function statusOf({ purposeStatus, displayStatusId }: Estate, { note, ownCodes }: Reader) {
  const code = purposeStatus?.id ?? ''
  const told = statuses[code] ?? ownCodes.statuses[code]
  if (!told) note('purposeStatus', `unknown-code ${purposeStatus?.id ?? ''}`)
  const status = told ?? 'withdrawn'
  const isShown = status !== 'withdrawn' && String(displayStatusId) !== offline
  const isReference = status === 'available' && String(displayStatusId) === realisation
  return { status: isReference ? ('reference' as const) : status, isPublished: isShown }
}

/** Without a type it stands in no filter by type; the report names the code until the table has it. */
function typeOf({ category, subCategory }: Estate, { note, ownCodes }: Reader) {
  const code = category?.id ?? ''
  const type = typesByKind[subCategory?.id ?? ''] ?? types[code] ?? ownCodes.types[code]
  if (!type) note('category', `unknown-code ${category?.id ?? ''}`)
  return type
}

/** "132" or "132-132"; two different ends say nothing certain. */
function performanceOf({ energyValue }: Estate, note: Note): number | null {
  if (energyValue === undefined || energyValue === '') return null
  const [low = '', high = low] = String(energyValue).split('-')
  const isOne = /^\s*\d+([.,]\d+)?\s*$/.test(low) && Number(low) === Number(high)
  if (!isOne) note('energyValue', 'not-a-number')
  return isOne ? Number(low.replace(',', '.')) : null
}

function parkingsOf(estate: Estate): number | null {
  const counts = ['detail 998', 'detail 999'].map((from) => Number(valueIn(estate)(from)))
  const told = counts.filter((count) => Number.isInteger(count) && count >= 0)
  return told.length === 0 ? null : told.reduce((sum, count) => sum + count, 0)
}
