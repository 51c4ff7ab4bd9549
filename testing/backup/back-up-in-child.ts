import { backUp } from '../../app/backup/back-up.server'
import { openSealedDepot } from '../../app/backup/sealed-depot.server'
import { openDatabase } from '../../app/database/client.server'
import { openFolderDepot } from '../../app/files/folder-depot.server'

/** Makes a backup in a process of its own, which stands still before it puts a file of that name, to be killed. */
const [databaseUrl = '', files = '', folder = '', name = ''] = process.argv.slice(2)

const depot = openFolderDepot(folder)
const place = openSealedDepot(
  {
    ...depot,
    async put(file, bytes) {
      if (file.includes(name)) {
        process.stdout.write(`${file}\n`)
        // All of the process stands still, so that it cannot be done before it is killed.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      }
      await depot.put(file, bytes)
    },
  },
  [],
)
await backUp({
  db: openDatabase(databaseUrl, () => {}).db,
  now: () => new Date(),
  url: databaseUrl,
  isOwnServer: false,
  files: openFolderDepot(files),
  place,
  keepDays: 30,
  installationKeys: [],
})
process.exit(0)
