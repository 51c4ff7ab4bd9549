import { idFrom } from '../properties/property-id'

/** "?ids=12,15" or "?id=12&id=15": what is no id is left out, as are doubles and the surplus. */
export function chosenIds(query: URLSearchParams, most: number): number[] {
  const texts = [...(query.get('ids')?.slice(0, 1000).split(',') ?? []), ...query.getAll('id')]
  const ids = texts.flatMap((text) => idFrom(text.trim()) ?? [])
  return [...new Set(ids)].slice(0, most)
}

export function idsQuery(ids: number[]): string {
  return ids.length > 0 ? `?ids=${ids.join(',')}` : ''
}
