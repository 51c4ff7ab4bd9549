import { takeOverGoal } from '../../properties/property-lists'
import { propertyDetails } from '../../properties/stored/property-details'
import type { NeutralProperty } from '../crm/crm'
import { emptyProperty } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProperty } from '../crm-mapping/plain-title'
import { readValue } from '../crm-mapping/read-value'
import { settleMeasures } from '../crm-mapping/settle-measures'
import { webLinks } from '../crm-mapping/web-links'
import { isNo, isYes } from '../crm-mapping/yes-or-no'
import type { Publication } from './publication'
import { documentsOf, picturesOf, plansOf } from './publication-files'
import { descriptionOf, placeOf, type Reader, statusOf, titleOf } from './publication-texts'
import { months, priceUnits, types, typesByGenre, yieldType } from './skarabee-codes'
import { skarabeeFields } from './skarabee-fields'

export function propertyOfPublication(publication: Publication, reader: Reader): NeutralProperty {
  const { values } = publication
  const blank = blankProperty(publication, reader)
  const { content, leftOut } = fillByTable(blank, skarabeeFields, (from) => values[from])
  for (const { field, problem } of leftOut) reader.note(field, problem)
  const { details } = content
  const { renterCharges } = details.costs
  const interval = months[values.ChargesAndProvisionsInterval ?? 'MONTHLY'] ?? 1
  return {
    ...settleMeasures(content, values['Energy.Class']),
    priceCents: content.priceCents || null,
    publishPrice: content.publishPrice && values.PriceIndication !== 'ON_REQUEST',
    box: isNo(values['Info.HideHouseNumber']) ? content.box : null,
    hasGarage: content.hasGarage || (details.building.garages ?? 0) > 0,
    details: {
      ...details,
      costs: {
        ...details.costs,
        renterCharges: renterCharges && Math.round(renterCharges / interval),
      },
      annuity: content.isAnnuity ? annuityOf(publication, details.annuity) : null,
    },
  }
}

/** All that the table does not fill, and what stands where it tells nothing. */
function blankProperty(publication: Publication, reader: Reader): NeutralProperty {
  const { id, values } = publication
  const { goal, note } = reader
  const isTakeOver = isYes(values.TakeOver)
  const shown = statusOf(publication, reader)
  const ownTypes = typesOf(publication, reader)
  const [type = 0] = ownTypes
  const description = descriptionOf(publication)
  const told = titleOf(publication)
  const title = titleOfProperty({ title: told, description, type, goal, status: shown.status })
  const goalNumber = goal === 'sale' ? 0 : 1
  return {
    ...emptyProperty(),
    ...shown,
    ...placeOf(publication, note),
    reference: id,
    goal,
    goalNumber: isTakeOver ? takeOverGoal : goalNumber,
    project: projectOf(publication),
    type,
    types: ownTypes,
    title,
    description,
    priceUnitText: priceUnits[values.PriceType ?? ''] ?? {},
    isAnnuity: values['LifeAnnuity.Type'] !== undefined,
    details: propertyDetails.parse({ annuity: {} }),
    pictures: picturesOf(publication, title),
    plans: plansOf(publication, title),
    documents: documentsOf(publication),
    links: webLinks(values.VideoUrl, values.VirtualUrl, values.VRURL),
  }
}

function projectOf({ id, values }: Publication): string | null {
  const project = values['Project.PublicationID']
  return project && project !== '0' && project !== id ? project : null
}

/** Without a type it stands in no filter by type; the report names the code until the table has it. */
function typesOf({ values }: Publication, { note, ownCodes }: Reader): number[] {
  const code = values['Typo.Sort'] ?? ''
  const type = typesByGenre[values['Typo.Genre'] ?? ''] ?? types[code] ?? ownCodes.types[code]
  if (!type) note('Typo.Sort', `unknown-code ${code}`)
  const found = [...(type ? [type] : []), ...(isYes(values.IsYieldProperty) ? [yieldType] : [])]
  return [...new Set(found)]
}

type Annuity = NeutralProperty['details']['annuity']

/** Of the people on whose lives it is, the years of birth and nothing else. */
function annuityOf({ values }: Publication, told: Annuity): Annuity {
  const paid = readValue(values['LifeAnnuity.Remittance.Amount'], 'euros')
  const period = months[values['LifeAnnuity.Remittance.Period'] ?? '']
  const years = ['Head1', 'Head2'].flatMap(
    (head) => /^\d{4}/.exec(values[`LifeAnnuity.Heads.${head}.DateOfBirth`] ?? '') ?? [],
  )
  return {
    ...propertyDetails.shape.annuity
      .unwrap()
      .unwrap()
      .parse(told ?? {}),
    monthly: typeof paid === 'number' && period ? Math.round(paid / period) : null,
    lives: years.join(', '),
  }
}
