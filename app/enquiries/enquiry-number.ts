/** "2026-00042": what a person reads over the phone. */
export function enquiryNumber({
  number,
  receivedAt,
}: {
  number: number
  receivedAt: Date
}): string {
  return `${receivedAt.getUTCFullYear()}-${String(number).padStart(5, '0')}`
}
