import { loadModule } from '../load-module.js'

/** Makes a backup in a process of its own, which stands still before it puts a file of that name, to be killed. */
const [databaseUrl = '', files = '', folder = '', name = ''] = process.argv.slice(2)

/** @type {typeof import('../../app/database/client.server')} */
const { openDatabase } = await loadModule('/app/database/client.server.ts')
/** @type {typeof import('../../app/backup/back-up.server')} */
const { backUp } = await loadModule('/app/backup/back-up.server.ts')
/** @type {typeof import('../../app/backup/sealed-depot.server')} */
const { openSealedDepot } = await loadModule('/app/backup/sealed-depot.server.ts')
/** @type {typeof import('../../app/files/folder-depot.server')} */
const { openFolderDepot } = await loadModule('/app/files/folder-depot.server.ts')

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
