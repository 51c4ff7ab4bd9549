import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProject } from '../../../testing/crm/omnicasa-homes'
import { openTestDatabase } from '../../../testing/test-database'
import { stateOf } from '../connector-contract.testing'
import { itemOf, openTestOmnicasa } from './testing.server'

const { db, url } = await openTestDatabase()
const omnicasa = await openTestOmnicasa(db)
const { standIn, take } = omnicasa
afterAll(standIn.close)

const count = 110
const homes = (price: number) =>
  Array.from({ length: count }, (_, at) => itemOf({ number: at + 1, price }, omnicasa.stamp()))

beforeAll(async () => {
  standIn.put(...homes(1_000))
  standIn.putProjects(aProject({ ID: 7 }))
  await take()
  omnicasa.nextDay()
})

test.each(['read', 'prepared', 'applying'])(
  '[7.01] a reading of Omnicasa that is killed at "%s" leaves the old state whole',
  async (moment) => {
    const before = await stateOf(db)
    standIn.put(...homes(2_000))
    const words = ['testing/source-in-child.js', url, 'omnicasa', moment, `${omnicasa.clock.time}`]
    const child = spawn(process.execPath, words, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SECRET_KEY: omnicasa.key.toString('base64url') },
    })
    const ended = once(child, 'exit')
    for await (const said of child.stdout) {
      if (`${said}`.includes(moment)) child.kill('SIGKILL')
    }
    expect(await ended).toEqual([null, 'SIGKILL'])
    expect(await stateOf(db)).toEqual(before)
  },
)

test('[7.01] the next reading ends with all of it, and hides nothing', async () => {
  const { outcome, counts } = await take()
  expect([outcome, counts.properties.changed, counts.properties.hidden]).toEqual([
    'applied',
    count,
    0,
  ])
})
