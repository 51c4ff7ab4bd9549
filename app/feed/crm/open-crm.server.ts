import { setTimeout as wait } from 'node:timers/promises'
import type * as z from 'zod'
import type { Database } from '../../database/client.server'
import { UnreadableSecret, type Vault } from '../../secrets/vault.server'
import { openOmnicasa } from '../omnicasa/omnicasa.server'
import { omnicasaAddress, omnicasaCredentials } from '../omnicasa/omnicasa-credentials'
import { openWhise } from '../whise/whise.server'
import { whiseAddress, whiseCredentials } from '../whise/whise-credentials'
import { type CallCrm, createCaller } from './call-crm.server'
import type { Crm } from './crm'
import type { OwnCodes } from './own-codes'
import { changeSource, type FeedSourceRow } from './source-queries.server'

/** The CRMs that can be connected, and what opens each of them. */
export const crms = ['whise', 'omnicasa'] as const
export type CrmName = (typeof crms)[number]

export function isCrm(name: string): name is CrmName {
  return crms.some((each) => each === name)
}

/** What each of them is opened with. */
export const credentialShapes = {
  whise: whiseCredentials,
  omnicasa: omnicasaCredentials,
} satisfies Record<CrmName, z.ZodType>

type Opening = {
  callAt: (address: string) => CallCrm
  keptToken: ReturnType<typeof keptTokenOf>
  ownCodes: OwnCodes
  now: () => Date
}

const openers: Record<CrmName, (told: unknown, tools: Opening) => Crm> = {
  whise(told, { callAt, ...tools }) {
    const credentials = whiseCredentials.parse(told)
    return openWhise({ ...tools, credentials, call: callAt(credentials.address || whiseAddress) })
  },
  omnicasa(told, { callAt, ...tools }) {
    const credentials = omnicasaCredentials.parse(told)
    const call = callAt(credentials.address || omnicasaAddress)
    return openOmnicasa({ ...tools, credentials, call })
  },
}

/** Throws, with the names of what is missing, when these are not the credentials of that CRM. */
export function checkCredentials(crm: CrmName, told: unknown): string {
  const { success, data, error } = credentialShapes[crm].safeParse(told)
  if (success) return JSON.stringify(data)
  const fields = error.issues.map(({ path }) => path.join('.') || 'all of them').join(', ')
  throw new Error(`The credentials are not complete, or not as they should be: ${fields}.`)
}

export type OpenTools = {
  db: Database
  vault: Vault
  now: () => Date
  wait?: (milliseconds: number) => Promise<void>
  patience?: number
  tries?: number
}

const placeOf = (name: string, column: 'credentials' | 'token') => `feed_sources.${column}:${name}`

export function sealCredentials(vault: Vault, name: string, credentials: string): string {
  return vault.seal(credentials, placeOf(name, 'credentials'))
}

/** The credentials are read here, and go nowhere but to the CRM. */
export function openCrm(source: FeedSourceRow, tools: OpenTools): Crm {
  const { db, vault, now, patience, tries } = tools
  const text = vault.open(source.credentials, placeOf(source.name, 'credentials'))
  if (!isCrm(source.crm)) throw new Error(`There is no connector for ${source.crm}.`)
  // Whoever calls may have an origin of its own among the tools.
  const callAt = (address: string) => {
    const origin = address.endsWith('/') ? address : `${address}/`
    return createCaller({ origin, wait: tools.wait ?? wait, patience, tries })
  }
  const keptToken = keptTokenOf(source, { db, vault })
  const { ownCodes } = source
  return openers[source.crm](JSON.parse(text), { callAt, keptToken, ownCodes, now })
}

function keptTokenOf(source: FeedSourceRow, { db, vault }: Pick<OpenTools, 'db' | 'vault'>) {
  const place = placeOf(source.name, 'token')
  let sealed = source.token
  return {
    async read() {
      if (sealed === null) return null
      try {
        return vault.open(sealed, place)
      } catch (error) {
        // A token is asked for anew in a moment.
        if (error instanceof UnreadableSecret) return null
        throw error
      }
    },
    async write(token: string) {
      sealed = vault.seal(token, place)
      await changeSource(db, source.name, { token: sealed })
    },
  }
}
