import { takeOverGoal } from '../../properties/property-lists'
import type { NeutralProperty } from '../crm/crm'
import { emptyProperty } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProperty } from '../crm-mapping/plain-title'
import { settleMeasures } from '../crm-mapping/settle-measures'
import { webLinks } from '../crm-mapping/web-links'
import type { SingleEstate } from './estate'
import { documentsOf, picturesOf, plansOf } from './estate-media'
import { descriptionOf, placeOf, priceOf, type Reader, spokenIn, valueIn } from './estate-texts'
import { facades, periods, statuses, takeOver, types, typesByKind } from './sweepbright-codes'
import { sweepbrightFields } from './sweepbright-fields'

export function propertyOfEstate(estate: SingleEstate, reader: Reader): NeutralProperty {
  const { note } = reader
  const blank = blankProperty(estate, reader)
  const told = fillByTable(blank, sweepbrightFields, valueIn(estate, note))
  for (const { field, problem } of told.leftOut) note(field, problem)
  const { content } = told
  const { details } = content
  return {
    ...settleMeasures(content, estate.legal.energy.epc_category),
    details: {
      ...details,
      building: { ...details.building, facades: facades[String(estate.sub_type)] ?? null },
      energy: { ...details.energy, eLevel: levelOf(estate, reader) },
      planning: { ...details.planning, rights: spokenIn(estate.legal.legal_mentions) },
    },
  }
}

/** All that the table does not fill, and what stands where it tells nothing. */
function blankProperty(estate: SingleEstate, reader: Reader): NeutralProperty {
  const { note, ownCodes } = reader
  const isTakeOver = estate.sub_type === takeOver
  const goal = isTakeOver ? 'rent' : reader.goal
  const shown = statusOf(estate, reader)
  const code = String(estate.type ?? '')
  const type = typesByKind[String(estate.sub_type)] ?? types[code] ?? ownCodes.types[code]
  if (!type) note('type', `unknown-code ${code}`)
  const description = descriptionOf(estate)
  const title = titleOfProperty({
    title: spokenIn(estate.description_title),
    description,
    type: type ?? 0,
    goal,
    status: shown.status,
  })
  const goalNumber = goal === 'sale' ? 0 : 1
  return {
    ...emptyProperty(),
    ...shown,
    ...placeOf(estate, note),
    ...priceOf(estate, reader),
    reference: estate.id.slice(0, 8),
    goal,
    goalNumber: isTakeOver ? takeOverGoal : goalNumber,
    project: estate.project_id || null,
    type: type ?? 0,
    types: type ? [type] : [],
    title,
    description,
    priceUnitText: goal === 'rent' ? (periods[String(estate.rent_period)] ?? {}) : {},
    pictures: picturesOf(estate, title),
    plans: plansOf(estate, title),
    documents: documentsOf(estate),
    links: webLinks(estate.video_url, estate.virtual_tour_url),
  }
}

export function statusOf({ status: told, publish_status }: SingleEstate, reader: Reader) {
  const code = String(told ?? '')
  const known = statuses[code] ?? reader.ownCodes.statuses[code]
  if (!known) reader.note('status', `unknown-code ${code}`)
  const status = known ?? ('withdrawn' as const)
  const isPublic = !publish_status || publish_status === 'public'
  return { status, isPublished: status !== 'withdrawn' && isPublic }
}

/** "E60". */
function levelOf({ legal }: SingleEstate, { note }: Reader): number | null {
  const told = legal.energy.e_level
  if (told === undefined || told === null || told === '') return null
  const [, level] = /^E?\s*(\d{1,3})$/i.exec(String(told).trim()) ?? []
  if (!level) note('legal.energy.e_level', 'not-a-number')
  return level ? Number(level) : null
}
