import { dayLength } from '../language/days-later'

const hour = 3_600_000

/** In milliseconds: without a visit for so long, or in any case after so long, somebody signs in again. */
type SessionLength = { idle: number; whole: number }
export type SessionLengths = { staff: SessionLength; owner: SessionLength }

type Given = {
  staffIdleHours?: number
  staffSessionHours?: number
  ownerIdleDays?: number
  ownerSessionDays?: number
}

export function sessionLengths({
  staffIdleHours = 8,
  staffSessionHours = 7 * 24,
  ownerIdleDays = 30,
  ownerSessionDays = 90,
}: Given = {}): SessionLengths {
  return {
    staff: { idle: staffIdleHours * hour, whole: staffSessionHours * hour },
    owner: { idle: ownerIdleDays * dayLength, whole: ownerSessionDays * dayLength },
  }
}
