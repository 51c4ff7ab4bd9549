import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { aFeedProperty } from '../app/feed/testing'
import { openMailServer } from '../app/mail/testing'
import { askSite } from '../journeys/ask-site'
import { test } from '../journeys/journey'
import { importProperties, plantSeekers } from '../journeys/own-demands'
import { killed } from '../testing/open-site'
import { embeddedSite, openEmbedded } from './embedded-site'
import { countLetters, lettersBegunAgain } from './letters-in-doubt'

const ownSite = embeddedSite('alerts', 501)
const seekers = 240
const kills = 3
/** Of openPostOffice: so many letters can be on their way at the same moment. */
const carriers = 3

test('[1.05] an alert is one letter to each seeker, whatever dies while they are sent', async () => {
  test.setTimeout(180_000)
  const run = `k${Date.now().toString(36)}`
  const emails = Array.from({ length: seekers }, (_, who) => `seeker${who}@${run}.example`)
  const mail = await openMailServer()
  mail.state.delay = 40
  const open = () => openEmbedded(ownSite, { SMTP_URL: mail.url })
  const ofRun = () =>
    mail.received.filter(({ to }) => [to].flat()[0]?.text.endsWith(`@${run}.example`) ?? false)
  let site = await open()
  try {
    await plantSeekers(ownSite, emails)
    const property = 1_000_000_000 + (Math.floor(Date.now() / 100) % 1_000_000_000)
    await importProperties(ownSite, [aFeedProperty({ ID: property })])

    for (let kill = 1; kill <= kills; kill += 1) {
      const target = (seekers / (kills + 1)) * kill
      await expect.poll(() => ofRun().length, { timeout: 60_000 }).toBeGreaterThan(target)
      await delay(Math.random() * 60)
      await killed(site)
      site = await open()
    }
    const owed = () =>
      askSite<{ letters: number; waiting: number }>(
        ownSite,
        `select count(*)::int as letters, (count(*) filter (where state = 'waiting'))::int as waiting
         from mails where recipient like $1`,
        [`%@${run}.example`],
      )
    await expect.poll(owed, { timeout: 90_000 }).toEqual([{ letters: seekers, waiting: 0 }])
    expect(new Set(ofRun().map(({ to }) => [to].flat()[0]?.text))).toEqual(new Set(emails))
    const { letters, repeated } = countLetters(ofRun())
    expect(letters).toBe(seekers)
    const inDoubt = await lettersBegunAgain(ownSite, ofRun())
    expect(repeated.length).toBeLessThanOrEqual(carriers * kills)
    expect(inDoubt).toEqual(expect.arrayContaining(repeated))
    process.stdout.write(
      `${letters} alerts, ${kills} kills, ${inDoubt.length} in doubt, ${repeated.length} came again\n`,
    )
  } finally {
    await askSite(ownSite, 'delete from demands where email like $1', [`%@${run}.example`])
    await killed(site)
    await mail.close()
  }
})
