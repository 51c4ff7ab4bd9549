import * as z from 'zod'
import { crmAddress } from '../crm/crm-address'

export const sweepbrightAddress = 'https://website.sweepbright.com/api/'

/** What SweepBright gives an agency for its own website. */
export const sweepbrightCredentials = z.object({
  websiteClientId: z.number().int().positive(),
  /** Also signs what SweepBright tells us. */
  clientSecret: z.string().trim().min(1).max(200).meta({ widget: 'secret' }),
  /** The answers differ from version to version; this one we can read. */
  apiVersion: z
    .string()
    .regex(/^(\d{8})?$/)
    .default(''),
  address: crmAddress,
})

export type SweepbrightCredentials = z.output<typeof sweepbrightCredentials>

const readVersion = '20241030'

export function acceptOf({ apiVersion }: SweepbrightCredentials): string {
  return `application/vnd.sweepbright.v${apiVersion || readVersion}+json`
}
