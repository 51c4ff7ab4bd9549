import { setTimeout as wait } from 'node:timers/promises'
import type * as z from 'zod'
import type { Database } from '../../database/client.server'
import { UnreadableSecret, type Vault } from '../../secrets/vault.server'
import { isSigned } from '../crm-hooks/signature.server'
import { openOmnicasa } from '../omnicasa/omnicasa.server'
import { omnicasaAddress, omnicasaCredentials } from '../omnicasa/omnicasa-credentials'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { openSkarabee } from '../skarabee/skarabee.server'
import { skarabeeAddress, skarabeeCredentials } from '../skarabee/skarabee-credentials'
import { openSweepbright } from '../sweepbright/sweepbright.server'
import {
  acceptOf,
  sweepbrightAddress,
  sweepbrightCredentials,
} from '../sweepbright/sweepbright-credentials'
import { readSweepbrightHook } from '../sweepbright/sweepbright-hook'
import { openWhise } from '../whise/whise.server'
import { whiseAddress, whiseCredentials } from '../whise/whise-credentials'
import { type CallCrm, createCaller } from './call-crm.server'
import type { Crm } from './crm'
import { bareCodes } from './own-codes'
import { changeSource, type FeedSourceRow } from './source-queries.server'

/** The CRMs that can be connected, and what opens each of them. */
export const crms = ['whise', 'omnicasa', 'sweepbright', 'skarabee'] as const
export type CrmName = (typeof crms)[number]

export function isCrm(name: string): name is CrmName {
  return crms.some((each) => each === name)
}

/** What each of them is opened with. */
export const credentialShapes = {
  whise: whiseCredentials,
  omnicasa: omnicasaCredentials,
  sweepbright: sweepbrightCredentials,
  skarabee: skarabeeCredentials,
} satisfies Record<CrmName, z.ZodType>

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
  /** Where visitors find us, for a CRM that wants to know where its homes are. */
  origin?: string
}

const placeOf = (name: string, column: 'credentials' | 'token') => `feed_sources.${column}:${name}`

export function sealCredentials(vault: Vault, name: string, credentials: string): string {
  return vault.seal(credentials, placeOf(name, 'credentials'))
}

type Opening = {
  source: FeedSourceRow
  credentials: unknown
  caller: (line: { origin: string; accept?: string }) => CallCrm
  tools: OpenTools
}

const openers: Record<CrmName, (opening: Opening) => Crm> = {
  whise({ source, credentials: told, caller, tools }) {
    const credentials = whiseCredentials.parse(told)
    const call = caller({ origin: credentials.address || whiseAddress })
    const keptToken = keptTokenOf(source, tools)
    return openWhise({ call, credentials, keptToken, ownCodes: source.ownCodes, now: tools.now })
  },
  omnicasa({ source, credentials: told, caller, tools }) {
    const credentials = omnicasaCredentials.parse(told)
    const call = caller({ origin: credentials.address || omnicasaAddress })
    return openOmnicasa({ call, credentials, ownCodes: source.ownCodes, now: tools.now })
  },
  sweepbright({ source, credentials: told, caller, tools: { db, vault, now, origin } }) {
    const credentials = sweepbrightCredentials.parse(told)
    const line = {
      origin: credentials.address || sweepbrightAddress,
      accept: acceptOf(credentials),
    }
    const keptToken = keptTokenOf(source, { db, vault })
    const { name, ownCodes } = source
    const parts = { db, source: name, call: caller(line), credentials, keptToken, ownCodes }
    return openSweepbright({ ...parts, now, origin })
  },
  skarabee({ source, credentials: told, caller, tools: { db, now, origin } }) {
    const credentials = skarabeeCredentials.parse(told)
    const accept = 'application/soap+xml'
    const call = caller({ origin: credentials.address || skarabeeAddress, accept })
    const { name, ownCodes } = source
    return openSkarabee({ db, source: name, call, credentials, ownCodes, now, origin })
  },
}

/** Whether it tells us by itself what changed, and is read then. */
export const isTelling = (crm: string) => crm === 'sweepbright'

/** The credentials are read here, and go nowhere but to the CRM. */
export function openCrm(source: FeedSourceRow, tools: OpenTools): Crm {
  const { patience, tries } = tools
  if (!isCrm(source.crm)) throw new Error(`There is no connector for ${source.crm}.`)
  // Whoever calls may have an origin of its own among the tools.
  const caller: Opening['caller'] = (line) => {
    const origin = line.origin.endsWith('/') ? line.origin : `${line.origin}/`
    return createCaller({ ...line, origin, wait: tools.wait ?? wait, patience, tries })
  }
  return openers[source.crm]({
    source: { ...source, ownCodes: bareCodes(source.ownCodes) },
    credentials: openedCredentials(source, tools.vault),
    caller,
    tools,
  })
}

function openedCredentials(source: FeedSourceRow, vault: Vault): unknown {
  try {
    return credentialsOf(source, vault)
  } catch (error) {
    throw error instanceof UnreadableSecret ? new UnreadableFeed('other-key') : error
  }
}

function credentialsOf(source: FeedSourceRow, vault: Vault): unknown {
  return JSON.parse(vault.open(source.credentials, placeOf(source.name, 'credentials')))
}

/** What reads the hooks of a source, for who tells us by itself. */
export function hookDesk(source: FeedSourceRow, vault: Vault) {
  if (!isTelling(source.crm)) return undefined
  const { clientSecret } = sweepbrightCredentials.parse(credentialsOf(source, vault))
  return {
    isSigned: (bytes: Uint8Array, headers: Headers) =>
      isSigned(bytes, clientSecret, headers.get('x-hook-signature') ?? ''),
    read: readSweepbrightHook,
  }
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
