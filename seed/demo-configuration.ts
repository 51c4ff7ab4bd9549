import type { SectionInput, SectionName } from '../app/configuration/site-configuration'
import { demoAgency } from './demo-agency'

const { street, zip, city, ...brand } = demoAgency

const everywhere = (text: string) => ({ nl: text, fr: text, en: text, de: text })

export const demoConfiguration: { [Name in SectionName]?: SectionInput<Name> } = {
  brand: {
    ...brand,
    offices: [
      {
        name: everywhere(city),
        street: everywhere(street),
        zip,
        city: everywhere(city),
        phone: brand.phone,
        email: brand.email,
      },
    ],
  },
}
