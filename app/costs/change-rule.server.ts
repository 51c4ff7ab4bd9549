import type { Database } from '../database/client.server'
import { findRule, insertRules, type StoredRule, saveRule, startsOfRule } from './queries.server'
import type { RuleEdit, RuleSuccessor } from './rule-edit.form'
import { storedValue } from './rule-value'

type Change = { id: number; basedOn: number; edit: RuleEdit }

/** Corrects what was written down. A value that changes with the law gets a successor instead. */
export async function changeRule(tx: Database, { id, basedOn, edit }: Change) {
  const before = await findRule(tx, id)
  if (!before) return { outcome: 'missing' } as const
  if (await isTaken(tx, before, edit.validFrom)) return { outcome: 'taken' } as const
  const values = inStoredUnits(before, edit)
  if (!(await saveRule(tx, id, basedOn, { ...edit, ...values }))) {
    return { outcome: 'conflict', before } as const
  }
  return { outcome: 'changed', before } as const
}

/** The old value holds until the day before: sums of earlier days stay what they were. */
export async function succeedRule(
  tx: Database,
  id: number,
  successor: RuleSuccessor,
  today: string,
) {
  const before = await findRule(tx, id)
  if (!before) return { outcome: 'missing' } as const
  const { validFrom } = successor
  if (validFrom <= before.validFrom || (await isTaken(tx, before, validFrom))) {
    return { outcome: 'taken' } as const
  }
  const { rule, region, validTo, version } = before
  await saveRule(tx, id, version, { validTo: dayBefore(validFrom) })
  const values = inStoredUnits(before, successor)
  await insertRules(tx, [{ ...successor, ...values, rule, region, validTo, checkedOn: today }])
  return { outcome: 'changed', before } as const
}

export async function checkRule(tx: Database, id: number, today: string) {
  const before = await findRule(tx, id)
  if (!before) return { outcome: 'missing' } as const
  await saveRule(tx, id, before.version, { checkedOn: today })
  return { outcome: 'changed', before } as const
}

async function isTaken(tx: Database, { id, rule, region }: StoredRule, validFrom: string) {
  const starts = await startsOfRule(tx, rule, region)
  return starts.some((start) => start.id !== id && start.validFrom === validFrom)
}

function inStoredUnits({ rule }: StoredRule, { low, high }: { low: number; high: number }) {
  return { low: storedValue(rule, low), high: storedValue(rule, high) }
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
