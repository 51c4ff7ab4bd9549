/** A number for a file that has a name only (FNV-1a). It tells files apart within one home. */
export function fileNumber(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 1) + 1
}
