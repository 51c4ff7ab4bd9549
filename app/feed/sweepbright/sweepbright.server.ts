import type { Database } from '../../database/client.server'
import type { CallCrm } from '../crm/call-crm.server'
import type { Crm } from '../crm/crm'
import type { OwnCodes } from '../crm/own-codes'
import { tellingCrm } from '../crm-hooks/telling-crm.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { talkToSweepbright } from './ask-sweepbright.server'
import { readEstate } from './estate'
import { addressesIn } from './estate-media'
import { recordsOf } from './estate-record'
import * as codes from './sweepbright-codes'
import type { SweepbrightCredentials } from './sweepbright-credentials'
import { sweepbrightFields, sweepbrightProjectFields } from './sweepbright-fields'
import { sweepbrightToken } from './sweepbright-token.server'
import { sweepbrightWriting } from './sweepbright-writing.server'

type Tools = {
  db: Database
  source: string
  call: CallCrm
  credentials: SweepbrightCredentials
  keptToken: Parameters<typeof sweepbrightToken>[0]['keptToken']
  ownCodes: OwnCodes
  now: () => Date
  origin?: string
}

/** The estates that SweepBright told us of, and what SweepBright hears from us. */
export function openSweepbright(tools: Tools): Crm {
  const { call, ownCodes } = tools
  const tokens = sweepbrightToken(tools)
  const addresses = new Map<string, string>()

  const talk = talkToSweepbright(call, tokens)

  async function readOne(externalId: string) {
    const path = `estates/${encodeURIComponent(externalId)}`
    const { status, json } = await talk({ path, method: 'GET' })
    // Not published any more, or told of too long ago: which of them, nobody says.
    if (status === 404) return null
    const estate = status === 200 ? readEstate(json) : undefined
    if (estate?.id !== externalId) throw new UnreadableFeed('wrong-shape')
    for (const [source, address] of addressesIn(estate)) addresses.set(source, address)
    return recordsOf(estate, ownCodes)
  }

  return {
    ...tellingCrm({ ...tools, logIn: tokens.current, readOne }),
    tables: { fields: sweepbrightFields, projects: sweepbrightProjectFields, codes, own: ownCodes },
    addressOf: (source) => addresses.get(source),
    writeBack: sweepbrightWriting(talk),
  }
}
