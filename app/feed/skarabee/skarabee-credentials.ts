import * as z from 'zod'
import { crmAddress } from '../crm/crm-address'

/** The version is part of the address. */
export const skarabeeAddress = 'https://weblink.skarabee.com/v41/'

/** What Skarabee gives an agency, and what only the agency can tell. */
export const skarabeeCredentials = z.object({
  weblinkUser: z.string().min(1).max(200),
  password: z.string().min(1).max(200).meta({ widget: 'secret' }),
  /** Also the homes that colleagues share with the agency. */
  withShared: z.boolean().default(false),
  address: crmAddress,
})

export type SkarabeeCredentials = z.output<typeof skarabeeCredentials>
