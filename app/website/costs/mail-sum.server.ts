import type { MailSaid } from '../../costs/calculator/mail-panel'
import { mailResult } from '../../costs/calculator/mail-result.server'
import type { Fact } from '../../costs/calculator/result-facts'
import type { siteOf } from '../../site/site.server'
import { readForm } from '../../web/read-form.server'
import { refusals } from '../forms/form-door.server'

const largest = 20_000

/** `refused`: the status for what is no form, or none that we can read. */
type SumForm = { query: URLSearchParams; email: string; refused: number | undefined }

/** The form of a sum as the question it holds, and the address to mail the answer to. */
export async function sumForm(request: Request): Promise<SumForm> {
  const read = await readForm(request, largest)
  const query = new URLSearchParams()
  if (read.outcome === 'read') {
    for (const [name, value] of read.data) if (typeof value === 'string') query.append(name, value)
  }
  const email = query.get('email')?.slice(0, 254) ?? ''
  query.delete('email')
  const refused = read.outcome === 'read' ? undefined : refusals[read.outcome].status
  return { query, email, refused }
}

type Sum = { path: string; title: string; facts: Fact[] | undefined }

/** A sum that cannot be made is not mailed: its own fields say what is wrong. */
export async function mailSum(
  site: ReturnType<typeof siteOf>,
  { query, email }: SumForm,
  { path, title, facts }: Sum,
): Promise<MailSaid> {
  if (!facts) return { outcome: 'unclear', email }
  const link = new URL(`${path}?${query}`, site.origin).href
  const { outcome } = await mailResult(site, { email, title, facts, link })
  return { outcome, email }
}
