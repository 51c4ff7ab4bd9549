import type { Database } from '../database/client.server'
import { createFileFetcher } from '../files/fetch-public-file.server'
import type { FileStore } from '../files/file-store.server'
import type { JobQueue } from '../jobs/job-queue.server'
import type { PropertyNews } from '../properties/stored/property-changes'
import { newsPerJob, propertyNews } from '../properties/stored/property-news.server'
import { type ImportTools, importFeed, type Progress } from './import-feed.server'
import { filesBeside, openSource } from './reading/open-source.server'
import { largestFile } from './take-in-files.server'

type Tools = { db: Database; files: FileStore; jobs: JobQueue; now: () => Date }
type Wish = { names: string[]; maxRemoved: number; isForced?: boolean; onProgress?: Progress }

const patience = 15_000

/** Imports the files and addresses named, and tells the other rooms what changed. */
export function runFeed(tools: Tools, { names, ...wish }: Wish) {
  const beside = names.map(filesBeside)
  const localPlaceOf = (source: string) => beside.map((placeOf) => placeOf(source)).find(Boolean)
  return importFeed(importTools(tools, localPlaceOf), { ...wish, sources: names.map(openSource) })
}

export function importTools(
  { db, files, jobs, now }: Tools,
  localPlaceOf: ImportTools['localPlaceOf'],
): ImportTools {
  return {
    db,
    files,
    now,
    fetchFile: createFileFetcher({ maxBytes: largestFile, timeout: patience }),
    localPlaceOf,
    announce: (tx, news) => announce(jobs, tx, news),
  }
}

async function announce(jobs: JobQueue, tx: Database, news: PropertyNews[]) {
  for (let at = 0; at < news.length; at += newsPerJob) {
    await jobs.enqueue(tx, propertyNews, { changes: news.slice(at, at + newsPerJob) })
  }
}
