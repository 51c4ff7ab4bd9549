import path from 'node:path'
import { staffCommand } from '../app/accounts/staff-command.server'
import { mediaCommand } from '../app/activity/media-command.server'
import { ownerCommand } from '../app/activity/owner-command.server'
import { visitorRecords } from '../app/appointments/visitor-queries.server'
import type { Config } from '../app/config.server'
import { configureCommand } from '../app/configuration/configure-command.server'
import { mentionsCommand } from '../app/costs/rules/mentions-command.server'
import { type Database, openDatabase } from '../app/database/client.server'
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../app/database/embedded-postgres.server'
import { seekerRecords } from '../app/demands/queries.server'
import { personCommand } from '../app/enquiries/people/person-command.server'
import { importCommand } from '../app/feed/import-command.server'
import { openFileStore } from '../app/files/file-store.server'
import { filmCommand } from '../app/files/keep-film.server'
import { mailCommand } from '../app/mail/mail-command.server'
import { plantDemoAgency } from '../seed/plant-demo-agency'
import { firstRows } from './first-rows'

type CommandTools = { db: Database; now: () => Date; config: Config }
/** Returns what the operator reads; throws to fail. */
type Command = (tools: CommandTools, words: string[]) => Promise<string>

/** "npm run mail" and its like: each works on the same database as the web server, also while that runs. */
const commands: Record<string, Command> = {
  import: ({ db, now, config }, words) => {
    const files = openFileStore(path.join(config.dataFolder, 'files'))
    return importCommand({ db, now, files, maxRemoved: config.feed.maxRemoved }, words)
  },
  configure: ({ db }, words) => configureCommand(db, words),
  film: ({ config }, words) =>
    filmCommand(openFileStore(path.join(config.dataFolder, 'files')), words),
  mentions: ({ db, now }) => mentionsCommand({ db, now }),
  mail: ({ db, now }, words) => mailCommand({ db, now }, words),
  media: ({ db, now }, words) => mediaCommand({ db, now }, words),
  owner: ({ db, now, config }, words) => ownerCommand({ db, now, origin: config.origin }, words),
  person: ({ db, config }, words) => {
    const files = openFileStore(path.join(config.dataFolder, 'files'))
    const others = { viewings: visitorRecords, demands: seekerRecords }
    return personCommand({ db, files, others }, words)
  },
  staff: ({ db, now, config }, words) => staffCommand({ db, now, origin: config.origin }, words),
  seed: async ({ db, config }) => {
    const isPlanted = await plantDemoAgency(
      db,
      openFileStore(path.join(config.dataFolder, 'files')),
    )
    return isPlanted ? 'The demo agency is in.' : 'There are homes already: nothing was planted.'
  },
}

export async function runCommand(config: Config, name: string, words: string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    process.stderr.write(`There is no ${name}. There are: ${Object.keys(commands).join(', ')}\n`)
    return 1
  }
  const running = config.databaseUrl ?? runningEmbeddedPostgres(config.dataFolder)
  const embedded = running ? undefined : await startEmbeddedPostgres(config.dataFolder)
  const database = openDatabase(running ?? embedded?.url ?? '', () => {})
  try {
    await database.migrate(firstRows)
    const tools = { db: database.db, now: () => new Date(), config }
    process.stdout.write(`${await command(tools, words)}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    return 1
  } finally {
    await database.close()
    await embedded?.stop()
  }
}
