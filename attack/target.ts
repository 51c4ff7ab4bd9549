import { officePath } from '../app/office/office-pages'
import { askSite } from '../journeys/ask-site'
import { plantDiscreetProperty, secrets } from '../journeys/discreet-property'
import { gather } from '../journeys/pages/visitors'
import { type Addresses, addressesOf } from './addresses'
import { type Forms, findForms } from './find-forms'
import type { Known } from './judge'
import { keepSignedIn } from './keep-signed-in'
import type { OwnSite } from './own-site'
import { type Aim, throwShot } from './throw-shot'

const otherOwner = 'marleen.desmet@owners.example'

export type Target = Aim & {
  addresses: Addresses
  forms: Forms
  known: Known
  signInAgain: () => Promise<void>
}

/** What there is to take: a price and an address that are private, the home of another owner. */
export async function prepareTarget(site: OwnSite): Promise<Target> {
  const { id } = await plantDiscreetProperty(site)
  await askSite(
    site,
    'insert into property_owners (account_id, property_id) select id, $1 from accounts where email = $2',
    [id, otherOwner],
  )
  const { tokens, found } = await gather(site, 'nl')
  const target: Target = {
    port: site.port,
    origin: site.address,
    tokens,
    addresses: await addressesOf(site, id),
    forms: await findForms({ port: site.port, origin: site.address, tokens }, found),
    known: {
      origin: site.address,
      secrets: new RegExp(`${secrets.source}|${otherOwner}`, 'i'),
      tokens: Object.values(tokens).filter(Boolean),
      folder: process.cwd(),
    },
    signInAgain: await keepSignedIn(site, Object.values(tokens).filter(Boolean)),
  }
  if (found.owner === (await idOf(otherOwner))) throw new Error('the owner owns it all')
  const path = officePath('property', { id })
  const shown = await throwShot({ asked: { caller: 'agent', method: 'GET', path } }, target)
  if (!secrets.test(`${shown.body}`)) throw new Error('nothing private was planted')
  return target

  async function idOf(email: string) {
    const [row] = await askSite<{ id: string }>(site, 'select id from accounts where email = $1', [
      email,
    ])
    return row?.id
  }
}
