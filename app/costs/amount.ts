export type AmountProblem = 'amount-required' | 'amount-invalid' | 'amount-too-high'

/** Nobody buys for more: beyond this a typing mistake is likelier. */
const highest = 100_000_000_00

/**
 * An amount as people type it: "289000", "289.000", "289 000,50", "€ 1,250.75". Cents, exactly, or
 * the reason why not; never a guess.
 */
export function readAmount(typed: string): { cents: number } | { problem: AmountProblem } {
  const text = typed.replace(/[\s\u00a0\u202f€'’]/g, '')
  if (text === '') return { problem: 'amount-required' }
  const [, whole = '', fraction = ''] =
    text.match(/^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d{1,2}))?$/) ?? []
  if (!whole) return { problem: 'amount-invalid' }
  const digits = whole.replace(/[.,]/g, '')
  const cents = Number(digits) * 100 + Number(fraction.padEnd(2, '0'))
  return cents > highest ? { problem: 'amount-too-high' } : { cents }
}

/** A percentage as typed, "3,25" or "3.25 %": hundredths of a percent. */
export function readShare(typed: string): number | undefined {
  const [, whole, fraction = ''] =
    typed.replace(/\s|%/g, '').match(/^(\d{1,2})(?:[.,](\d{1,2}))?$/) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
