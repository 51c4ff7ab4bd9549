import { listAccounts } from '../accounts/queries.server'
import { job } from '../jobs/job-queue.server'
import { brusselsDay } from '../language/brussels-day'
import { addDays } from '../language/calendar-day'
import { daysLater } from '../language/days-later'
import type { Language } from '../language/languages'
import { messagesIn } from '../language/messages.server'
import { pathTo } from '../language/path-to'
import type { LetterTools } from '../mail/letter-tools'
import { postMail } from '../mail/outbox.server'
import { renderLetter } from '../mail/render-letter.server'
import { listPropertiesOf } from '../properties/owned/owned-queries.server'
import { DigestLetter, type DigestProperty } from './digest-letter.email'
import { countActivities, listDailyPageViews } from './owner-queries.server'
import { stopDigest, whoStoppedDigest } from './queries.server'

export const weeklyDigest = job<Record<string, never>>('owners-weekly-digest')

type Tools = LetterTools & {
  siteLanguages: () => { enabled: readonly Language[]; default: Language }
}
type Owner = { id: string; email: string; name: string; language: Language }

const purpose = 'owner-digest'
const yearDays = 365

/** On Monday: one letter for each owner who has a property on offer and did not stop it. */
export async function sendDigests(tools: Tools) {
  const accounts = await listAccounts(tools.db)
  const owners = accounts.filter(
    (each) => each.role === 'owner' && each.isActive && each.hasPassword,
  )
  const stopped = await whoStoppedDigest(
    tools.db,
    owners.map(({ id }) => id),
  )
  for (const owner of owners) if (!stopped.has(owner.id)) await sendDigest(tools, owner)
}

async function sendDigest(tools: Tools, owner: Owner) {
  const { enabled, default: usual } = tools.siteLanguages()
  const language = enabled.includes(owner.language) ? owner.language : usual
  const today = brusselsDay(tools.now())
  const properties = await weekOf(tools, owner, language, today)
  const [first] = properties
  if (!first) return
  const agency = tools.agency()
  const t = messagesIn(language).getFixedT(language, 'owners')
  const token = tools.signer.sign(purpose, owner.id, daysLater(tools.now(), yearDays))
  const stopLink = new URL(pathTo('owner-digest', language, { token }), tools.origin).href
  const subject = properties.length === 1 ? t('letter.subject', first) : t('letter.subject-more')
  const letter = (
    <DigestLetter
      agency={agency}
      name={owner.name}
      properties={properties}
      stopLink={stopLink}
      title={subject}
    />
  )
  await postMail(tools.db, tools.jobs, {
    key: `owner-digest:${owner.id}:${today}`,
    recipient: owner.email,
    subject,
    headers: {
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    ...(await renderLetter(language, letter)),
  })
}

async function weekOf(tools: Tools, owner: Owner, language: Language, today: string) {
  const { db, origin } = tools
  const since = addDays(today, -7)
  const properties = await listPropertiesOf(db, owner.id, language)
  const offered = properties.filter(
    ({ isOnline, status }) => isOnline && ['available', 'option'].includes(status),
  )
  const daily = await listDailyPageViews(db, { ownerId: owner.id }, addDays(today, -14))
  const periods = { today: since, week: since, month: since, chart: since }
  return Promise.all(
    offered.map(async ({ id, address }): Promise<DigestProperty> => {
      const of = { ownerId: owner.id, propertyId: id }
      const mine = daily.filter(({ propertyId, day }) => propertyId === id && day < today)
      const sum = (days: typeof mine) => days.reduce((total, { visitors }) => total + visitors, 0)
      return {
        id,
        address,
        link: new URL(pathTo('owner-property', language, { id }), origin).href,
        visitors: sum(mine.filter(({ day }) => day >= since)),
        visitorsBefore: sum(mine.filter(({ day }) => day < since)),
        contacts: (await countActivities(db, of, periods, 'contacts')).week,
        tours: (await countActivities(db, of, periods, 'visits')).week,
      }
    }),
  )
}

/** The link in the letter: whoever has it is the owner it was sent to. */
export async function stopDigestByLink(
  { db, signer, now }: Pick<Tools, 'db' | 'signer' | 'now'>,
  token: string,
): Promise<{ outcome: 'stopped' | 'expired' }> {
  const opened = signer.open(purpose, token, now())
  if (opened.outcome !== 'valid') return { outcome: 'expired' }
  await stopDigest(db, String(opened.value), now())
  return { outcome: 'stopped' }
}
