import type { Alert } from '../form'

/** Four digits are read as Belgian; abroad they come in other lengths, or with letters. */
export function zipProblem(typed: string, place?: 'belgium'): Alert | undefined {
  const zip = typed.trim().replace(/^B-?(?=\d)/i, '')
  if (place === 'belgium' || /^\d{4}$/.test(zip)) {
    return /^[1-9]\d{3}$/.test(zip) ? undefined : 'ALERT_ZIP_BELGIAN'
  }
  const isAbroad =
    /^\d{3,7}$/.test(zip) || /^(?=.*[\p{L} -])(?=.*\d)[\p{L}\d][\p{L}\d -]{2,9}$/u.test(zip)
  return isAbroad ? undefined : 'ALERT_ZIP_INVALID'
}
