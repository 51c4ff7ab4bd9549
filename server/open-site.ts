import path from 'node:path'
import { openCaptcha } from '../app/captcha/captcha.server'
import type { Config } from '../app/config.server'
import { agencyOf } from '../app/configuration/brand-section'
import { siteLanguagesOf } from '../app/configuration/language-section'
import { openSiteConfiguration } from '../app/configuration/site-configuration.server'
import { openRuleBook } from '../app/costs/rules/open-rule-book.server'
import { openDatabase } from '../app/database/client.server'
import { startInTurn } from '../app/database/start-in-turn.server'
import { pictureRound } from '../app/feed/picture-round.job.server'
import { type Depot, StoreRefuses } from '../app/files/depot'
import { depotAt } from '../app/files/depot-at.server'
import { createFileFetcher } from '../app/files/fetch-public-file.server'
import { openFileStore } from '../app/files/file-store.server'
import { privateFolder } from '../app/files/private-folder.server'
import { openVariantStore } from '../app/images/variant-store.server'
import { openJobQueue } from '../app/jobs/job-queue.server'
import { primaryLanguage } from '../app/language/languages'
import { openPostOffice } from '../app/mail/post-office.server'
import { keptSecret } from '../app/secrets/kept-secret.server'
import { openVault } from '../app/secrets/open-vault.server'
import { sealAgain } from '../app/secrets/seal-again.server'
import type { Tools } from '../app/site/site.server'
import { askServers } from '../app/web/asked/ask-servers.server'
import { log } from '../app/web/log.server'
import { createSigner } from '../app/web/signed-link.server'
import { videoMark } from '../app/website/property/video-covers'
import { checkDemoAccounts } from '../seed/demo-accounts'
import { plantDemoAgency } from '../seed/plant-demo-agency'
import { firstRows } from './first-rows'
import { ownPostgres } from './own-postgres'
import { countedDepot } from './running/counted-depot'
import { tellSlow } from './running/tell-slow'
import { sealedColumns } from './sealed-columns'
import { openVideoPictures } from './video-pictures'
import { declaredJobs, startWork } from './work'

type Embedded = Awaited<ReturnType<typeof ownPostgres>>

/** Everything behind the web server, opened in order and closed in reverse. */
export async function openSite(config: Config) {
  privateFolder(config.dataFolder)
  const embedded = config.databaseUrl ? undefined : await ownPostgres(config.dataFolder)
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const site = await startInTurn(directUrl, () => openOn(databaseUrl, config, embedded))
  return { ...site, directUrl }
}

async function openOn(databaseUrl: string, config: Config, embedded?: Embedded) {
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const database = openDatabase(databaseUrl, onLost, config.databasePool)
  const { db } = database
  await tellSlow('Making the tables', () => database.migrate(firstRows))
  const vault = await openVault(db, config.keyPlace)
  await openRuleBook(db)
  const depot = countedDepot(depotAt(config.files))
  await depot.check().catch(unlessRefused)
  const files = openFileStore(depot)
  const isNew = embedded && (await plantDemo(db, files, config.hasDemoAccounts))
  const hasDemoAccounts = await checkDemoAccounts(db, config)
  await sealAgain(db, vault, sealedColumns)
  const configuration = await openSiteConfiguration(db)

  const signer = createSigner(config.secret ?? (await keptSecret(db, vault, 'links')))
  const openJobs = () => openJobQueue(db, declaredJobs, onLost)
  const jobs = await tellSlow('Making room for the jobs', openJobs)
  const now = () => new Date()
  const workSecret = await keptSecret(db, vault, 'captcha')
  const tools: Tools = {
    db,
    jobs,
    signer,
    vault,
    files,
    now,
    captcha: openCaptcha(config.captcha, { db, signer, now, workSecret }),
    origin: config.origin,
    asked: askServers(config.asked, config.origin),
    replyPattern: config.replies?.replyPattern,
    sessionLengths: config.sessionLengths,
    hasBackups: config.backup.place !== undefined,
    checkFiles: depot.check,
    siteConfiguration: configuration.current,
    siteLanguages: () => siteLanguagesOf(configuration.current().language),
    imageHosts: () => configuration.current().images,
    agency: () => agencyOf(configuration.current().brand, primaryLanguage),
  }
  if (isNew) await jobs.enqueue(db, pictureRound, {})
  const postOffice = openPostOffice(config.mail, tools)
  const { feed, backup, replies, mail } = config
  const leaving = new AbortController()
  const work = { feed, backup, replies, from: mail.from, leaving: leaving.signal }
  await startWork({ ...tools, postOffice, ...work })

  return {
    tools,
    variants: await openVariants(config, depot),
    videos: openVideos(config, tools),
    depot,
    connections: database.connections,
    hasDemoAccounts,
    /** To be called when content changed, before pages are made with it. */
    refresh: configuration.reload,
    /** So many milliseconds for the jobs that are underway; what is not done then, another node does. */
    async close(patience?: number) {
      leaving.abort()
      await jobs.close(patience)
      postOffice.close()
      await database.close()
      await embedded?.stop()
    },
  }
}

function plantDemo(...agency: Parameters<typeof plantDemoAgency>) {
  return tellSlow('Planting the demo agency', () => plantDemoAgency(...agency))
}

function openVariants({ dataFolder, files, imageCacheBytes }: Config, depot: Depot) {
  const shared = 'bucket' in files ? depot : undefined
  return openVariantStore(path.join(dataFolder, 'variants'), imageCacheBytes, { shared })
}

function openVideos({ dataFolder }: Config, { signer, now }: Pick<Tools, 'signer' | 'now'>) {
  const fetchFile = createFileFetcher({ maxBytes: 2 * 1024 * 1024, timeout: 5_000 })
  const isOurMark = (id: string, mark: string) => mark === videoMark(signer, id)
  return openVideoPictures(path.join(dataFolder, 'video-pictures'), { fetchFile, isOurMark, now })
}

/** A store that is away may come back, and kept pages need none of it; one that refuses us will not. */
function unlessRefused(error: unknown) {
  if (error instanceof StoreRefuses) throw error
  log.warn({ err: error }, 'the store of the files is away')
}
