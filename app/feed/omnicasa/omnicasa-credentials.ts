import * as z from 'zod'
import { languages } from '../../language/languages'
import { crmAddress } from '../crm/crm-address'

/** The version is part of the address. */
export const omnicasaAddress = 'https://newapi.omnicasa.com/1.12/'

/** What Omnicasa gives an agency, and what only the agency can tell. */
export const omnicasaCredentials = z.object({
  customerName: z.string().min(1).max(200),
  password: z.string().min(1).max(200).meta({ widget: 'secret' }),
  /** Of agencies with several sites: the one whose homes are read. */
  siteId: z.number().int().positive().nullish(),
  /** In which the agency writes first; what is the same in another language was not translated. */
  language: z.enum(languages).default('nl'),
  /** Where Omnicasa does not say whether an address may be shown. */
  showsAddresses: z.boolean().default(false),
  /** Not every account may list projects. */
  withoutProjects: z.boolean().default(false),
  address: crmAddress,
})

export type OmnicasaCredentials = z.output<typeof omnicasaCredentials>
