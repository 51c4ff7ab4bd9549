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
