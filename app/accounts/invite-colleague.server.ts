import type { Writer } from '../journal/journal'
import { noteChange } from '../journal/queries.server'
import { invite } from './set-password.server'
import type { NewColleague } from './staff.form'

type Tools = Writer & Parameters<typeof invite>[0]

export async function inviteColleague(
  tools: Tools,
  colleague: NewColleague,
  link: (token: string) => string,
) {
  const { db, staff, now } = tools
  return db.transaction(async (tx) => {
    const invited = await invite({ ...tools, db: tx }, colleague, link)
    if (invited.outcome === 'invited') {
      const subject = { kind: 'staff', id: invited.accountId }
      await noteChange(tx, { by: staff, at: now(), subject, action: 'invite', after: colleague })
    }
    return invited
  })
}
