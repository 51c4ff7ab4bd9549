import { anAgency } from '../../testing/an-agency'
import { openTestDatabase } from '../../testing/test-database'
import { openTestJobs } from '../../testing/test-jobs'
import { mailDue } from '../mail/outbox.server'
import { wordsOf } from '../mail/seal-mail.server'
import { mails } from '../mail/tables.server'
import { aVault } from '../secrets/testing'
import type { Role } from './account'
import { resetAsked } from './passwords/reset-asked.job.server'
import { invite, setPassword } from './set-password.server'

export const password = 'een lange zin'
export const link = (token: string) => `https://baksteen.example/set/${token}`

/** Accounts of their own for a test file, on a clock that it sets. */
export async function openAccounts() {
  const { db, url } = await openTestDatabase()
  const jobs = await openTestJobs(db, [mailDue, resetAsked])
  let moment = new Date('2026-11-15T10:00:00Z')
  let people = 0
  const vault = aVault()
  const tools = { db, vault, jobs, now: () => moment, agency: anAgency }

  async function tokenMailedTo(email: string): Promise<string> {
    const letters = (await db.select().from(mails)).filter(({ recipient }) => recipient === email)
    const [letter] = letters.slice(-1)
    return (letter && wordsOf(vault, letter).text.match(/set\/([\w-]+)/)?.[1]) ?? ''
  }

  return {
    tools,
    url,
    tokenMailedTo,
    later(minutes: number) {
      moment = new Date(moment.getTime() + minutes * 60_000)
    },
    /** Invited, and the password chosen with the token of the letter. */
    async anAccount(role: Role, language: 'nl' | 'fr' = 'nl') {
      people += 1
      const email = `${role}${people}@example.be`
      await invite(tools, { email, name: 'Nora Peeters', role, language }, link)
      const token = await tokenMailedTo(email)
      await setPassword(tools, { token, purpose: 'invitation', password, place: '' })
      return email
    },
  }
}
