/** Without accents and capitals, as people type in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether every word that was typed stands somewhere in these. */
export function isNamedBy(typed: string, ...names: string[]): boolean {
  const known = plain(names.join(' '))
  return plain(typed)
    .split(/\s+/)
    .every((word) => known.includes(word))
}
