import * as z from 'zod'
import { languages } from '../../language/languages'

/** What Whise gives an agency, and what only the agency can tell. */
export const whiseCredentials = z.object({
  username: z.string().min(1),
  password: z.string().min(1),
  clientId: z.number().int().positive(),
  officeId: z.number().int().positive().optional(),
  /** In which the agency writes its titles: Whise has one for all languages. */
  language: z.enum(languages).default('nl'),
  address: z.url().default('https://api.whise.eu/'),
})

export type WhiseCredentials = z.output<typeof whiseCredentials>
