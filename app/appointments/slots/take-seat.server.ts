import type { Database } from '../../database/client.server'
import { type Agenda, askViewings } from './agenda.server'
import { insertSlot, listTakenSeats } from './slot-queries.server'
import { slotAt } from './slots'

type Taken =
  | { outcome: 'taken'; slotId: string; seat: number }
  /** No such moment: past, outside the hours, too soon or too far away. */
  | { outcome: 'closed' }
  | { outcome: 'full' }
  /** This person has a seat in this very viewing. */
  | { outcome: 'already-booked' }

/** Call with the agent's diary locked: then what is free stays free until the seat is taken. */
export async function takeSeat(
  tx: Database,
  agenda: Agenda,
  { startsAt, email, now }: { startsAt: Date; email: string; now: Date },
): Promise<Taken> {
  const question = await askViewings(tx, agenda, now, startsAt)
  const slot = slotAt(question, startsAt)
  if (!slot) return { outcome: 'closed' }
  if (slot.seatsLeft < 1) return { outcome: 'full' }
  const open = slot.seats
    ? question.openHouses.find((each) => each.startsAt <= startsAt && startsAt < each.endsAt)
    : undefined
  const viewings: typeof question.viewings = open?.viewings ?? question.viewings
  const viewing = viewings.find(
    (each) =>
      each.propertyId === agenda.propertyId && each.startsAt.getTime() === startsAt.getTime(),
  )
  const seats = viewing ? await listTakenSeats(tx, viewing.slotId) : []
  const isHere = seats.some((each) => each.email.toLowerCase() === email.toLowerCase())
  if (isHere) return { outcome: 'already-booked' }

  const { agentId, travelMinutes } = agenda.availability
  const slotId =
    viewing?.slotId ??
    (await insertSlot(tx, {
      agentId: open?.agentId ?? agentId,
      propertyId: agenda.propertyId,
      startsAt,
      endsAt: slot.endsAt,
      awayUntil: new Date(slot.endsAt.getTime() + travelMinutes * 60_000),
      seats: slot.seats ?? agenda.availability.seats,
    }))
  if (!slotId) return { outcome: 'full' }
  return { outcome: 'taken', slotId, seat: lowestFree(seats.map(({ seat }) => seat)) }
}

export function lowestFree(taken: number[]): number {
  let seat = 1
  while (taken.includes(seat)) seat += 1
  return seat
}
