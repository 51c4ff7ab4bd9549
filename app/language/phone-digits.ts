/** "+32 (0)470 12.34.56" and "0470/12 34 56" are one number: what comes after the country and the zero. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s+().\-/]+$/.test(text.trim())) return undefined
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '')
  const national = digits.replace(/^(?:00)?32(?=\d{8,9}$)/, '').replace(/^0+/, '')
  return national.length >= 6 ? national : undefined
}
