import type { Shelf, Shelved } from '../../stock/shelves'
import { shelvedFiles } from './shelved-files'

type Row = Shelved & {
  version: number
  source: 'feed' | 'office'
  overrides: Record<string, unknown>
}

/** What a page of files shows of a property or project. */
export function filesOf(row: Row, shelf: Shelf, url: URL) {
  return {
    shelf,
    version: row.version,
    items: shelvedFiles(row, shelf),
    isDecided: row.source === 'feed' && shelf in row.overrides,
    moved: Number(url.searchParams.get('moved')) || null,
  }
}
