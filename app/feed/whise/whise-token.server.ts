import * as z from 'zod'
import type { CallCrm } from '../crm/call-crm.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { WhiseCredentials } from './whise-credentials'

/** Where a token is kept between two runs. */
export type KeptToken = {
  read: () => Promise<string | null>
  write: (token: string) => Promise<void>
}

type Tools = { call: CallCrm; credentials: WhiseCredentials; keptToken: KeptToken; now: () => Date }

const kept = z.object({ token: z.string(), until: z.number() })
const answer = z.object({ token: z.string().min(1) })
const untoldLife = 12 * 3_600_000
/** A token that ends while a page is on its way is of no use. */
const margin = 60_000

/** First the token of the account, with it that of the agency; the second opens its estates. */
export function whiseToken({ call, credentials, keptToken, now }: Tools) {
  async function current(): Promise<string> {
    const stored = await keptToken.read()
    const known = stored ? kept.safeParse(safeJson(stored)).data : undefined
    return known && known.until - margin > now().getTime() ? known.token : renew()
  }

  async function renew(): Promise<string> {
    const { username, password, clientId, officeId } = credentials
    const account = await tokenFrom({
      path: '/token',
      body: { Username: username, Password: password },
    })
    const token = await tokenFrom({
      path: '/v1/admin/clients/token',
      body: { ClientId: clientId, ...(officeId && { OfficeId: officeId }) },
      bearer: account,
    })
    await keptToken.write(JSON.stringify({ token, until: endOf(token, now().getTime()) }))
    return token
  }

  async function tokenFrom(question: Parameters<CallCrm>[0]): Promise<string> {
    const { status, json } = await call(question)
    const told = status === 200 ? answer.safeParse(json).data : undefined
    if (!told) throw new UnreadableFeed('not-let-in')
    return told.token
  }

  return { current, renew }
}

/** The moment that the token itself names. One that is over at once means that our clocks disagree. */
function endOf(token: string, now: number): number {
  const [, claims = ''] = token.split('.')
  const claimed = safeJson(Buffer.from(claims, 'base64url').toString('utf8'))
  const { data } = z.object({ exp: z.number().positive() }).safeParse(claimed)
  const told = data ? data.exp * 1_000 : 0
  return told - margin > now ? told : now + untoldLife
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
