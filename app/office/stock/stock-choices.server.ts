import type { Database } from '../../database/client.server'
import { listBadges, listTypeNames } from '../../properties/look-ups/look-up-queries.server'

/** What the database offers to choose from in the forms of properties and projects. */
export async function stockChoices(db: Database) {
  const [types, badges] = await Promise.all([listTypeNames(db), listBadges(db)])
  return {
    types: types.map(({ webId, name }) => ({ value: webId, name })),
    badges: badges.map(({ code, name }) => ({ value: code, name })),
  }
}
