import { createContext } from 'react-router'

/** Why a page could not be made: the database is away, the visitor sent nonsense, or we erred. */
export type Failure = 'outage' | 'bad-input' | 'mistake'

export const failureContext = createContext<{ failure?: Failure }>({})

/** SQLSTATE: connection trouble, too many connections, and a server that starts or stops. */
const outages =
  /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|STORE_AWAY)$/
const outageTexts =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool/
/** SQLSTATE: characters, numbers and dates that PostgreSQL cannot hold, such as NUL. */
const badInputs = /^(22021|22P05|22003|22008|22P02)$/

export function failureOf(error: unknown): Failure {
  for (const each of chainOf(error)) {
    const code = 'code' in each ? String(each.code) : ''
    if (outages.test(code) || outageTexts.test(each.message)) return 'outage'
    if (badInputs.test(code)) return 'bad-input'
  }
  return 'mistake'
}

function chainOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const parts = error instanceof AggregateError ? error.errors.flatMap(chainOf) : []
  return [error, ...parts, ...chainOf(error.cause)]
}
