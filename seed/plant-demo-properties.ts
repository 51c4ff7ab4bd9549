import path from 'node:path'
import type { Database } from '../app/database/client.server'
import { importFeed } from '../app/feed/import-feed.server'
import { partsOfObject } from '../app/feed/reading/open-source.server'
import type { FileStore } from '../app/files/file-store.server'
import { demoFeed } from './properties/demo-feed'

/** The demo agency's properties come in through the same door as any agency's. */
export async function plantDemoProperties(
  db: Database,
  files: FileStore,
  now: Date,
  leavesSizes = true,
) {
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' })
  const report = await importFeed(
    {
      db,
      files,
      now: () => now,
      localPlaceOf: demoFile,
      fetchFile: async () => ({ outcome: 'failed', problem: 'not-a-web-address' }),
      announce: async () => {},
      leavesSizes,
    },
    { sources: [{ name: 'demo', parts: partsOfObject(demoFeed(today)) }], maxRemoved: 0 },
  )
  if (report.outcome !== 'applied') throw new Error(`The demo homes: ${report.outcome}.`)
  return report
}

/** "seed:villa-01.webp" lies in seed/pictures, "seed:documents/epc.pdf" in seed/documents. */
function demoFile(source: string): string | undefined {
  const [, folder = 'pictures/', name] =
    source.match(/^seed:(documents\/)?([\w-]+\.[a-z0-9]+)$/) ?? []
  return name && path.join('seed', folder, name)
}
