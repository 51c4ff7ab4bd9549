import type { MessageKind } from './message'

/** All values of a header, by its name in small letters. */
export type HeaderValues = (name: string) => string[]

const machines = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)([+@-]|$)/i

/**
 * Who wrote it: a person, a machine in a person's place (RFC 3834 and what came before it), or a mail
 * server about a letter of ours (RFC 3464). In doubt a machine: nothing is answered to either.
 */
export function messageKind(header: HeaderValues, sender: string, report: string): MessageKind {
  const [contentType = ''] = header('content-type')
  if (/^\s*multipart\/report\b/i.test(contentType)) {
    const isAboutDelivery = /report-type\s*=\s*"?delivery-status/i.test(contentType)
    return isAboutDelivery && hasFailed(report) ? 'bounce' : 'auto-reply'
  }
  if (header('x-failed-recipients').length > 0) return 'bounce'
  return isAutomatic(header, sender) ? 'auto-reply' : 'reply'
}

/** "Delayed" is no failure: the server is still trying. */
const hasFailed = (report: string) => /^action\s*:\s*failed\b/im.test(report)

function isAutomatic(header: HeaderValues, sender: string): boolean {
  const says = (name: string, pattern: RegExp) =>
    header(name).some((value) => pattern.test(value.trim()))
  return (
    says('auto-submitted', /^(?!no\b)./i) ||
    says('precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    says('x-auto-response-suppress', /^(?!none\b)./i) ||
    says('return-path', /^<>$/) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id'].some(
      (name) => header(name).length > 0,
    ) ||
    machines.test(sender)
  )
}
