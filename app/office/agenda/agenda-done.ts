import type messages from '../../language/messages/nl/office-agenda.json'
import { doneIn } from '../done'

type Done = keyof (typeof messages)['done']

const known: Done[] = [
  'confirmed',
  'place-told',
  'moved',
  'cancelled',
  'no-show',
  'outcome',
  'feedback',
  'saved',
  'agent-added',
  'days-added',
  'day-removed',
  'renewed',
  'left',
  'booked',
  'planned',
  'removed',
  'open-house-added',
  'open-house-changed',
  'open-house-removed',
  'open-house-told',
  'calendar-given',
  'calendar-forgotten',
]

export function viewingDone(url: URL): Done | undefined {
  return doneIn(url, known)
}
