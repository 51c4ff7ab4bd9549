import type { Agency } from '../app/web/agency'

/** Invented, all of it: the numbers have the right form and belong to nobody. */
export const demoAgency: Agency = {
  name: 'Baksteen',
  legalName: 'Baksteen Vastgoed bv',
  street: 'Bogaardenstraat 148',
  zip: '3200',
  city: 'Aarschot',
  phone: '016 23 45 67',
  email: 'info@baksteen.example',
  privacyEmail: 'privacy@baksteen.example',
  companyNumber: '0123.456.749',
  vatNumber: 'BE 0123.456.749',
  bivNumber: '501287',
}
