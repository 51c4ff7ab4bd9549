import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A telephone number as somebody in Belgium typed it, in one way of writing: "0475 12 34 56", or
 * "+31 20 123 4567" from elsewhere. What follows no plan of numbers stays as typed: who gives us a
 * number wants to be called, and plans change. So does what begins with neither 0 nor +: it may lack its
 * zero, or its country. On the server only: the plans weigh 29 kB packed.
 */
export function writtenPhone(typed: string): string {
  const number = /^\s*\(?[0+]/.test(typed) ? parsePhoneNumberFromString(typed, 'BE') : undefined
  if (!number?.isValid() || number.ext) return typed
  return number.country === 'BE' ? number.formatNational() : number.formatInternational()
}
