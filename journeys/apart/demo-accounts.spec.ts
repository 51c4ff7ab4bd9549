import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { environmentOf } from '../../testing/journey-site'
import { killed, openSite } from '../../testing/open-site'
import { askSite } from '../ask-site'
import { test } from '../journey'
import { openOwnSite } from '../own-site'

test('at an https address nobody signs in with a password of the README', async () => {
  const site = await openOwnSite()
  await site.kill()
  const settings = { SITE_ORIGIN: 'https://www.agency.example', SEED_DEMO_ACCOUNTS: 'no' }
  await expect(openSite(site, settings)).rejects.toThrow(/npm run seed -- --close-accounts/)

  const env = { ...environmentOf(site), ...settings }
  const words = ['server/start.js', 'seed', '--close-accounts']
  const said = execFileSync(process.execPath, words, { env, encoding: 'utf8' })
  expect(said).toContain('6 demo accounts are closed')
  const left = 'select 1 from accounts where is_active and password_hash is not null'
  expect(await askSite(site, left)).toEqual([])
  await killed(await openSite(site, settings))
})
