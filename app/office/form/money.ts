/** "285.000", "1 250,50" and "€ 1250.5" in cents. What is no amount stays as typed, for the schema to refuse. */
export function centsIn(typed: string): number | string {
  const plain = typed.replace(/[\s\u00a0\u202f€]/g, '')
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain)
  const amount = isGrouped ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(',', '.')
  return /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : typed
}

/** As it is typed: no sign, no groups, cents only when there are any. */
export function euroText(cents: unknown): string {
  if (typeof cents !== 'number') return typeof cents === 'string' ? cents : ''
  const text = cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2)
  return text.replace('.', ',')
}
