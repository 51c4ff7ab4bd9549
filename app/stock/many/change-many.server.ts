import type { Missing } from '../../costs/legal-mentions'
import { officeState } from '../../properties/office/office-list'
import { lockProperties, type PropertyRow } from '../../properties/stored/write-queries.server'
import { changeStockIn } from '../change-stock.server'
import type { Closing } from '../closing'
import type { Lack } from '../publish-minimum'
import { changeState } from '../save-stock.server'
import type { Staff, StockTools } from '../stock-kind'
import { undoState } from '../undo-state.server'
import { editIn, type ManyChange, stateIn } from './many-change'

type Asked = {
  change: ManyChange
  ids: number[]
  /** As they were looked at; of one that changed since, nothing is done. */
  versions?: Record<number, number>
  closing?: Closing
  by: Staff
}

type Told = Pick<PropertyRow, 'id' | 'version' | 'reference' | 'title' | 'type' | 'zip' | 'city'>
type ManyOutcome = Told & {
  before: Look
  after: Look
  outcome: 'changed' | 'same' | 'not-possible' | 'incomplete' | 'withheld' | 'stale'
  missing: Missing[]
  lacks: Lack[]
}
type Look = {
  state: ReturnType<typeof officeState>
  isPriceShown: boolean
  isAddressShown: boolean
}

/** Never seen by the database: what was tried is taken back. */
class OnlyTried extends Error {
  constructor(readonly outcomes: ManyOutcome[]) {
    super('only tried')
  }
}

/** What would become of each, found out by doing it and taking all of it back. */
export async function tryMany(tools: StockTools, asked: Asked): Promise<ManyOutcome[]> {
  try {
    return await tools.db.transaction(async (tx) => {
      throw new OnlyTried(await changeEach({ ...tools, db: tx }, asked))
    })
  } catch (error) {
    if (error instanceof OnlyTried) return error.outcomes
    throw error
  }
}

/** All that can, in one go; the others stay as they are and say why. */
export function changeMany(tools: StockTools, asked: Asked): Promise<ManyOutcome[]> {
  return tools.db.transaction((tx) => changeEach({ ...tools, db: tx }, asked))
}

async function changeEach(tools: StockTools, asked: Asked): Promise<ManyOutcome[]> {
  const known = await lockProperties(tools.db, asked.ids)
  const outcomes: ManyOutcome[] = []
  for (const id of asked.ids) {
    const row = known.get(id)
    if (row) outcomes.push(await changeOne(tools, row, asked))
  }
  return outcomes
}

async function changeOne(
  tools: StockTools,
  row: PropertyRow,
  { change, versions, closing, by }: Asked,
): Promise<ManyOutcome> {
  const { id, version, reference, title, type, zip, city } = row
  const told = { id, version, reference, title, type, zip, city, before: lookOf(row) }
  const stays = { ...told, after: lookOf(row), missing: [], lacks: [] }
  if (versions && versions[id] !== version) return { ...stays, outcome: 'stale' }
  const state = stateIn(change)
  const edit = editIn(change)
  if (!state && isSame(row, edit)) return { ...stays, outcome: 'same' }
  const of = { kind: 'property' as const, id }
  const changed = state
    ? await changeState(tools, {
        of,
        version,
        by,
        state,
        isSure: true,
        ...(closing && { closing }),
      })
    : await changeStockIn(tools.db, tools, {
        of,
        version,
        by,
        action: 'many',
        decide: (content) => ({ ...content, ...edit }),
      })
  switch (changed.outcome) {
    case 'saved':
      return { ...stays, after: lookOf(changed.row), missing: changed.missing, outcome: 'changed' }
    case 'incomplete':
      return { ...stays, lacks: changed.lacks, outcome: 'incomplete' }
    case 'withheld':
    case 'asked':
      return { ...stays, missing: changed.missing, outcome: 'withheld' }
    case 'stale':
      return { ...stays, outcome: 'stale' }
    case 'refused':
    case 'unknown':
      return { ...stays, outcome: 'not-possible' }
  }
}

function lookOf(row: PropertyRow): Look {
  return {
    state: officeState(row),
    isPriceShown: row.publishPrice,
    isAddressShown: row.publishAddress,
  }
}

function isSame(row: PropertyRow, edit: object): boolean {
  return Object.entries(edit).every(([name, value]) => row[name as keyof PropertyRow] === value)
}

/** Those whose last change this colleague made a moment ago. Answers how many are as before. */
export async function undoMany(
  tools: StockTools,
  { ids, by }: { ids: number[]; by: Staff },
): Promise<number> {
  let undone = 0
  for (const id of ids) {
    const changed = await undoState(tools, { of: { kind: 'property', id }, by, isOwn: true })
    if (changed.outcome === 'saved') undone += 1
  }
  return undone
}
