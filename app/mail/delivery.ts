/** What nodemailer tells of a letter that did not leave. */
export type SmtpFailure = { code?: string; command?: string; responseCode?: number }

const minute = 60_000
const hour = 60 * minute

/** Mail servers are asked again for three days, as they do among themselves (RFC 5321, 4.5.4.1). */
export const patience = 72 * hour

/** One minute, two, four … up to an hour. */
export function delayAfter(attempts: number): number {
  return Math.min(minute * 2 ** (attempts - 1), hour)
}

/** `attempts` counts the one that just failed. */
type Attempted = { attempts: number; createdAt: Date }

/**
 * Only a recipient that the server refuses for good (5xx on RCPT) will never get the letter. All
 * else may be ours to mend: a wrong password, a full queue, a server that is down for a day.
 */
export function afterFailure(mail: Attempted, failure: SmtpFailure, now: Date) {
  const isRefused = failure.command === 'RCPT TO' && (failure.responseCode ?? 0) >= 500
  if (isRefused || now.getTime() - mail.createdAt.getTime() >= patience) {
    return { state: 'failed' } as const
  }
  const dueAt = new Date(now.getTime() + delayAfter(mail.attempts))
  return { state: 'waiting', dueAt } as const
}

const perLetter = new Set(['EENVELOPE', 'EMESSAGE'])

/** No use trying the next letter now: the server itself does not answer or does not know us. */
export function isServerDown({ code = '' }: SmtpFailure): boolean {
  return !perLetter.has(code)
}
