import type { CrmRecord, LeftOut } from '../crm/crm'
import { noOwnCodes, type OwnCodes } from '../crm/own-codes'
import { isYes } from '../crm-mapping/yes-or-no'
import type { Publication } from './publication'
import { projectOfPublication } from './publication-project'
import { propertyOfPublication } from './publication-property'

/** From the words of Skarabee to ours. Undefined for what is neither a home nor a project. */
export function recordOf(
  publication: Publication,
  ownCodes: OwnCodes = noOwnCodes,
): CrmRecord | undefined {
  const { id: externalId, values } = publication
  // A type of house within a project; its lots are the homes.
  if (values.PropertyType === 'MODEL') return undefined
  const isRent = /RENT/.test(values.Status ?? '') || isYes(values.TakeOver)
  const goal = isRent ? 'rent' : 'sale'
  const leftOut: LeftOut[] = []
  const note = (field: string, problem: string) => leftOut.push({ field, problem })
  const reader = { goal, ownCodes, note } as const
  if (values.PropertyType === 'PROJECT') {
    const record = projectOfPublication(publication, reader)
    return { externalId, kind: 'project', record, leftOut }
  }
  const record = propertyOfPublication(publication, reader)
  return { externalId, kind: 'property', record, leftOut }
}
