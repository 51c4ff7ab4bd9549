import { writeFileSync } from 'node:fs'
import pg from 'pg'

/** Loaded into the site before anything else: on SIGUSR2 it writes how many queries were sent so far. */
const file = process.env.QUERIES_FILE ?? ''
const send = pg.Client.prototype.query
let count = 0
/** @type {any} */ const client = pg.Client.prototype
client.query = function counted(/** @type {any[]} */ ...args) {
  count += 1
  return Reflect.apply(send, this, args)
}
process.on('SIGUSR2', () => writeFileSync(file, `${count}\n`))
