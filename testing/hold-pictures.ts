import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../app/database/client.server'
import { whileAlone } from '../app/database/while-alone.server'

/**
 * As if another node prepared the pictures: a site is busy with them for minutes otherwise, and those of
 * the demo agency have what pages ask for. Where somebody else is at it, that holds them as well, or the
 * end of it is waited for.
 */
export async function holdPictures(databaseUrl: string, { waits = false } = {}) {
  const { db, close } = openDatabase(databaseUrl, () => {}, 1)
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>()
  await new Promise<void>((resolve) => {
    const hold = async () => {
      const held = await whileAlone(db, 'pictures', async () => {
        resolve()
        await gone
      })
      if (held !== 'busy' || !waits) return
      await delay(500)
      await hold()
    }
    // Whoever stops the database on purpose ends this as well.
    void hold()
      .catch(() => {})
      .then(close)
      .then(resolve, resolve)
  })
  return letGo
}
