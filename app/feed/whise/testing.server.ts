import { anEstate } from '../../../testing/crm/whise-estates'
import { openWhiseStandIn } from '../../../testing/crm/whise-stand-in'
import type { Database } from '../../database/client.server'
import type { SampleHome } from '../connector-contract.testing'
import { secret } from '../connector-contract.testing'
import { connectTestCrm } from '../crm/testing.server'

/** An agency that is connected to a stand-in of Whise, with a clock of its own. */
export async function openTestWhise(db: Database, name = 'whise') {
  const standIn = await openWhiseStandIn()
  const whise = await connectTestCrm(db, { crm: 'whise', standIn, name })
  standIn.state.clock = () => whise.clock.time
  return {
    ...whise,
    /** As its clock stands now, which has no zone. */
    stamp: () => new Date(whise.clock.time).toISOString().slice(0, 19),
  }
}

export function estateOf({ number, price, french }: SampleHome, updateDateTime: string) {
  const texts = [
    { languageId: 'nl-BE', content: `Huis ${number}` },
    ...(french ? [{ languageId: 'fr-BE', content: french }] : []),
  ]
  return anEstate({
    id: number,
    price,
    updateDateTime,
    shortDescription: texts,
    owners: [{ name: secret }],
    internalNote: secret,
    contractDetails: { note: secret },
  })
}
