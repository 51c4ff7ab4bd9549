import type messages from '../../language/messages/nl/office-editorial.json'

type Done = keyof (typeof messages)['done']

/** What the address says was just done; anything else in it is not shown. */
export function editorialDone(url: URL): Done | undefined {
  const done = url.searchParams.get('done')
  return known.find((each) => each === done)
}

const known: Done[] = [
  ...(['draft', 'published', 'saved', 'created', 'discarded', 'withdrawn', 'changed'] as const),
  ...(['restored', 'removed', 'moved', 'uploaded', 'not-moved', 'taken'] as const),
]
