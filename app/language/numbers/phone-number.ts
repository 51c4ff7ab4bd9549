/** Ten digits read 4-2-2-2, nine 3-2-2-2; anything else stays as it was written. */
export function groupedPhone(text: string): string {
  const digits = text.replace(/[\s./-]/g, '')
  if (!/^\d{9,10}$/.test(digits)) return text
  const head = digits.slice(0, digits.length - 6)
  return [head, ...(digits.slice(-6).match(/../g) ?? [])].join(' ')
}

/**
 * "016 23 45 67" as a telephone dials it from anywhere: "+3216234567". The zero before a zone is not
 * dialled behind +32; elsewhere, as in Italy, it may be, unless it was written between brackets.
 */
export function dialled(text: string): string {
  const digits = text.replace(/(\d\s*)\(\s*0\s*\)/, '$1').replace(/[^\d+]/g, '')
  return digits.replace(/^00/, '+').replace(/^(\+32)?0/, '+32')
}

/** For a link: "016 23 45 67" becomes "tel:+3216234567". */
export function phoneLink(text: string): string {
  return `tel:${dialled(text)}`
}
