import type { CrmRecord, LeftOut } from '../crm/crm'
import { noOwnCodes, type OwnCodes } from '../crm/own-codes'
import { isYes } from '../crm-mapping/yes-or-no'
import type { Estate, SingleEstate } from './estate'
import { projectOfEstate } from './estate-project'
import { propertyOfEstate } from './estate-property'
import type { Reader } from './estate-texts'
import { goals } from './sweepbright-codes'

/** From the words of SweepBright to ours: a home, or a project and its units. */
export function recordsOf(estate: Estate, ownCodes: OwnCodes = noOwnCodes): CrmRecord[] {
  if (!isYes(estate.is_project)) return [propertyRecord(estate, ownCodes)]
  const units = estate.properties.map((unit) => ({ ...unit, project_id: estate.id }))
  return [projectRecord(estate, ownCodes), ...units.map((unit) => propertyRecord(unit, ownCodes))]
}

function propertyRecord(estate: SingleEstate, ownCodes: OwnCodes): CrmRecord {
  const { reader, leftOut } = readerOf(estate, ownCodes)
  const record = reader ? propertyOfEstate(estate, reader) : { refused: 'negotiation' }
  return { externalId: estate.id, kind: 'property', record, leftOut }
}

function projectRecord(estate: Estate, ownCodes: OwnCodes): CrmRecord {
  const { reader, leftOut } = readerOf(estate, ownCodes)
  const record = reader ? projectOfEstate(estate, reader) : { refused: 'negotiation' }
  return { externalId: estate.id, kind: 'project', record, leftOut }
}

function readerOf({ negotiation, odd }: SingleEstate, ownCodes: OwnCodes) {
  const leftOut: LeftOut[] = [...odd]
  const goal = goals[String(negotiation).trim().toLowerCase()]
  const note: Reader['note'] = (field, problem) => leftOut.push({ field, problem })
  return { reader: goal && { goal, ownCodes, note }, leftOut }
}
