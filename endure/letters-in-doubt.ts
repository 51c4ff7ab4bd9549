import type { Received } from '../app/mail/testing'
import { askSite } from '../journeys/ask-site'
import type { Site } from '../testing/journey-site'

/**
 * The letters that were begun more than once, because the site died while they were on their way, or
 * because it was too slow to hold them in time: only of these may the mail server have said yes without
 * our noting it, so only these may come again. To be asked after a run in which no letter failed.
 */
export async function lettersBegunAgain(site: Site, received: Received[]) {
  const rows = await askSite<{ id: string }>(
    site,
    'select id from mails, generate_series(2, attempts) where id = any($1)',
    [received.map(idOf)],
  )
  return rows.map(({ id }) => id)
}

/** As mailboxes count: what has the same Message-ID is one letter. */
export function countLetters(received: Received[]) {
  const ids = received.map(idOf)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  return { letters: new Set(ids).size, repeated }
}

const idOf = ({ messageId }: Received) => /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? ''
