import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database/client.server'
import { whileAlone } from '../database/while-alone.server'
import { imageFiles } from '../editorial/queries.server'
import type { FileStore } from '../files/file-store.server'
import { prepareSizes } from '../images/prepare-sizes.server'
import { job } from '../jobs/job-queue.server'
import { projectFiles } from '../projects/queries.server'
import { newestPictures } from '../properties/look-ups/newest-picture-queries.server'
import { log } from '../web/log.server'

export const pictureRound = job<Record<string, never>>('picture-round')

type Tools = { db: Database; files: FileStore; leaving?: AbortSignal }

/** Beyond these a picture is webp, made as it came in or when it is asked for. */
const newest = { properties: 1_000, ofEach: 3 }
/** The next round, of whichever node, goes on where this one stopped. */
const roundLasts = 45_000

/**
 * Prepares the pictures that visitors see first: of the agency, of projects, of the newest properties.
 * First webp, where it was not made as they came in, then avif. Works as long as it rests: visitors go first.
 */
export function openPictureRound({ db, files, leaving }: Tools) {
  const done = { webp: new Set<string>(), avif: new Set<string>() }

  /** Milliseconds that it took; none where nothing was missing. */
  async function prepare(file: string, format: keyof typeof done): Promise<number> {
    const start = performance.now()
    const made = await prepareSizes(files, file, format, { leaving }).catch((error) => {
      log.warn({ err: error, file }, 'sizes not prepared')
    })
    if (made !== undefined && !leaving?.aborted) done[format].add(file)
    return made === 0 ? 0 : performance.now() - start
  }

  return async () => {
    await whileAlone(db, 'pictures', async () => {
      const end = performance.now() + roundLasts
      const inTurn = await filesInTurn(db)
      for (const format of ['webp', 'avif'] as const) {
        for (const file of inTurn) {
          if (done[format].has(file)) continue
          if (leaving?.aborted || performance.now() > end) return
          const took = await prepare(file, format)
          if (took > 0) await delay(took, undefined, { signal: leaving }).catch(() => {})
        }
      }
    })
  }
}

async function filesInTurn(db: Database): Promise<Set<string>> {
  const ofProjects = (await projectFiles(db)).filter((file) => file.startsWith('pictures/'))
  return new Set([...(await imageFiles(db)), ...ofProjects, ...(await newestPictures(db, newest))])
}
