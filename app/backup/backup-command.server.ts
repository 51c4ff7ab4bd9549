import { type BackupTools, backUp } from './back-up.server'
import { backupsIn, checkBackup, newestBackup, readBackup } from './kept-backups.server'
import type { Manifest } from './manifest'
import type { BackupPlace, SealedDepot } from './sealed-depot.server'

const manual = `npm run backup -- <place>           copies database and files: s3://bucket/prefix, or a folder
npm run backup -- list <place>      the backups that are whole
npm run backup -- check <place>     reads the newest back, all of it
npm run backup -- --drill <place>   restores the newest beside the site, opens pages, and tells
Without a place: BACKUP_URL. To put one back: npm run restore`

type Tools = Omit<BackupTools, 'place'> & {
  placeAt: (url: string | undefined) => BackupPlace | undefined
  drill: (place: BackupPlace) => Promise<string>
}

export async function backupCommand(tools: Tools, words: string[]): Promise<string> {
  const isDrill = words.includes('--drill')
  const [first, second] = words.filter((word) => word !== '--drill')
  const verb = first === 'list' || first === 'check' ? first : undefined
  const place = tools.placeAt(verb ? second : first)
  if (!place) return manual
  // Both check the place themselves, once the run is noted: what fails is told in the office.
  if (isDrill) return tools.drill(place)
  if (verb) await place.check?.()
  if (verb === 'list') return (await backupsIn(place)).join('\n') || 'There is no backup here.'
  if (verb === 'check') {
    const made = await newestBackup(place)
    await checkBackup(place, made)
    return `${made.name} is whole: ${told(made)}.`
  }
  const { made, counts, forgotten } = await backUp({ ...tools, place })
  const how = made.dump ? 'by pg_dump' : 'by copy'
  return `${made.name}: ${told(made)} ${how}, ${counts.copied} files were new, ${forgotten} old backups forgotten.
${place.isSealed ? 'It is encrypted with the key in BACKUP_KEY.' : 'It is not encrypted: BACKUP_KEY is not set.'}
Not in it: the key of this installation (${made.installationKeys.join(', ')}), the settings of the environment, BACKUP_KEY. Keep those elsewhere.`
}

export function told({ tables, files }: Manifest): string {
  const rows = tables.reduce((total, each) => total + each.rows, 0)
  return `${tables.length} tables with ${rows} rows and ${files.length} files`
}

export async function chosenBackup(place: SealedDepot, name?: string): Promise<Manifest> {
  return name ? readBackup(place, name) : newestBackup(place)
}
