import { sql } from 'drizzle-orm'
import { aSweepbrightEstate, sweepbrightId } from '../../../testing/crm/sweepbright-estates'
import { openSweepbrightStandIn } from '../../../testing/crm/sweepbright-stand-in'
import type { Database } from '../../database/client.server'
import { type SampleHome, secret } from '../connector-contract.testing'
import { connectTestCrm } from '../crm/testing.server'
import { receiveHook } from '../crm-hooks/receive-hook.server'

const minute = 60_000
const name = 'sweepbright'
const origin = 'https://agency.test'
const jobs = { enqueue: async () => {} }

/** An agency that is connected to a stand-in of SweepBright, which tells of its homes. */
export async function openTestSweepbright(db: Database) {
  const standIn = await openSweepbrightStandIn()
  const sweepbright = await connectTestCrm(db, { crm: name, standIn, origin })
  const { vault, clock } = sweepbright
  standIn.state.clock = () => clock.time

  /** As it stands at our door. */
  const send = (body: string, signature: string, source = name) => {
    const headers = new Headers({ 'x-hook-signature': signature })
    const sent = { crm: name, source, bytes: Buffer.from(body), headers }
    return receiveHook({ db, vault, jobs, now: sweepbright.tools().now }, sent)
  }
  async function tell(event: Parameters<typeof standIn.hook>[0], id: string, at?: Date) {
    // Two words of the same home have two moments.
    clock.time += 1_000
    const { body, signature } = standIn.hook(event, id, at)
    return send(body, signature)
  }

  return {
    ...sweepbright,
    send,
    tell,
    later: (minutes: number) => {
      clock.time += minutes * minute
    },
    async clear() {
      await sweepbright.clear()
      await db.execute(sql`delete from feed_hooks`)
    },
  }
}

export function estateOf({ number, price, french }: SampleHome) {
  return aSweepbrightEstate({
    id: sweepbrightId(number),
    price: { amount: price, currency: 'EUR', hidden: false },
    description: { nl: `Huis ${number}`, ...(french && { fr: french }) },
    vendors: [{ first_name: secret, email: `${secret}@example.test` }],
    buyers: [{ last_name: secret }],
    internal_note: secret,
    occupancy: { contact_details: secret },
    mandate: { number: secret },
  })
}
