import type { Database } from '../database/client.server'
import type { FileStore } from '../files/file-store.server'
import { openJobQueue } from '../jobs/job-queue.server'
import { propertyNews } from '../properties/stored/property-news.server'
import type { Vault } from '../secrets/vault.server'
import { sourceCommand } from './crm/source-command.server'
import { isClean } from './feed-report'
import type { Progress } from './import-feed.server'
import { reportText } from './report-text'
import { runFeed } from './run-feed.server'

type Tools = {
  db: Database
  files: FileStore
  now: () => Date
  maxRemoved: number
  vault: () => Promise<Vault>
}

const barWidth = 30

/** npm run import -- <file or address> [more of them] [--force], or --source and the name of a CRM. */
export async function importCommand(tools: Tools, words: string[]): Promise<string> {
  const [first, name, ...others] = words
  if (first === '--source' && name) {
    const vault = await tools.vault()
    const wish = { name, words: others, onProgress: progressBar() }
    return sourceCommand({ ...tools, vault }, wish)
  }
  return importFiles(tools, words)
}

async function importFiles(
  { db, files, now, maxRemoved }: Tools,
  words: string[],
): Promise<string> {
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = words.find((word) => word.startsWith('--') && word !== '--force')
  if (names.length === 0 || unknown) {
    throw new Error('Say which feed: npm run import -- <file or address> [more of them] [--force]')
  }
  const jobs = await openJobQueue(db, [propertyNews], () => {})
  try {
    const wish = { names, maxRemoved, isForced: words.includes('--force') }
    const report = await runFeed({ db, files, jobs, now }, { ...wish, onProgress: progressBar() })
    const text = reportText(report)
    if (isClean(report)) return text
    throw new Error(text)
  } finally {
    await jobs.close()
  }
}

/** Only for people: a log file needs no bar. */
function progressBar(terminal = process.stderr): Progress | undefined {
  if (!terminal.isTTY) return undefined
  let shown = 0
  return (stage, count, share) => {
    const isWorthIt = performance.now() - shown > 100 || share === 1
    if (!isWorthIt) return
    shown = performance.now()
    const filled = Math.round((share ?? 0) * barWidth)
    const bar = '█'.repeat(filled) + '·'.repeat(barWidth - filled)
    const percent = share === undefined ? '' : ` ${Math.round(share * 100)} %`
    const what = stage === 'read' ? 'records read' : 'prepared'
    terminal.write(`\r\u001b[K${bar}${percent}  ${count} ${what}${share === 1 ? '\n' : ''}`)
  }
}
