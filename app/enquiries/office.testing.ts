import { insertAccount, updateAccount } from '../accounts/queries.server'
import type { Database } from '../database/client.server'
import type { Form, StoredAnswers } from '../forms/form'
import { formNamed } from './forms'
import { onServer } from './forms.server'
import { type Received, receiveEnquiry } from './receive-enquiry.server'
import type { FormTestTools } from './testing'

const nora = {
  title: 'ms',
  firstName: 'Nora',
  lastName: 'Peeters',
  email: 'nora@example.be',
  phone: '0470 12 34 56',
}

/** Somebody of the agency, who may be given enquiries. */
export async function aColleague(db: Database, name = 'Els Claes') {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@baksteen.example`
  const createdAt = new Date('2026-01-01T00:00:00Z')
  const account = { email, name, role: 'agent' as const, language: 'nl' as const, createdAt }
  const row = await insertAccount(db, account)
  if (!row) throw new Error(`${name} is there already`)
  await updateAccount(db, row.id, { passwordHash: 'has been here' })
  return { id: row.id, name: row.name }
}

/** An enquiry that came in by the front door. */
export async function anEnquiry(
  tools: FormTestTools,
  name: string,
  answers: StoredAnswers = {},
  given: Partial<Pick<Received, 'language' | 'subject'>> = {},
) {
  const received = await receiveEnquiry(
    tools,
    {
      form: formNamed(name) as Form,
      uploads: [],
      language: 'nl',
      source: {},
      subject: {},
      submission: crypto.randomUUID(),
      answers: { ...nora, ...answers },
      ...given,
    },
    onServer(name).alsoDo,
  )
  if (received.outcome !== 'received') throw new Error(received.outcome)
  return received.enquiry
}
