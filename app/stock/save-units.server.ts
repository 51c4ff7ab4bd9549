import type { Missing } from '../costs/legal-mentions'
import { contentOf } from '../properties/stored/decide-property.server'
import type { PropertyContent } from '../properties/stored/property-content'
import { changedFields } from '../properties/stored/property-content'
import { lockProperties, type PropertyRow } from '../properties/stored/write-queries.server'
import { changeStockIn } from './change-stock.server'
import type { Staff, StockTools } from './stock-kind'
import type { UnitEdit } from './unit-table'

type Save = { projectId: number; by: Staff; units: UnitEdit[] }
type Saved =
  | { outcome: 'saved'; count: number }
  | { outcome: 'stale'; ids: number[] }
  | { outcome: 'withheld'; id: number; missing: Missing[] }
  | { outcome: 'unknown' }

/** Undoes what the table already wrote: one row that cannot be saved saves none. */
class Undone extends Error {
  constructor(readonly saved: Saved) {
    super(saved.outcome)
  }
}

/** The price list of a project as a table: one save, all rows or none. */
export async function saveUnits(tools: StockTools, { projectId, by, units }: Save): Promise<Saved> {
  const ids = units.map(({ id }) => id)
  try {
    return await tools.db.transaction(async (tx): Promise<Saved> => {
      const known = await lockProperties(tx, ids)
      if (!areUnits(units, known, projectId)) return { outcome: 'unknown' }
      const changed = units.filter((unit) => isChanged(unit, known.get(unit.id)))
      const stale = changed.filter(({ id, version }) => known.get(id)?.version !== version)
      if (stale.length > 0) return { outcome: 'stale', ids: stale.map(({ id }) => id) }
      for (const unit of changed) {
        const { id, version } = unit
        const saved = await changeStockIn(tx, tools, {
          of: { kind: 'property', id },
          version,
          by,
          action: 'change',
          decide: (content) => withUnit(content, unit),
        })
        if (saved.outcome === 'withheld') throw new Undone({ ...saved, id })
      }
      return { outcome: 'saved', count: changed.length }
    })
  } catch (error) {
    if (error instanceof Undone) return error.saved
    throw error
  }
}

function areUnits(units: UnitEdit[], known: Map<number, PropertyRow>, projectId: number): boolean {
  return units.every(({ id }) => known.get(id)?.projectId === projectId)
}

function isChanged(unit: UnitEdit, row: PropertyRow | undefined): boolean {
  if (!row) return false
  const content = contentOf(row)
  return Object.keys(changedFields(content, withUnit(content, unit))).length > 0
}

function withUnit(content: PropertyContent, unit: UnitEdit): PropertyContent {
  const { priceCents, livingArea, status, terrace } = unit
  const surfaces = { ...content.details.surfaces, terrace }
  const isPublished = status === 'withdrawn' ? false : content.isPublished
  const details = { ...content.details, surfaces }
  return { ...content, priceCents, livingArea, status, isPublished, details }
}
