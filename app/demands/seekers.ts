const fewest = 5

/** "34 people look for a house in Aarschot"; fewer than five would point at someone. */
export function seekersToTell(count: number): number | null {
  return count >= fewest ? count : null
}
