const belgianDutch = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 0 })

/** "1.250", in every language, as prices are. */
export function wholeNumber(value: number): string {
  return belgianDutch.format(value)
}
