import type { Vault } from '../secrets/vault.server'
import { maskSecrets } from '../web/mask-secrets'
import type { Mail } from './outbox.server'
import type { StoredMail } from './tables.server'

type Words = Pick<StoredMail, 'html' | 'text'>

const placeOf = ({ key }: { key: string }) => `mails.sealed:${key}`

/** A letter with a link that opens an account: in the outbox only what is encrypted has the secret. */
export function sealMail(vault: Vault, mail: Mail, secret: string): Mail {
  const { html, text } = mail
  return {
    ...mail,
    html: html.replaceAll(secret, '…'),
    text: text.replaceAll(secret, '…'),
    sealed: vault.seal(JSON.stringify({ html, text }), placeOf(mail)),
  }
}

/** As it is sent. */
export function wordsOf(
  vault: Vault,
  mail: Words & { key: string; sealed?: string | null },
): Words {
  const { html, text, sealed } = mail
  if (!sealed) return { html, text }
  return JSON.parse(vault.open(sealed, placeOf(mail))) as Words
}

/** What is kept of a letter once it is sent: its links no longer open anything. */
export function withoutSecrets({ html, text, headers, attachments }: StoredMail) {
  const maskedHeaders = Object.entries(headers).map(([name, value]) => [name, maskSecrets(value)])
  return {
    html: maskSecrets(html),
    text: maskSecrets(text),
    headers: Object.fromEntries(maskedHeaders) as Record<string, string>,
    attachments: attachments.map(withoutLinks),
    sealed: null,
  }
}

/** Calendars have the link of the viewing in them, in lines that are folded after 75 characters. */
function withoutLinks(attachment: StoredMail['attachments'][number]) {
  if (!attachment.contentType.startsWith('text/calendar')) return attachment
  const text = Buffer.from(attachment.base64, 'base64')
    .toString()
    .replace(/\r?\n[ \t]/g, '')
  return { ...attachment, base64: Buffer.from(maskSecrets(text)).toString('base64') }
}
