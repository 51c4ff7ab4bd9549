import type { NeutralProject } from '../crm/crm'
import { anyType, emptyProject } from '../crm-mapping/empty-record'
import { fillByTable } from '../crm-mapping/field-table'
import { titleOfProject } from '../crm-mapping/plain-title'
import { isYes } from '../crm-mapping/yes-or-no'
import type { ToldItem } from './item'
import {
  descriptionOf,
  leadingOf,
  picturesOf,
  placeOf,
  type Reader,
  titleOf,
  valueIn,
} from './item-texts'
import { projectStatuses, types } from './omnicasa-codes'
import { omnicasaProjectFields } from './omnicasa-fields'

/** One that is not for the internet is not read at all. */
export function isPublicProject(item: ToldItem, agency: Reader['agency']): boolean {
  const { PublishInternet, PublishWebsite } = leadingOf(item, agency).values
  return isYes(PublishInternet ?? PublishWebsite)
}

export function projectOfItem(item: ToldItem, reader: Reader): NeutralProject {
  const { agency, note } = reader
  const blank = blankProject(item, reader)
  const { content, leftOut } = fillByTable(blank, omnicasaProjectFields, valueIn(item, agency))
  for (const { field, problem } of leftOut) note(field, problem)
  return {
    ...content,
    priceMinCents: content.priceMinCents || null,
    priceMaxCents: content.priceMaxCents || null,
  }
}

function blankProject(item: ToldItem, { agency, goal, note }: Reader): NeutralProject {
  const { values } = leadingOf(item, agency)
  const description = descriptionOf(item, agency, ['Description'])
  const isAddressShown = isYes(values.PublicAddress)
  const told = titleOf(item, agency, { field: 'Name', isAddressShown })
  const title = titleOfProject({ title: told, description })
  const code = String(values.Status ?? '1')
  const isKnown = Object.hasOwn(projectStatuses, code)
  if (!isKnown) note('Status', `unknown-code ${code}`)
  const statedStatus = isKnown
    ? projectStatuses[code as keyof typeof projectStatuses]
    : 'preparation'
  return {
    ...emptyProject(),
    ...placeOf(item, agency, note),
    number: item.id,
    goal,
    goalNumber: goal === 'sale' ? 0 : 1,
    statedStatus,
    status: statedStatus,
    isPublished: isKnown,
    title,
    description,
    webId: types[String(values.WebID ?? '')] ?? anyType,
    pictures: picturesOf(item, agency, title),
  }
}
