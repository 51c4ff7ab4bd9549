import type messages from '../../language/messages/nl/office-owners.json'
import { doneIn } from '../done'

type Done = keyof (typeof messages)['done']

const known: Done[] = [
  'invited',
  'invited-again',
  'changed',
  'given',
  'taken',
  'closed',
  'opened',
  'logged',
  'shown',
  'hidden',
  'removed',
  'asked',
  'task',
  'medium',
  'figures',
]

export function ownersDone(url: URL): Done | undefined {
  return doneIn(url, known)
}
