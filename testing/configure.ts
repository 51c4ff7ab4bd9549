import { configureCommand } from '../app/configuration/configure-command.server'
import { inHouse, site } from './journey-site'

/** Sets a section of the site that the journeys visit, or of another, as an operator would. */
export async function configure(section: string, value: object, at = site) {
  await inHouse((db) => configureCommand(db, [section, JSON.stringify(value)]), at)
}
