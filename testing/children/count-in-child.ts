import { createInterface } from 'node:readline'
import { mock } from 'node:test'
import { openPageViewCounter } from '../../app/activity/count-page-views.server'
import { openDatabase } from '../../app/database/client.server'

/**
 * Counts page views in a process that a test can kill, by a clock that the test holds: "count 30" counts
 * as many page views, "pass 900" lets as many milliseconds go by. Repeats each line once it has done so.
 */
const [databaseUrl = ''] = process.argv.slice(2)

const { db } = openDatabase(databaseUrl, () => {})
mock.timers.enable({ apis: ['setInterval'] })
const counter = openPageViewCounter({
  db,
  now: () => new Date(),
  onTrouble: () => process.exit(1),
  addressOf: () => '192.0.2.1',
})
const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/142.0 Safari/537.36' }
const request = { url: '/nl/te-koop/gent/huis/77/', method: 'GET', headers }
process.stdout.write('ready\n')
for await (const line of createInterface(process.stdin)) {
  const [what, amount] = line.split(' ')
  if (what === 'pass') mock.timers.tick(Number(amount))
  else for (let left = Number(amount); left > 0; left -= 1) counter.count(request as never)
  process.stdout.write(`${line}\n`)
}
