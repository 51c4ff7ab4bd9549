import { postMail } from '../mail/outbox.server'
import { log } from '../web/log.server'
import { demandToken } from './demand-links.server'
import { demandAddress } from './demand-pages'
import { writeRenewLetter } from './letters/renew-letter.server'
import { type DemandRow, updateDemand } from './queries.server'
import type { DemandTools } from './register-demand.server'

export type RenewTools = DemandTools

/** What we cannot read any more is kept as it is; its owner is asked once to say it again. */
export async function askToRenew(tools: RenewTools, demand: DemandRow) {
  log.warn({ demand: demand.id }, 'the criteria of a demand can no longer be read')
  const link = demandAddress(tools.origin, demand.language, 'change', demandToken(tools, demand.id))
  const letter = await writeRenewLetter(tools.agency(), demand, link)
  await tools.db.transaction(async (tx) => {
    await updateDemand(tx, demand.id, { status: 'unreadable' })
    const key = `demand-renew:${demand.id}`
    await postMail(tx, tools.jobs, { key, recipient: demand.email, ...letter })
  })
}
