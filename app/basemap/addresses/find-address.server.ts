import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../database/client.server'
import type { Language } from '../../language/languages'
import type { AskServers } from '../../web/asked/ask-servers.server'
import { countHit } from '../../web/limit.server'
import { keepAddresses, keptAddresses } from './address-queries.server'
import { addressQuestion, type FoundAddress, longestQuestion, readAddresses } from './found-address'

type Tools = { db: Database; now: () => Date; language: Language; asked?: AskServers }

export type AddressAnswer =
  | { outcome: 'found'; addresses: FoundAddress[] }
  /** No server is set; it is away; too many ask at once. */
  | { outcome: 'unset' | 'away' | 'busy' }

const day = 24 * 60 * 60 * 1_000
/** Streets get names and numbers, but seldom. */
const believed = 90 * day
/** Milliseconds between two looks whether it is our turn. */
const step = 250

/**
 * Where an address is, by the geocoder that the operator named. The same question is asked once in ninety days,
 * and all nodes together ask at most one a second: public servers want no more of anybody.
 */
export async function findAddress(
  tools: Tools,
  typed: string,
  patience = 4_000,
): Promise<AddressAnswer> {
  const { db, now, language, asked } = tools
  if (!asked?.geocoder) return { outcome: 'unset' }
  const text = typed.replace(/\s+/g, ' ').trim().slice(0, longestQuestion)
  if (!text) return { outcome: 'found', addresses: [] }
  const question = addressQuestion(asked.geocoder, text, language)
  const key = createHash('sha256').update(question.href).digest('base64url')
  const oldest = new Date(now().getTime() - believed)
  const kept = await keptAddresses(db, key, oldest)
  if (kept) return { outcome: 'found', addresses: kept }
  if (!(await hasTurn(tools, patience))) return { outcome: 'busy' }
  const addresses = readAddresses(asked.geocoder.kind, await asked.ask(question))
  if (!addresses) return { outcome: 'away' }
  await keepAddresses(db, { key, found: addresses, askedAt: now() }, oldest)
  return { outcome: 'found', addresses }
}

async function hasTurn({ db, now }: Tools, patience: number): Promise<boolean> {
  for (let waited = 0; waited <= patience; waited += step) {
    const hits = await countHit(db, { subject: 'geocoder', who: 'us', seconds: 1, now: now() })
    if (hits === 1) return true
    await delay(step)
  }
  return false
}
