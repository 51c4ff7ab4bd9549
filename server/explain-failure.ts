import { loggedError } from '../app/web/logged-error.server'

/** The text of a statement may be pages long. */
const longestStatement = 300

/** What an operator reads of a failure: of a query its reason, and not its values. */
export function explainFailure(error: unknown): string {
  const told = loggedError(error)
  if (typeof told === 'string') return told
  if (!told.message.startsWith('Failed query:')) return told.message
  const statement = told.message.replace(/\s+/g, ' ').slice(0, longestStatement)
  return told.cause ? `${told.cause.message} (${statement})` : statement
}
