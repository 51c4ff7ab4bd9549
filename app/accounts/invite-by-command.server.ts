import { agencyOf } from '../configuration/brand-section'
import { openSiteConfiguration } from '../configuration/site-configuration.server'
import type { Database } from '../database/client.server'
import { primaryLanguage } from '../language/languages'
import { pathTo } from '../language/path-to'
import type { Vault } from '../secrets/vault.server'
import { invite } from './set-password.server'

type Tools = { db: Database; now: () => Date; origin: string; vault: Vault }

/** For the command line: the link of the letter is said there too. */
export async function inviteByCommand(
  { db, now, origin, vault }: Tools,
  person: Parameters<typeof invite>[1],
) {
  const configuration = await openSiteConfiguration(db)
  const agency = () => agencyOf(configuration.current().brand, primaryLanguage)
  let link = ''
  const linkOf = (token: string) => {
    const path = pathTo('set-password', person.language, { purpose: 'invitation', token })
    link = new URL(path, origin).href
    return link
  }
  // The running site sends what waits every minute.
  const jobs = { enqueue: async () => {} }
  const invited = await invite({ db, now, agency, jobs, vault }, person, linkOf)
  if (invited.outcome === 'known') throw new Error(`${person.email} has an account already.`)
  return { accountId: invited.accountId, link }
}
