import { createHash } from 'node:crypto'
import { accessSync, constants, statfsSync } from 'node:fs'
import path from 'node:path'

const memory = '/dev/shm'
const needed = 4 * 1024 ** 3

/**
 * A folder of Linux that lies in memory, or else the one that was asked for. Each copy of a database and
 * each truncated table makes and deletes files, by the thousand in a run: ext4 without a journal
 * looks long for a number that no file had lately, up to a second for one database.
 */
export function inMemory(folder: string): string {
  const asked = `${path.resolve(folder)} ${process.getuid?.()}`
  const name = createHash('sha256').update(asked).digest('hex').slice(0, 12)
  return hasRoom() ? path.join(memory, `baksteen-${name}`) : folder
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory()) > needed
  } catch {
    return false
  }
}
