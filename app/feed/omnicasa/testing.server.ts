import { anItem } from '../../../testing/crm/omnicasa-homes'
import { openOmnicasaStandIn } from '../../../testing/crm/omnicasa-stand-in'
import type { Database } from '../../database/client.server'
import { type SampleHome, secret } from '../connector-contract.testing'
import { connectTestCrm } from '../crm/testing.server'
import { momentOf } from './item'

export async function openTestOmnicasa(db: Database) {
  const standIn = await openOmnicasaStandIn()
  const omnicasa = await connectTestCrm(db, { crm: 'omnicasa', standIn })
  return { ...omnicasa, stamp: () => momentOf(omnicasa.clock.time) }
}

export function itemOf({ number, price, french }: SampleHome, LastChangedDate: string) {
  return anItem({
    ID: number,
    Price: price,
    LastChangedDate,
    in: { 2: { TypeDescription: '', DescriptionA: french ?? '' } },
    OwnerName: secret,
    InternalComment: secret,
    Ident: secret,
  })
}
