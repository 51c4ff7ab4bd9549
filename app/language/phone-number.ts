/** Ten digits read 4-2-2-2, nine 3-2-2-2; anything else stays as it was written. */
export function groupedPhone(text: string): string {
  const digits = text.replace(/[\s./-]/g, '')
  if (!/^\d{9,10}$/.test(digits)) return text
  const head = digits.slice(0, digits.length - 6)
  return [head, ...(digits.slice(-6).match(/../g) ?? [])].join(' ')
}

/** For a link: "016 23 45 67" becomes "tel:+3216234567". */
export function phoneLink(text: string): string {
  const digits = text.replace(/[^\d+]/g, '')
  return `tel:${digits.replace(/^00/, '+').replace(/^0/, '+32')}`
}
