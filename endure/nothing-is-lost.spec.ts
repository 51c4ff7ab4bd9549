import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { openMailServer } from '../app/mail/testing'
import { askSite } from '../journeys/ask-site'
import { test } from '../journeys/journey'
import { killed } from '../testing/open-site'
import { embeddedSite, openEmbedded } from './embedded-site'
import { countLetters, lettersBegunAgain } from './letters-in-doubt'

const ownSite = embeddedSite('killed', 500)
const origin = ownSite.address
/** A multiple of six: so many come at the same time. */
const visitors = 300
const kills = 3

/** A visitor keeps trying, with the same page, until thanked. */
async function sendUntilThanked(who: number, run: string, pass: string, isOver: () => boolean) {
  const body = new URLSearchParams({
    'form-pass': pass,
    title: 'ms',
    firstName: 'Nora',
    lastName: `Peeters ${who}`,
    email: `${run}.${who}@example.be`,
    remark: `Bericht ${who}`,
  })
  const headers = { 'x-forwarded-for': `${run}-${who}` }
  while (!isOver()) {
    const answer = await fetch(`${origin}/nl/contact/`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    if (answer?.status === 303) return true
    await delay(200)
  }
  return false
}

async function openPage(): Promise<string> {
  const page = await (await fetch(`${origin}/nl/contact/`)).text()
  return /name="form-pass" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

/** Of openPostOffice: so many letters can be on their way at the same moment. */
const carriers = 3

test('[8.08] every message that was thanked for is kept once and is one letter, whatever dies', async () => {
  test.setTimeout(180_000)
  const run = `r${Date.now().toString(36)}`
  const mail = await openMailServer()
  let site = await openEmbedded(ownSite, { SMTP_URL: mail.url })
  try {
    const passes: string[] = []
    while (passes.length < visitors) {
      passes.push(...(await Promise.all(Array.from({ length: 6 }, openPage))))
    }
    await delay(2_600)

    let isOver = false
    const queue = passes.map((pass, who) => ({ pass, who }))
    let thanked = 0
    const visitor = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (await sendUntilThanked(next.who, run, next.pass, () => isOver)) thanked += 1
      }
    }
    const all = Promise.all(Array.from({ length: 6 }, visitor))
    for (let kill = 1; kill <= kills; kill += 1) {
      const target = (visitors / (kills + 1)) * kill
      while (thanked < target) await delay(5)
      await delay(Math.random() * 150)
      await killed(site)
      site = await openEmbedded(ownSite, { SMTP_URL: mail.url })
    }
    await all
    isOver = true
    expect(thanked).toBe(visitors)

    const ofRun = () => mail.received.filter(({ text }) => text?.includes(`${run}.`) || false)
    await expect
      .poll(() => countLetters(ofRun()).letters, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(visitors * 2)

    const rows = await askSite(
      ownSite,
      `select count(*)::int as stored, count(distinct email)::int as senders from enquiries where email like $1`,
      [`${run}.%`],
    )
    expect(rows).toEqual([{ stored: visitors, senders: visitors }])

    const confirmed = ofRun().filter(({ to }) => [to].flat()[0]?.text.startsWith(run))
    expect(new Set(confirmed.map(({ to }) => [to].flat()[0]?.text)).size).toBe(visitors)
    const waiting = () => askSite(ownSite, `select id from mails where state = 'waiting'`)
    await expect.poll(async () => (await waiting()).length).toBe(0)
    const { letters, repeated } = countLetters(ofRun())
    expect(letters).toBe(visitors * 2)
    const inDoubt = await lettersBegunAgain(ownSite, ofRun())
    expect(repeated.length).toBeLessThanOrEqual(carriers * kills)
    expect(inDoubt, 'what came again was on its way at a kill').toEqual(
      expect.arrayContaining(repeated),
    )
    process.stdout.write(
      `${letters} letters, ${kills} kills, ${inDoubt.length} in doubt, ${repeated.length} came again\n`,
    )
  } finally {
    await killed(site)
    await mail.close()
  }
})
