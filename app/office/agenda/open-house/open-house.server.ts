import { data } from 'react-router'
import { type Agent, listAgents } from '../../../appointments/agents/agent-queries.server'
import {
  changeOpenHouse,
  openHouseValues,
} from '../../../appointments/open-houses/change-open-house.server'
import { openHouseForm } from '../../../appointments/open-houses/open-house.form'
import type { Conflict } from '../../../appointments/open-houses/open-house-conflicts.server'
import { listOpenHousesOf } from '../../../appointments/open-houses/open-house-queries.server'
import { listVisitorsOf } from '../../../appointments/open-houses/open-house-visitors.server'
import {
  addOpenHouse,
  removeOpenHouse,
} from '../../../appointments/open-houses/save-open-house.server'
import { describeSchema } from '../../form/describe-schema'
import { readEdit } from '../../form/read-edit'
import type { Office } from '../../office.server'
import { isDespiteBusy } from '../planned/despite-busy'

const fields = describeSchema(openHouseForm)

type Edit = Omit<ReturnType<typeof read>, 'outcome' | 'value' | 'problems'>
type Outcome = Awaited<ReturnType<typeof changeOpenHouse>>['outcome']
export type OpenHouseProblem = Exclude<Outcome, 'changed' | 'stale' | 'asks' | 'unknown'>

/** What came back of the form, and why. */
export type OpenHouseEdit = Edit & {
  agentIds: number[]
  /** Who stood there when the form was opened. */
  agentsBefore: string
  /** Who stands there by now, where a colleague and this form both changed that. */
  theirs: string
  problems: Extract<ReturnType<typeof read>, { outcome: 'invalid' }>['problems']
  problem: OpenHouseProblem | null
  /** Who finds no place. */
  over: number
  conflicts: (Pick<Conflict, 'kind' | 'startsAt' | 'endsAt'> & { agent: string })[]
  /** Who has to come at another hour; sent along, they are agreed to. */
  moves: { id: string; name: string; before: Date; after: Date }[]
  agreed: string
}
/** Asked before it goes: so many hear of it by mail. */
export type OpenHouseRemoval = { id: string; count: number; reason: string }
type Done = 'open-house-added' | 'open-house-changed' | 'open-house-removed' | 'open-house-told'
type Answer =
  | { outcome: 'done'; done: Done }
  | { outcome: 'refused'; status: 409 | 422; edit: OpenHouseEdit }
  | { outcome: 'asks'; removal: OpenHouseRemoval }

/** Of a property, with who stands there and how many registered. */
export async function loadOpenHouses({ db, now }: Office, propertyId: number, agents: Agent[]) {
  const found = await listOpenHousesOf(db, propertyId, now())
  return Promise.all(
    found.map(async (each) => {
      const values = openHouseValues(each)
      const { id, startsAt, endsAt, version } = each
      const visitors = await listVisitorsOf(db, each, now())
      const who = namesOf(agents, values.agentIds)
      const agentsBefore = written(values.agentIds)
      return { id, startsAt, endsAt, version, values, agentsBefore, who, count: visitors.length }
    }),
  )
}

export function isOpenHouseTask(task: unknown): boolean {
  return ['add-open-house', 'change-open-house', 'remove-open-house'].includes(String(task))
}

/** The buttons of the list of open houses: add one, change one, remove one. */
export async function changeOpenHouses(
  office: Office,
  propertyId: number,
  form: FormData,
): Promise<Answer> {
  const task = form.get('task')
  if (task === 'remove-open-house') return remove(office, propertyId, form)
  const { outcome, ...edit } = read(office, form)
  const agentIds = form.getAll('agent').map(Number)
  const agentsBefore = String(form.get('agentsBefore') ?? '')
  const answer = { ...nothing, agentIds, agentsBefore, ...edit }
  if (outcome !== 'valid' || !('value' in edit)) {
    return { outcome: 'refused', status: 422, edit: answer }
  }
  const wish = { ...edit.value, agentIds, isDespiteBusy: isDespiteBusy(form) }
  const saved =
    task === 'add-open-house'
      ? await addOpenHouse(office, propertyId, wish)
      : await changeOpenHouse(office, {
          propertyId,
          wish,
          id: String(form.get('id')),
          version: edit.version,
          agreed: String(form.get('agreed') ?? ''),
        })
  const refused = (why: Partial<OpenHouseEdit>) =>
    ({ outcome: 'refused', status: 409, edit: { ...answer, ...why } }) as const
  switch (saved.outcome) {
    case 'added':
      return { outcome: 'done', done: 'open-house-added' }
    case 'changed':
      return { outcome: 'done', done: 'open-house-changed' }
    case 'unknown':
      throw data(null, { status: 404 })
    case 'stale': {
      const { agentIds: theirs, ...values } = saved.theirs
      const conflict = { values, version: saved.version }
      const merged = { conflict, agentsBefore: written(theirs) }
      if (written(agentIds) === agentsBefore) return refused({ ...merged, agentIds: theirs })
      const isSame = [agentsBefore, written(agentIds)].includes(written(theirs))
      const agents = isSame ? [] : await listAgents(office.db)
      return refused({ ...merged, theirs: isSame ? '' : namesOf(agents, theirs) })
    }
    case 'asks': {
      const moves = saved.moves.map(({ visitor, startsAt }) => ({
        id: visitor.id,
        name: `${visitor.firstName} ${visitor.lastName}`.trim(),
        before: visitor.startsAt,
        after: startsAt,
      }))
      return refused({ moves, agreed: saved.agreed })
    }
    case 'no-room':
      return refused({ problem: saved.outcome, over: saved.over })
    case 'full':
    case 'busy': {
      const agents = await listAgents(office.db)
      const conflicts = saved.conflicts.map(({ agentId, kind, startsAt, endsAt }) => ({
        agent: nameOf(agents, agentId),
        kind,
        startsAt,
        endsAt,
      }))
      return refused({ problem: saved.outcome, conflicts })
    }
    default:
      return refused({ problem: saved.outcome })
  }
}

const nothing = {
  problems: {},
  problem: null,
  over: 0,
  conflicts: [],
  theirs: '',
  moves: [],
  agreed: '',
}

function read({ language }: Pick<Office, 'language'>, form: FormData) {
  return readEdit({ form, language }, openHouseForm, fields)
}

async function remove(office: Office, propertyId: number, form: FormData): Promise<Answer> {
  const id = String(form.get('id'))
  const reason = String(form.get('reason') ?? '').trim()
  const told = Number(form.get('told') ?? 0)
  const removed = await removeOpenHouse(office, propertyId, id, { reason, told })
  if (removed.outcome === 'awaited') {
    return { outcome: 'asks', removal: { id, count: removed.count, reason } }
  }
  return { outcome: 'done', done: told > 0 ? 'open-house-told' : 'open-house-removed' }
}

/** For a hidden field: whoever is named in it, in whichever order. */
function written(agentIds: number[]): string {
  return agentIds.toSorted((one, other) => one - other).join(' ')
}

function namesOf(agents: Agent[], ids: number[]): string {
  return ids.map((id) => nameOf(agents, id)).join(', ')
}

function nameOf(agents: Agent[], id: number): string {
  return agents.find((each) => each.id === id)?.name ?? ''
}
