import type messages from '../../language/messages/nl/office-editorial.json'
import { doneIn } from '../done'

type Done = keyof (typeof messages)['done']

export function editorialDone(url: URL): Done | undefined {
  return doneIn(url, known)
}

const known: Done[] = [
  'draft',
  'published',
  'saved',
  'created',
  'discarded',
  'withdrawn',
  'changed',
  'restored',
  'removed',
  'moved',
  'uploaded',
  'not-moved',
  'taken',
]
