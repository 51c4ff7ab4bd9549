import type messages from '../../language/messages/nl/office-owners.json'

type Done = keyof (typeof messages)['done']

const known: Done[] = [
  ...(['invited', 'invited-again', 'given', 'taken', 'closed', 'opened'] as const),
  ...(['logged', 'shown', 'hidden', 'removed', 'asked', 'task', 'medium', 'figures'] as const),
]

/** What the address says was just done; anything else in it is not shown. */
export function ownersDone(url: URL): Done | undefined {
  const done = url.searchParams.get('done')
  return known.find((each) => each === done)
}
