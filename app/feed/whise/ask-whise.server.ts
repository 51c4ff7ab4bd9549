import * as z from 'zod'
import type { CallCrm, CrmAnswer, CrmCall } from '../crm/call-crm.server'
import { isNo } from '../crm-mapping/yes-or-no'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { AskWhise } from './estate-pages.server'
import type { WhiseCredentials } from './whise-credentials'
import { type KeptToken, whiseToken } from './whise-token.server'

type Tools = { call: CallCrm; credentials: WhiseCredentials; keptToken: KeptToken; now: () => Date }

const words = z.string().optional().catch(undefined)

/** What Whise has to say of a question, beside the answer itself. */
export const complaint = z.object({
  isValidRequest: z
    .unknown()
    .optional()
    .transform((told) => !isNo(told)),
  validationErrors: z
    .array(z.object({ code: words, message: words }).catch({}))
    .nullish()
    .transform((list) => list ?? []),
})

export type TalkToWhise = (call: Omit<CrmCall, 'bearer'>) => Promise<CrmAnswer>

/** With the token there is; one that is refused is renewed once. */
export function talkToWhise({ call, credentials, keptToken, now }: Tools): TalkToWhise {
  const tokens = whiseToken({ call, credentials, keptToken, now })
  return async (question) => {
    let answer = await call({ ...question, bearer: await tokens.current() })
    if (answer.status === 401) answer = await call({ ...question, bearer: await tokens.renew() })
    if (answer.status === 401 || answer.status === 403) throw new UnreadableFeed('not-let-in')
    const { data } = complaint.safeParse(answer.json)
    if (data?.validationErrors.some(({ code }) => code === 'FailedAuthentication')) {
      throw new UnreadableFeed('not-let-in')
    }
    return answer
  }
}

/** A question of which nothing was ignored, or no answer at all. */
export function askWhise(talk: TalkToWhise): AskWhise {
  return async (path, body) => {
    const { status, json } = await talk({ path, body })
    const { data } = complaint.safeParse(json)
    const errors = data?.validationErrors ?? []
    // A valid request with errors was answered without what we asked for.
    const isHeard = status === 200 && data?.isValidRequest && errors.length === 0
    if (!isHeard) throw new UnreadableFeed('wrong-shape')
    return json
  }
}
