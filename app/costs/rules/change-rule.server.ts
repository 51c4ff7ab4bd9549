import type { Database } from '../../database/client.server'
import type { Writer } from '../../journal/journal'
import { noteChange } from '../../journal/queries.server'
import { brusselsDay } from '../../language/brussels-day'
import { findRule, insertRules, type StoredRule, saveRule, startsOfRule } from './queries.server'
import type { RuleEdit, RuleSuccessor } from './rule-edit.form'
import { shownRule, storedValue } from './rule-value'

type Change = { id: number; basedOn: number; edit: RuleEdit }

/** Corrects what was written down. A value that changes with the law gets a successor instead. */
export async function changeRule(writer: Writer, { id, basedOn, edit }: Change) {
  return noted(writer, id, 'change', async (tx, before) => {
    if (await isTaken(tx, before, edit.validFrom)) return { outcome: 'taken' } as const
    const values = inStoredUnits(before, edit)
    const isSaved = await saveRule(tx, id, basedOn, { ...edit, ...values })
    return isSaved ? ({ outcome: 'changed' } as const) : ({ outcome: 'conflict', before } as const)
  })
}

/** The old value holds until the day before: sums of earlier days stay what they were. */
export async function succeedRule(writer: Writer, id: number, successor: RuleSuccessor) {
  return noted(writer, id, 'change', async (tx, before) => {
    const { validFrom } = successor
    if (validFrom <= before.validFrom || (await isTaken(tx, before, validFrom))) {
      return { outcome: 'taken' } as const
    }
    const { rule, region, validTo, version } = before
    await saveRule(tx, id, version, { validTo: dayBefore(validFrom) })
    const values = inStoredUnits(before, successor)
    const checkedOn = brusselsDay(writer.now())
    await insertRules(tx, [{ ...successor, ...values, rule, region, validTo, checkedOn }])
    return { outcome: 'changed' } as const
  })
}

export async function checkRule(writer: Writer, id: number) {
  return noted(writer, id, 'check', async (tx, { version }) => {
    await saveRule(tx, id, version, { checkedOn: brusselsDay(writer.now()) })
    return { outcome: 'changed' } as const
  })
}

/** The change and its line in the journal, or neither. */
function noted<Result extends { outcome: string }>(
  { db, staff, now }: Writer,
  id: number,
  action: string,
  work: (tx: Database, before: StoredRule) => Promise<Result>,
): Promise<Result | { outcome: 'missing' }> {
  return db.transaction(async (tx) => {
    const before = await findRule(tx, id)
    if (!before) return { outcome: 'missing' } as const
    const result = await work(tx, before)
    if (result.outcome !== 'changed') return result
    const after = await findRule(tx, id)
    await noteChange(tx, {
      by: staff,
      at: now(),
      subject: { kind: 'rule', id: `${id}` },
      action,
      before: shownRule(before),
      after: after && shownRule(after),
    })
    return result
  })
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
