const kept = ['q', 'list', 'state', 'gap', 'sort']

/** What the list is asked to show, and nothing of the moment: no page, nothing that was just done. */
export function viewQuery(url: URL): string {
  const pairs = kept.map((name) => [name, url.searchParams.get(name) ?? ''] as const)
  return new URLSearchParams(
    pairs.filter(([, value]) => value !== '').map((pair) => [...pair]),
  ).toString()
}
