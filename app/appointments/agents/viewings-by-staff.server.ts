import { cancel } from '../cancel-viewing.server'
import { confirm } from '../confirm-viewing.server'
import { tellPlace } from '../letters/tell-place.server'
import { agendaToMoveIn, move } from '../move-viewing.server'
import { noShow } from '../note-no-show.server'
import { changeAsStaff, type SeenViewing, type StaffTools } from './change-as-staff.server'

export function confirmAsStaff(tools: StaffTools, viewing: SeenViewing) {
  return changeAsStaff(tools, viewing, {
    action: 'confirm',
    isDone: ({ status }) => status === 'confirmed',
    work: (tx, before) => confirm(tx, tools, before),
  })
}

export function tellPlaceAsStaff(tools: StaffTools, viewing: SeenViewing) {
  return changeAsStaff(tools, viewing, {
    action: 'tell-place',
    isDone: ({ placeToldAt }) => placeToldAt !== null,
    work: (tx, before) => tellPlace(tx, tools, before),
  })
}

/** To any moment the agent is free, also at short notice; the visitor hears of it by mail. */
export async function moveAsStaff(tools: StaffTools, viewing: SeenViewing & { startsAt: Date }) {
  const { appointmentId, startsAt } = viewing
  const found = await agendaToMoveIn(tools, appointmentId, 'agency')
  if (found.outcome !== 'found') return found
  const { agenda } = found
  return changeAsStaff(tools, viewing, {
    action: 'move',
    isDone: (before) => before.startsAt.getTime() === startsAt.getTime(),
    otherAgentIds: [agenda.agent.id],
    work: (tx, before) => move(tx, tools, before, { agenda, startsAt, by: 'agency' }),
  })
}

export function cancelAsStaff(tools: StaffTools, viewing: SeenViewing & { reason: string }) {
  return changeAsStaff(tools, viewing, {
    action: 'cancel',
    isDone: ({ status }) => status === 'cancelled',
    work: (tx, before) => cancel(tx, tools, before, { by: 'agency', reason: viewing.reason }),
  })
}

export function noteNoShowAsStaff(tools: StaffTools, viewing: SeenViewing) {
  return changeAsStaff(tools, viewing, {
    action: 'no-show',
    isDone: ({ status }) => status === 'no-show',
    work: (tx, before) => noShow(tx, tools, before),
  })
}
