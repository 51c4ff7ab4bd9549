import type messages from '../language/messages/nl/office.json'

type Done = keyof (typeof messages)['done']

/** What the address says was just done; anything else in it is not shown. */
export function doneOf(url: URL): Done | undefined {
  const done = url.searchParams.get('done')
  return known.find((each) => each === done)
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
]
