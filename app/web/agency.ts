/** Who is speaking: what a letter, a form and a page in trouble must be able to say of the agency. */
export type Agency = {
  name: string
  legalName: string
  street: string
  zip: string
  city: string
  phone: string
  email: string
  privacyEmail: string
  companyNumber: string
  vatNumber: string
  bivNumber: string
}

/** "016 23 45 67" as a telephone dials it from anywhere: "+3216234567". */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return digits.startsWith('0') ? `+32${digits.slice(1)}` : digits
}
