import { openBucketDepot } from './bucket-depot.server'
import type { Depot } from './depot'
import type { FilesPlace } from './files-place'
import { openFolderDepot } from './folder-depot.server'

/** `check` throws what is wrong with the place, while nobody waits for a file yet. */
export function depotAt(place: FilesPlace): Depot & { check(): Promise<void> } {
  if ('bucket' in place) return openBucketDepot(place.bucket)
  return { ...openFolderDepot(place.folder), async check() {} }
}
