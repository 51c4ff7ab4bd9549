/** The list a visitor came from: its address, and its homes in order. Kept for the session only. */
export type Trail = { path: string; homes: { id: number; path: string }[] }

/** The homes before and after this one in the list; neither when it is not in there. */
export function neighbours(trail: Trail | null, id: number) {
  const at = trail?.homes.findIndex((home) => home.id === id) ?? -1
  if (!trail || at < 0) return { previous: null, next: null }
  return { previous: trail.homes[at - 1] ?? null, next: trail.homes[at + 1] ?? null }
}
