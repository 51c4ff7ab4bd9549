type Separator = '.' | ','
type Parts = { isNegative: boolean; whole: string; fraction: string }

const plain = /^(\d+)(?:[.,](\d+))?$/
/** Thousands in threes, all parted by the same sign, which is another one than before the decimals. */
const grouped = /^([1-9]\d{0,2}([ .,'])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/
const ambiguous = /^[1-9]\d{0,2}([.,])\d{3}$/

/**
 * The digits of a number as people type it: "1.250,75", "1 250,75", "1,250.75", "1250.75". Only
 * "1.250" and "1,250" can be read in two ways: the caller knows which sign parts thousands.
 */
export function numberParts(
  typed: string,
  isThousands: (separator: Separator) => boolean,
): Parts | undefined {
  const text = typed.replace(/\s/g, ' ').replace(/’/g, "'").trim()
  const digits = text.replace(/^[-−] ?/, '')
  const separator = ambiguous.exec(digits)?.[1] as Separator | undefined
  const isGrouped = separator ? isThousands(separator) : grouped.test(digits)
  const [, whole = '', ...rest] = (isGrouped ? grouped : plain).exec(digits) ?? []
  if (!whole) return undefined
  return {
    isNegative: digits !== text,
    whole: whole.replace(/\D/g, ''),
    fraction: rest.at(-1) ?? '',
  }
}
