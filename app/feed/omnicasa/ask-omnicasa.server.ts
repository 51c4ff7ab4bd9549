import * as z from 'zod'
import type { CallCrm } from '../crm/call-crm.server'
import { answerIn } from '../crm-mapping/yes-or-no'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { OmnicasaCredentials } from './omnicasa-credentials'

type Tools = { call: CallCrm; credentials: OmnicasaCredentials }
export type OmnicasaAnswer = { isHeard: boolean; value: unknown; message: string }
export type TalkToOmnicasa = (method: string, fields: object) => Promise<OmnicasaAnswer>
export type AskOmnicasa = (method: string, fields: object) => Promise<unknown>

const envelope = z.object({
  Success: z.unknown().transform(answerIn).pipe(z.boolean()),
  Code: z.union([z.number(), z.string()]).nullish(),
  Message: z.string().nullish().catch(null),
  Value: z.unknown(),
})

/**
 * Every question is an address with all of it inside, the password too: no address is ever written in a
 * log. A wrong password and any other trouble have one answer, so that Omnicasa is asked which it is.
 */
export function talkToOmnicasa({ call, credentials }: Tools): TalkToOmnicasa {
  const { customerName, password } = credentials

  async function answer(method: string, fields: object): Promise<OmnicasaAnswer> {
    const question = { CustomerName: customerName, CustomerPassword: password, ...fields }
    const json = encodeURIComponent(JSON.stringify(question))
    const told = await call({
      method: 'GET',
      path: `OmnicasaService.svc/${method}Json?json=${json}`,
    })
    if (told.status === 401 || told.status === 403) throw new UnreadableFeed('not-let-in')
    if (told.status !== 200) {
      return { isHeard: false, value: undefined, message: `HTTP ${told.status}` }
    }
    return inside(told.json, method)
  }

  return async (method, fields) => {
    const told = await answer(method, fields)
    if (told.isHeard) return told
    const { isHeard, value } = await answer('ValidateCustomer', {})
    if (!isHeard || value !== true) throw new UnreadableFeed('not-let-in')
    return told
  }
}

/** An answer that was understood, or none at all. */
export function askOmnicasa(talk: TalkToOmnicasa): AskOmnicasa {
  return async (method, fields) => {
    const { isHeard, value } = await talk(method, fields)
    if (!isHeard) throw new UnreadableFeed('wrong-shape')
    return value
  }
}

/** Some calls leave out the outer name; "d" is how some servers of that kind wrap every answer. */
function inside(json: unknown, method: string): OmnicasaAnswer {
  const told = json as Record<string, unknown> | null
  const outer = (told?.d ?? told) as typeof told
  const { data } = envelope.safeParse(outer?.[`${method}JsonResult`] ?? outer)
  if (!data || !('Value' in data)) throw new UnreadableFeed('wrong-shape')
  const isHeard = data.Success && !Number(data.Code ?? 0)
  return { isHeard, value: data.Value, message: data.Message || `Code ${data.Code ?? ''}`.trim() }
}
