/** The list a visitor came from: its address, and its properties in order. Kept for the session only. */
export type Trail = { href: string; ids: number[] }

/** The properties before and after this one in the list; neither when it is not in there. */
export function neighbours(trail: Trail | null, id: number) {
  const at = trail?.ids.indexOf(id) ?? -1
  if (!trail || at < 0) return { previous: null, next: null }
  return { previous: trail.ids[at - 1] ?? null, next: trail.ids[at + 1] ?? null }
}

/** What was kept, unless it is no list or does not hold this property. */
export function readTrail(kept: string | null, id: number): Trail | null {
  try {
    const trail: Trail | null = JSON.parse(kept ?? 'null')
    return trail?.href.startsWith('/') && trail.ids.includes(id) ? trail : null
  } catch {
    return null
  }
}
