import { readFile } from 'node:fs/promises'
import { openJobQueue } from '../../jobs/job-queue.server'
import { propertyNews } from '../../properties/stored/property-news.server'
import { isClean } from '../feed-report'
import type { Progress } from '../import-feed.server'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { refusalText, reportText } from '../report-text'
import { checkCredentials, crms, isCrm, sealCredentials } from './open-crm.server'
import { runSource, type SourceTools } from './run-source.server'
import { changeSource, findSource, listSources, saveSource } from './source-queries.server'
import { trialText } from './trial-text'
import { trySource } from './try-source.server'

type Tools = Omit<SourceTools, 'jobs'> & { maxRemoved: number }
type Wish = { name: string; words: string[]; onProgress?: Progress }

const manual = `npm run import -- --source <name> --connect <file>   keeps the credentials in that JSON file, encrypted
npm run import -- --source <name> --try              logs in, counts, shows the first five
npm run import -- --source <name> [--all] [--force]  reads what changed, or everything
npm run import -- --source <name> --on               from now on by itself; --off ends that
There is a connector for: ${crms.join(', ')}. <name> is that, or that and a name of yours: whise-gent.`

/** npm run import -- --source whise … */
export async function sourceCommand(tools: Tools, { name, words, onProgress }: Wish) {
  const [verb, file] = words
  if (verb === '--connect' && file) return connect(tools, name, file)
  const source = await findSource(tools.db, name)
  if (!source) {
    const known = (await listSources(tools.db)).map((each) => each.name)
    throw new Error(
      `There is no source ${name}. There are: ${known.join(', ') || 'none'}\n${manual}`,
    )
  }
  if (verb === '--try') return trialText(name, await trySource(tools, source).catch(inOneSentence))
  if (verb === '--on' || verb === '--off') {
    await changeSource(tools.db, name, { isOn: verb === '--on' })
    return `${name} is ${verb.slice(2)}.`
  }
  if (words.some((word) => word !== '--all' && word !== '--force')) throw new Error(manual)
  const jobs = await openJobQueue(tools.db, [propertyNews], () => {})
  try {
    const wish = { isAll: words.includes('--all'), isForced: words.includes('--force'), onProgress }
    const { maxRemoved, ...others } = tools
    const report = await runSource({ ...others, jobs }, source, { ...wish, maxRemoved })
    if (isClean(report)) return reportText(report)
    throw new Error(reportText(report))
  } finally {
    await jobs.close()
  }
}

async function connect({ db, vault }: Tools, name: string, file: string): Promise<string> {
  const crm = name.split('-')[0] ?? ''
  if (!isCrm(crm)) throw new Error(manual)
  const text = await readFile(file, 'utf8')
  const credentials = checkCredentials(crm, parsed(text))
  await saveSource(db, { name, crm, credentials: sealCredentials(vault, name, credentials) })
  return `${name} is connected and off: --try it, then switch it --on. ${file} may be deleted.`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The credentials are not JSON.')
  }
}

function inOneSentence(error: unknown): never {
  if (error instanceof UnreadableFeed) throw new Error(refusalText(error.reason))
  throw error
}
