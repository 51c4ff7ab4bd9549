import type { Database } from '../database/client.server'
import type { Vault } from '../secrets/vault.server'
import { findMail, listMails, postAgain } from './queries.server'
import { wordsOf } from './seal-mail.server'
import type { MailState } from './tables.server'

const states: readonly string[] = ['waiting', 'sent', 'kept', 'failed'] satisfies MailState[]

const manual = `npm run mail                  the fifty newest letters
npm run mail -- failed        those that failed; also: waiting, sent, kept
npm run mail -- show <id>     one letter, as text
npm run mail -- html <id>     one letter, as HTML
npm run mail -- whole <id>    one that was not sent, as text with the links that open an account
npm run mail -- send <id>     post a failed or kept letter again`

/** For the operator's terminal, in English like the log. */
export async function mailCommand(
  { db, now, vault }: { db: Database; now: () => Date; vault: () => Promise<Vault> },
  [verb = 'list', id = '']: string[],
): Promise<string> {
  if (verb === 'list' || states.includes(verb)) {
    const state = verb === 'list' ? undefined : (verb as MailState)
    return listing(await listMails(db, { state, limit: 50 }))
  }
  if (verb === 'send') {
    if (await postAgain(db, id, now())) return 'Posted again: it leaves within a minute.'
    throw new Error(`${id} is not a failed or kept letter.`)
  }
  if (verb !== 'show' && verb !== 'html' && verb !== 'whole') return manual
  const mail = await findMail(db, id)
  if (!mail) throw new Error(`There is no letter ${id}.`)
  if (verb === 'html') return mail.html
  const { text } = verb === 'whole' ? wordsOf(await vault(), mail) : mail
  return [
    `To:      ${mail.recipient}`,
    `Subject: ${mail.subject}`,
    ...(mail.replyTo ? [`Reply:   ${mail.replyTo}`] : []),
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
    `State:   ${mail.state}, ${mail.attempts} attempts${mail.lastError ? `: ${mail.lastError}` : ''}`,
    ...mail.attachments.map(({ filename }) => `Encloses ${filename}`),
    '',
    text,
  ].join('\n')
}

function listing(mails: Awaited<ReturnType<typeof listMails>>): string {
  if (mails.length === 0) return 'No letters.'
  return mails
    .map(({ id, createdAt, state, recipient, subject, lastError }) => {
      const line = `${id}  ${createdAt.toISOString().slice(0, 16)}  ${state.padEnd(7)}  ${recipient}  ${subject}`
      return lastError ? `${line}\n    ${lastError}` : line
    })
    .join('\n')
}
