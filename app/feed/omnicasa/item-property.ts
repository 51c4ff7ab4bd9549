import { takeOverGoal } from '../../properties/property-lists'
import { propertyDetails } from '../../properties/stored/property-details'
import type { NeutralProperty } from '../crm/crm'
import { emptyProperty } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProperty } from '../crm-mapping/plain-title'
import { readValue } from '../crm-mapping/read-value'
import { settleMeasures } from '../crm-mapping/settle-measures'
import { webLinks } from '../crm-mapping/web-links'
import { isYes } from '../crm-mapping/yes-or-no'
import type { Item, ToldItem } from './item'
import {
  descriptionOf,
  leadingOf,
  picturesOf,
  placeOf,
  type Reader,
  titleOf,
  valueIn,
} from './item-texts'
import { startingFrom, statuses, types, typesByMain } from './omnicasa-codes'
import { omnicasaFields } from './omnicasa-fields'

export function propertyOfItem(item: ToldItem, reader: Reader): NeutralProperty {
  const { agency, note } = reader
  const { values } = leadingOf(item, agency)
  const blank = blankProperty(item, reader)
  const { content, leftOut } = fillByTable(blank, omnicasaFields, valueIn(item, agency))
  for (const { field, problem } of leftOut) note(field, problem)
  const { details } = content
  const rent = readValue(values.MonthlyRent, 'euros') as number | null | undefined
  const isTakeOver = content.goalNumber === takeOverGoal
  const isLet = content.goal === 'rent' && !isTakeOver
  return {
    ...settleMeasures(content, values.EPCLabelText),
    // The rent of its building is not what a business is taken over for.
    priceCents: content.priceCents || (isLet && rent) || null,
    houseNumber: doorNumber(content.houseNumber),
    box: doorNumber(content.box ?? '') || null,
    hasGarden: content.hasGarden || (details.surfaces.garden ?? 0) > 0,
    hasTerrace: content.hasTerrace || (details.surfaces.terrace ?? 0) > 0,
    hasGarage: (details.building.garages ?? 0) > 0,
    details: {
      ...details,
      costs: { ...details.costs, premisesRent: (isTakeOver && rent) || null },
      annuity: content.isAnnuity ? details.annuity : null,
    },
  }
}

/** All that the table does not fill, and what stands where it tells nothing. */
function blankProperty(item: ToldItem, reader: Reader): NeutralProperty {
  const { agency, goal, note } = reader
  const { values } = leadingOf(item, agency)
  const shown = statusOf(values, reader)
  const ownTypes = typesOf(values, reader)
  const [type = 0] = ownTypes
  const description = descriptionOf(item, agency, ['DescriptionA', 'DescriptionB'])
  const publishAddress = values.PublishAddress === undefined && agency.showsAddresses
  const isAddressShown = publishAddress || isYes(values.PublishAddress)
  const told = titleOf(item, agency, { field: 'TypeDescription', isAddressShown })
  const title = titleOfProperty({ title: told, description, type, goal, status: shown.status })
  const { ProjectID: project } = values
  return {
    ...emptyProperty(),
    ...shown,
    ...placeOf(item, agency, note),
    reference: item.id,
    goal,
    goalNumber: Number(values.Goal),
    project: project && String(project) !== '0' ? String(project) : null,
    type,
    types: ownTypes,
    title,
    description,
    isStartingFrom: String(values.PriceUnit) === startingFrom,
    publishAddress,
    details: propertyDetails.parse({ annuity: {} }),
    pictures: picturesOf(item, agency, title),
    links: webLinks(values.VirtualTour),
  }
}

/** What the agency calls its own states of an active home counts once it has said what they mean. */
function statusOf({ Status, SubStatus }: Item['values'], { note, ownCodes }: Reader) {
  const told = statuses[String(Status ?? '')]
  if (!told) note('Status', `unknown-code ${Status ?? ''}`)
  const code = String(SubStatus ?? '')
  const own = ownCodes.statuses[code]
  if (told === 'available' && code !== '' && code !== '0' && !own) {
    note('SubStatus', `unknown-code ${code}`)
  }
  const status = (told === 'available' && own) || told || 'withdrawn'
  return { status, isPublished: status !== 'withdrawn' }
}

/** Without a type it stands in no filter by type; the report names the code until the table has it. */
function typesOf({ WebID, WebIDs = '', MainTypeID }: Item['values'], { note, ownCodes }: Reader) {
  const codes = [String(WebID ?? ''), ...String(WebIDs).split(',')].map((code) => code.trim())
  const found = codes.flatMap((code) => types[code] ?? ownCodes.types[code] ?? [])
  if (found.length > 0) return [...new Set(found)]
  const byMain = typesByMain[String(MainTypeID ?? '')]
  if (!byMain) note('WebID', `unknown-code ${WebID ?? ''}`)
  return byMain ? [byMain] : []
}

/** A street without numbers, or a flat without a box, has 0 there. */
function doorNumber(text: string): string {
  return text === '0' ? '' : text
}
