const things = [
  ...(['created', 'saved', 'publish', 'option', 'sold', 'rented', 'withdraw', 'back'] as const),
  ...(['added', 'moved', 'removed'] as const),
]
export type DoneWithHome = (typeof things)[number]

/** What the address says was just done; anything else in it is not shown. */
export function doneWithHome(url: URL): DoneWithHome | undefined {
  const done = url.searchParams.get('done')
  return things.find((each) => each === done)
}
