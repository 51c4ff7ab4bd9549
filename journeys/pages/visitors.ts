import { findByEmail, findById, insertAccount } from '../../app/accounts/queries.server'
import { openSession } from '../../app/accounts/sessions/session.server'
import type { Language } from '../../app/language/languages'
import { plantProperties } from '../../testing/journey-properties'
import { inHouse, type Site } from '../../testing/journey-site'
import { askSite } from '../ask-site'
import { type Found, findAt } from './found'
import type { Who } from './page-row'

export const visitors = ['nobody', 'owner', 'half', 'agent', 'editor', 'manager'] as const
type Visitor = (typeof visitors)[number]

/** Of whom it is enough to be one. */
const opens: Record<Who, readonly Visitor[]> = {
  anyone: visitors,
  owner: ['owner'],
  half: ['half'],
  staff: ['agent', 'editor', 'manager'],
  agent: ['agent', 'manager'],
  editor: ['editor', 'manager'],
  manager: ['manager'],
}

export function maySee(visitor: Visitor, who: Who): boolean {
  return opens[who].includes(visitor)
}

/** The least of those who may see it. */
export function visitorFor(who: Who): Visitor {
  return opens[who][0] ?? 'nobody'
}

export type Party = { found: Found; tokens: Record<Visitor, string> }

/** Everybody at once, signed in, with the language of the office of theirs. */
export async function gather(site: Site, language: Language): Promise<Party> {
  await plantRare(site)
  const found = await findAt(site, language)
  const now = () => new Date()
  const tokens = await inHouse(async (db) => {
    const session = async (visitor: Visitor) => {
      if (visitor === 'nobody') return ''
      const email = `rows-${visitor}-${language}@journeys.example`
      const role = visitor === 'half' || visitor === 'owner' ? 'agent' : visitor
      if (visitor !== 'owner') {
        await insertAccount(db, { email, name: visitor, role, language, createdAt: now() })
      }
      const account =
        visitor === 'owner' ? await findById(db, found.owner) : await findByEmail(db, email)
      if (!account) throw new Error(`${visitor} has no account`)
      return openSession({ db, now }, account, { device: 'journey' }, visitor !== 'half')
    }
    const each = visitors.map(async (visitor) => [visitor, await session(visitor)] as const)
    return Object.fromEntries(await Promise.all(each)) as Party['tokens']
  }, site)
  return { found, tokens }
}

/**
 * What the demo agency has not: a property of the feed about which the office decided otherwise, one that
 * left, somebody who gave no name, a change of many fields, and a CRM.
 */
async function plantRare(site: Site) {
  const planted = `select 1 from changes where subject = 'rare'`
  if ((await askSite(site, planted)).length > 0) return
  const overrides = { priceCents: 1, 'title.fr': 'Villa', status: 'option' }
  const feedValues = { priceCents: 30_000_000, status: 'available' }
  await plantProperties([{ source: 'feed', overrides, feedValues }, { status: 'withdrawn' }], site)
  await askSite(
    site,
    `insert into enquiries (form, language, answers, email, submission, received_at, expires_at)
     values ('sign-newsletter', 'fr', '{}', 'nora@journeys.example', gen_random_uuid(), now(),
       now() + interval '1 year')`,
  )
  await askSite(
    site,
    `insert into incoming_mails (key, kind, sender, sender_name, subject, words, quoted, bytes, left_out, arrived_at, taken_at)
     values ('rare', 'reply', 'nora@journeys.example', 'Nora', 'Uw huis', 'Is het nog vrij?', '> Dag', 9, '{a.exe}', now(), now())`,
  )
  await askSite(
    site,
    `insert into feed_sources (name, crm, credentials) values ('whise', 'whise', '')`,
  )
  await askSite(
    site,
    `insert into feed_notices (source, kind, subject, content, state, attempts, answer, owed_at, due_at)
     values ('whise', 'enquiry', gen_random_uuid(), '{}', 'failed', 3, 'Name is required', now(), now())`,
  )
  await askSite(
    site,
    `insert into changes (at, account_id, account_name, kind, subject, action, before, after)
     values (now(), gen_random_uuid(), 'An', 'page', 'rare', 'change', '{"title":{"nl":"A"}}',
       '{"title":{"nl":"B"},"modules":[1,2]}')`,
  )
}

export function headersOf({ found, tokens }: Party, visitor: Visitor): Record<string, string> {
  const token = tokens[visitor]
  return {
    'accept-language': found.language,
    ...(token ? { cookie: `session=${token}` } : {}),
  }
}
