/** What fits in the column; anything else cannot be a property or a project, and is not asked for. */
export function isPropertyId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647
}

/** "12" and nothing looser: Number would also take "0x0c", "1e1" and " 12". */
export function idFrom(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.NaN
  return isPropertyId(id) ? id : undefined
}
