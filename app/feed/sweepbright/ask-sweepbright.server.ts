import type { CallCrm, CrmAnswer, CrmCall } from '../crm/call-crm.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import type { sweepbrightToken } from './sweepbright-token.server'

export type TalkToSweepbright = (call: Omit<CrmCall, 'bearer'>) => Promise<CrmAnswer>

/** With the token there is; one that is refused is renewed once. */
export function talkToSweepbright(
  call: CallCrm,
  tokens: ReturnType<typeof sweepbrightToken>,
): TalkToSweepbright {
  return async (question) => {
    let answer = await call({ ...question, bearer: await tokens.current() })
    const isRefused = () => answer.status === 401 || answer.status === 403
    if (isRefused()) answer = await call({ ...question, bearer: await tokens.renew() })
    if (isRefused()) throw new UnreadableFeed('not-let-in')
    return answer
  }
}
