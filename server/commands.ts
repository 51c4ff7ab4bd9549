import { staffCommand } from '../app/accounts/staff-command.server'
import { mediaCommand } from '../app/activity/media-command.server'
import { ownerCommand } from '../app/activity/owner-command.server'
import { backupCommand } from '../app/backup/backup-command.server'
import type { WaitingJob } from '../app/backup/manifest'
import { restoreCommand } from '../app/backup/restore-command.server'
import type { BackupPlace } from '../app/backup/sealed-depot.server'
import { placesCommand } from '../app/basemap/nearby/keep-places.server'
import { mapCommand } from '../app/basemap/tiles/keep-map.server'
import type { Config } from '../app/config.server'
import { configureCommand } from '../app/configuration/configure-command.server'
import { personRecords } from '../app/contacts/person-records.server'
import { mentionsCommand } from '../app/costs/rules/mentions-command.server'
import { type Database, openDatabase } from '../app/database/client.server'
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../app/database/embedded-postgres.server'
import { upgradeCommand } from '../app/database/upgrade/upgrade-command.server'
import { personCommand } from '../app/enquiries/people/person-command.server'
import { importCommand } from '../app/feed/import-command.server'
import { depotAt } from '../app/files/depot-at.server'
import { openFileStore } from '../app/files/file-store.server'
import { filesCommand } from '../app/files/files-command.server'
import { filmCommand } from '../app/files/keep-film.server'
import { openJobQueue } from '../app/jobs/job-queue.server'
import { mailCommand } from '../app/mail/mail-command.server'
import { keysCommand } from '../app/secrets/keys-command.server'
import { openVault } from '../app/secrets/open-vault.server'
import { sealAgain } from '../app/secrets/seal-again.server'
import type { Vault } from '../app/secrets/vault.server'
import { closeDemoAccounts } from '../seed/demo-accounts'
import { plantDemoAgency } from '../seed/plant-demo-agency'
import { backupPlaceOf, installationKeyNames } from './backup/backup-place'
import { drill } from './backup/drill'
import { explainFailure } from './explain-failure'
import { firstRows } from './first-rows'
import { sealedColumns } from './sealed-columns'
import { declaredJobs } from './work'

/** The vault is opened by those that need it: others run without the key. */
type CommandTools = {
  db: Database
  now: () => Date
  config: Config
  /** Of the database, past any pooler. */
  url: string
  vault: () => Promise<Vault>
}
/** Returns what the operator reads; throws to fail. */
type Command = (tools: CommandTools, words: string[]) => Promise<string>

const storeOf = ({ files }: Config) => openFileStore(depotAt(files))

/** "npm run mail" and its like: each works on the same database as the web server, also while that runs. */
const commands: Record<string, Command> = {
  import: ({ db, now, config, vault }, words) => {
    const files = storeOf(config)
    return importCommand({ db, now, files, vault, maxRemoved: config.feed.maxRemoved }, words)
  },
  backup: (tools, words) => {
    const { config } = tools
    const { keepDays } = config.backup
    const parts = {
      ...tools,
      keepDays,
      isOwnServer: config.databaseUrl !== undefined,
      files: depotAt(config.files),
      placeAt: backupPlaceOf(config),
      installationKeys: installationKeyNames(config),
      drill: (place: BackupPlace) => drill(tools, place),
    }
    return backupCommand(parts, words)
  },
  configure: ({ db }, words) => configureCommand(db, words),
  files: async ({ config }, words) =>
    filesCommand({ placeOf: config.filesAt, ours: config.files }, words),
  film: ({ config }, words) => filmCommand(storeOf(config), words),
  map: ({ db, config }, words) => mapCommand({ db, files: storeOf(config) }, words),
  mentions: ({ db, now }) => mentionsCommand({ db, now }),
  keys: async ({ db, config, vault }, words) => {
    const place = config.keyPlace
    return keysCommand({ db, place, vault: await vault(), columns: sealedColumns }, words)
  },
  mail: ({ db, now, vault }, words) => mailCommand({ db, now, vault }, words),
  media: ({ db, now }, words) => mediaCommand({ db, now }, words),
  owner: async ({ db, now, config, vault }, words) =>
    ownerCommand({ db, now, origin: config.origin, vault: await vault() }, words),
  person: ({ db, config }, words) => {
    const files = storeOf(config)
    return personCommand({ db, files, others: personRecords }, words)
  },
  places: ({ db }, words) => placesCommand(db, words),
  staff: async ({ db, now, config, vault }, words) =>
    staffCommand({ db, now, origin: config.origin, vault: await vault() }, words),
  seed: async ({ db, config, vault }, words) => {
    if (words.includes('--close-accounts')) {
      return `${await closeDemoAccounts(db)} demo accounts are closed.`
    }
    const hasAccounts = config.hasDemoAccounts || words.includes('--accounts')
    const isPlanted = await plantDemoAgency(db, storeOf(config), hasAccounts, false)
    await sealAgain(db, await vault(), sealedColumns)
    if (!isPlanted) return 'There are homes already: nothing was planted.'
    return hasAccounts
      ? 'The demo agency is in, with accounts whose passwords are in the README.'
      : 'The demo agency is in, without its accounts: --accounts adds those on an empty database.'
  },
}

/** These find a database that nobody has brought up to date. */
const commandsBefore: Record<string, Command> = {
  restore: ({ db, config, url }, words) => {
    const parts = {
      db,
      url,
      files: depotAt(config.files),
      placeAt: backupPlaceOf(config),
      installationKeys: installationKeyNames(config),
      async finish(waiting: WaitingJob[]) {
        const database = openDatabase(url, () => {})
        await database.migrate(firstRows).finally(database.close)
        const jobs = await openJobQueue(db, declaredJobs, () => {})
        const known = new Set(declaredJobs.map((each) => each.name))
        const ours = waiting.filter((each) => known.has(each.name))
        for (const { name: job, data } of ours) await jobs.enqueue(db, { name: job }, data)
        await jobs.close()
      },
    }
    return restoreCommand(parts, words)
  },
  upgrade: ({ url }, words) => upgradeCommand({ url }, words),
}

export async function runCommand(config: Config, name: string, words: string[]): Promise<number> {
  const command = commands[name] ?? commandsBefore[name]
  if (!command) {
    const names = Object.keys({ ...commands, ...commandsBefore })
    process.stderr.write(`There is no ${name}. There are: ${names.join(', ')}\n`)
    return 1
  }
  const running = config.databaseUrl ?? runningEmbeddedPostgres(config.dataFolder)
  const embedded = running ? undefined : await startEmbeddedPostgres(config.dataFolder)
  const url = running ?? embedded?.url ?? ''
  const database = openDatabase(url, () => {})
  try {
    if (name in commands) await database.migrate(firstRows)
    const { db } = database
    const vault = () => openVault(db, config.keyPlace)
    const direct = config.databaseDirectUrl ?? url
    const tools = { db, now: () => new Date(), config, url: direct, vault }
    process.stdout.write(`${await command(tools, words)}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`)
    return 1
  } finally {
    await database.close()
    await embedded?.stop()
  }
}
