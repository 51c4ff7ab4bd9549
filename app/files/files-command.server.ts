import type { Depot } from './depot'
import { depotAt } from './depot-at.server'
import type { FilesPlace } from './files-place'
import { moveFiles } from './move-files.server'

const manual = `npm run files -- move <from> <to>   copies every file: s3://bucket/prefix, or a folder
npm run files -- move <from>        to where FILES_URL says`

/** `placeOf` reads an address with the settings of the environment: endpoint, region and keys. */
type Tools = { placeOf: (url: string) => FilesPlace; ours: FilesPlace }

export async function filesCommand({ placeOf, ours }: Tools, words: string[]): Promise<string> {
  const [verb, from, to] = words
  if (verb !== 'move' || !from) return manual
  const source: Depot = depotAt(placeOf(from))
  const target = depotAt(to ? placeOf(to) : ours)
  await target.check()
  const { copied, present, damaged } = await moveFiles(source, target)
  const told = `${copied} copied, ${present} were there already.`
  if (damaged.length === 0) return `${told} Nothing was removed from ${from}.`
  throw new Error(`${told} Not what their names say, and left out:\n${damaged.join('\n')}`)
}
