import type { CrmRecord, LeftOut } from '../crm/crm'
import { noOwnCodes, type OwnCodes } from '../crm/own-codes'
import type { ToldItem } from './item'
import { projectOfItem } from './item-project'
import { propertyOfItem } from './item-property'
import { type Agency, leadingOf } from './item-texts'
import { goals } from './omnicasa-codes'

/** From the words of Omnicasa to ours. */
export function propertyRecord(
  item: ToldItem,
  agency: Agency,
  ownCodes: OwnCodes = noOwnCodes,
): CrmRecord {
  const about = { externalId: item.id, kind: 'property' as const }
  const goal = goals[String(leadingOf(item, agency).values.Goal ?? '')]
  if (!goal) return { ...about, record: { refused: 'Goal' }, leftOut: [] }
  const { leftOut, note } = notes(leadingOf(item, agency).odd)
  return { ...about, record: propertyOfItem(item, { agency, ownCodes, goal, note }), leftOut }
}

/** A project without a goal is one for sale: nobody builds units to let them without saying so. */
export function projectRecord(item: ToldItem, agency: Agency): CrmRecord {
  const about = { externalId: item.id, kind: 'project' as const }
  const goal = goals[String(leadingOf(item, agency).values.Goal ?? '0')]
  if (!goal) return { ...about, record: { refused: 'Goal' }, leftOut: [] }
  const { leftOut, note } = notes(leadingOf(item, agency).odd)
  const reader = { agency, ownCodes: noOwnCodes, goal, note }
  return { ...about, record: projectOfItem(item, reader), leftOut }
}

function notes(odd: LeftOut[]) {
  const leftOut: LeftOut[] = [...odd]
  return { leftOut, note: (field: string, problem: string) => leftOut.push({ field, problem }) }
}
