import type messages from '../../language/messages/nl/office-sources.json'
import { doneIn } from '../done'

type Done = keyof (typeof messages)['done']

export function sourcesDone(url: URL): Done | undefined {
  return doneIn(url, known)
}

const known: Done[] = [
  'connected',
  'saved',
  'on',
  'off',
  'asked',
  'asked-later',
  'again',
  'never',
  'let-leave',
]
