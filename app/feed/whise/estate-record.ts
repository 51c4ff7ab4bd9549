import type { Language } from '../../language/languages'
import type { CrmRecord, LeftOut } from '../crm/crm'
import { noOwnCodes, type OwnCodes } from '../crm/own-codes'
import { isYes } from '../crm-mapping/yes-or-no'
import type { Estate } from './estate'
import { projectOfEstate } from './estate-project'
import { propertyOfEstate } from './estate-property'
import { goals, goalsByStatus } from './whise-codes'

/** From the words of Whise to ours. A name that has no language is in that of the agency. */
export function recordOf(
  estate: Estate,
  ownLanguage: Language,
  ownCodes: OwnCodes = noOwnCodes,
): CrmRecord {
  const { id: externalId } = estate
  const told = goals[estate.purpose?.id ?? '']
  // Some statuses tell it as well.
  const goal = told ?? (estate.purpose ? undefined : goalsByStatus[estate.purposeStatus?.id ?? ''])
  const kind = isProject(estate) ? 'project' : 'property'
  if (!goal) return { externalId, kind, record: { refused: 'purpose' }, leftOut: [] }
  const leftOut: LeftOut[] = [...estate.odd]
  const note = (field: string, problem: string) => leftOut.push({ field, problem })
  if (kind === 'project') {
    const record = projectOfEstate(estate, { goal, ownLanguage, ownCodes, note })
    return { externalId, kind, record, leftOut }
  }
  const record = propertyOfEstate(estate, { goal, ownLanguage, ownCodes, note })
  return { externalId, kind, record, leftOut }
}

/** What can have units; one that itself is a part of another is a project to us as well. */
export function isProject({ canHaveChildren }: Pick<Estate, 'canHaveChildren'>): boolean {
  return isYes(canHaveChildren)
}
