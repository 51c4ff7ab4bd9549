import type messages from '../../language/messages/nl/office-agenda.json'

type Done = keyof (typeof messages)['done']

const known: Done[] = [
  ...(['confirmed', 'moved', 'cancelled', 'no-show', 'outcome', 'feedback'] as const),
  ...(['saved', 'agent-added', 'days-added', 'day-removed', 'renewed', 'left', 'booked'] as const),
]

/** What the address says was just done; anything else in it is not shown. */
export function visitDone(url: URL): Done | undefined {
  const done = url.searchParams.get('done')
  return known.find((each) => each === done)
}
