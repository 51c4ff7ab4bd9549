import type { Language } from '../language/languages'
import type { LetterTools } from '../mail/letter-tools'
import { postMail } from '../mail/outbox.server'
import type { Criteria } from '../search/criteria'
import { criteriaQuery } from '../search/criteria-url'
import { type DemandList, demandCriteria, type Frequency, hasTypeOrPlace } from './demand'
import { confirmToken } from './demand-links.server'
import { writeConfirmLetter } from './letters/confirm-letter.server'
import { upsertDemand } from './queries.server'
import type { Seeker } from './tables.server'

export type DemandTools = LetterTools

export type Registration = {
  email: string
  language: Language
  person: Seeker
  list: DemandList
  wish: Criteria
  frequency: Frequency
}

/**
 * Kept, and a link mailed to confirm it; nothing else is ever mailed before. Whether the address was
 * known changes the letter, never the answer on the screen.
 */
export async function registerDemand(tools: DemandTools, registration: Registration) {
  const wish = demandCriteria(registration.wish)
  if (!hasTypeOrPlace(wish)) return { outcome: 'too-wide' } as const
  const { language, person, list, frequency } = registration
  await tools.db.transaction(async (tx) => {
    const demand = await upsertDemand(tx, {
      email: registration.email.toLowerCase(),
      language,
      person,
      list,
      frequency,
      criteria: wish,
      criteriaKey: criteriaQuery(wish),
      status: 'unconfirmed',
      createdAt: tools.now(),
      changedAt: tools.now(),
    })
    const link = confirmToken(tools, demand.id)
    const letter = await writeConfirmLetter(tools, demand, link)
    const key = `demand-confirm:${demand.id}:${demand.version}`
    await postMail(tx, tools.jobs, { key, recipient: demand.email, ...letter })
  })
  return { outcome: 'registered' } as const
}
