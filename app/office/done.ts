import type messages from '../language/messages/nl/office.json'

type Done = keyof (typeof messages)['done']

/** What the address says was just done; anything else in it is not shown. */
export function doneIn<Key extends string>(url: URL, keys: readonly Key[]): Key | undefined {
  const done = url.searchParams.get('done')
  return keys.find((key) => key === done)
}

export function doneOf(url: URL): Done | undefined {
  return doneIn(url, known)
}

const known: Done[] = [
  'invited',
  'saved',
  'checked',
  'reset',
  'ended',
  'factor',
  'password',
  'posted',
  'passkey',
  'passkey-removed',
  'passkey-renamed',
]
