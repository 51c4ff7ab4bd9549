import { brusselsYear } from '../language/brussels-day'

/** "2026-00042": what a person reads over the phone. */
export function enquiryNumber({
  number,
  receivedAt,
}: {
  number: number
  receivedAt: Date
}): string {
  return `${brusselsYear(receivedAt)}-${String(number).padStart(5, '0')}`
}
