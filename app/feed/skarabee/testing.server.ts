import { aPublication } from '../../../testing/crm/skarabee-publications'
import { openSkarabeeStandIn } from '../../../testing/crm/skarabee-stand-in'
import type { Database } from '../../database/client.server'
import { type SampleHome, secret } from '../connector-contract.testing'
import { connectTestCrm } from '../crm/testing.server'

export async function openTestSkarabee(db: Database) {
  const standIn = await openSkarabeeStandIn()
  const skarabee = await connectTestCrm(db, { crm: 'skarabee', standIn })
  const stamp = () => new Date(skarabee.clock.time).toISOString().slice(0, 19).replace('T', ' ')
  return { ...skarabee, stamp }
}

export function publicationOf({ number, price, french }: SampleHome, modified: string) {
  return aPublication({
    id: number,
    modified,
    with: { Price: price, SoldPrice: secret },
    texts: [
      { language: 'NL', text: `Huis ${number}` },
      ...(french ? [{ language: 'FR', text: french }] : []),
    ],
    more: `<OwnerInformation><Name>${secret}</Name></OwnerInformation><Confidential>${secret}</Confidential><CollegialInfo>${secret}</CollegialInfo><MandateNumber>${secret}</MandateNumber>`,
  })
}
