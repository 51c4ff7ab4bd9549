import { site } from '../testing/journey-site'
import { askSite } from './ask-site'

type Planted = {
  form: string
  answers: Record<string, unknown>
  propertyId?: number
  follows?: string
}

/** An enquiry as a form would have left it, for pages that are about what came in. */
export async function plantEnquiry({ form, answers, propertyId, follows }: Planted) {
  const person = { title: 'ms', firstName: 'Nora', lastName: 'Peeters', phone: '+32 470 12 34 56' }
  const [row] = await askSite<{ id: string }>(
    site,
    `insert into enquiries (form, language, answers, email, submission, property_id, follows,
       received_at, expires_at, letters_due_at)
     values ($1, 'fr', $2, $3, gen_random_uuid(), $4, $5, now(), now() + interval '1 year', null)
     returning id`,
    [
      form,
      { ...person, ...answers },
      answers.email ?? 'nora@journeys.example',
      propertyId ?? null,
      follows ?? null,
    ],
  )
  return row?.id ?? ''
}

export async function propertyFor(goal: 'sale' | 'rent') {
  const [row] = await askSite<{ id: number }>(
    site,
    `select id from properties
     where is_published and hidden_at is null and goal = $1 and list = $2 order by id limit 1`,
    [goal, `for-${goal}`],
  )
  return row?.id ?? 0
}
