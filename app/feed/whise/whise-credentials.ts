import * as z from 'zod'
import { languages } from '../../language/languages'
import { crmAddress } from '../crm/crm-address'

export const whiseAddress = 'https://api.whise.eu/'

const number = z.number().int().positive()

/** What Whise gives an agency, and what only the agency can tell. */
export const whiseCredentials = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(200).meta({ widget: 'secret' }),
  clientId: number,
  officeId: number.nullish(),
  /** In which the agency writes its titles: Whise has one for all languages. */
  language: z.enum(languages).default('nl'),
  /** What a viewing is called in the agency's own calendar, and in whose it stands. */
  calendarActionId: number.nullish(),
  userId: number.nullish(),
  address: crmAddress,
})

export type WhiseCredentials = z.output<typeof whiseCredentials>
