import type { Agency } from '../app/web/agency'

/** One that has a name, and told nothing else about itself. */
export function anAgency(): Agency {
  return {
    name: 'Baksteen',
    legalName: '',
    street: '',
    zip: '',
    city: '',
    phone: '',
    email: '',
    privacyEmail: '',
    companyNumber: '',
    vatNumber: '',
    bivNumber: '',
  }
}
