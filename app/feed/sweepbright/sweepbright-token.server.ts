import * as z from 'zod'
import type { CallCrm } from '../crm/call-crm.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { SweepbrightCredentials } from './sweepbright-credentials'

type Tools = {
  call: CallCrm
  credentials: SweepbrightCredentials
  /** Where a token is kept between two runs. */
  keptToken: { read: () => Promise<string | null>; write: (token: string) => Promise<void> }
  now: () => Date
}

const kept = z.object({ token: z.string(), until: z.number() })
const answer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().catch(3_600),
})
/** A token that ends while an answer is on its way is of no use. */
const margin = 60_000

export function sweepbrightToken({ call, credentials, keptToken, now }: Tools) {
  async function current(): Promise<string> {
    const stored = await keptToken.read()
    const known = stored ? kept.safeParse(jsonOrNothing(stored)).data : undefined
    return known && known.until - margin > now().getTime() ? known.token : renew()
  }

  async function renew(): Promise<string> {
    const { websiteClientId, clientSecret } = credentials
    const { status, json } = await call({
      path: 'oauth/token',
      body: {
        grant_type: 'client_credentials',
        client_id: websiteClientId,
        client_secret: clientSecret,
      },
    })
    const told = status < 300 ? answer.safeParse(json).data : undefined
    if (!told) throw new UnreadableFeed('not-let-in')
    const until = now().getTime() + told.expires_in * 1_000
    await keptToken.write(JSON.stringify({ token: told.access_token, until }))
    return told.access_token
  }

  return { current, renew }
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
