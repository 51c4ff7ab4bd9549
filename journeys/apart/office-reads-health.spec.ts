import { expect, type Page } from '@playwright/test'
import { openTestBucket } from '../../app/files/bucket.testing'
import { officePath } from '../../app/office/office-pages'
import { signInAs } from '../../testing/staff'
import { askSite } from '../ask-site'
import { takeTime } from '../be-human'
import { expectSound } from '../expect-sound'
import { fillPerson } from '../fill-person'
import { test } from '../journey'
import { openSiteOnCable } from '../own-site'

const patiently = { timeout: 60_000 }
let bucket: Awaited<ReturnType<typeof openTestBucket>>
let site: Awaited<ReturnType<typeof openSiteOnCable>>

test.beforeAll(async () => {
  bucket = await openTestBucket()
  site = await openSiteOnCable({
    FILES_URL: 's3://agency/site-one',
    FILES_ENDPOINT: bucket.bucket.endpoint,
    FILES_PATH_STYLE: 'true',
    AWS_ACCESS_KEY_ID: bucket.bucket.keyId,
    AWS_SECRET_ACCESS_KEY: bucket.bucket.secret,
    BACKUP_URL: 's3://agency/backups',
    BACKUP_SCHEDULE: '0 0 29 2 *',
    BACKUP_DRILL_SCHEDULE: '0 0 29 2 *',
    // Nobody listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    IMAP_URL: 'imap://antwoord:secret@127.0.0.1:9',
    REPLY_ADDRESS: 'antwoord+*@baksteen.example',
  })
  await askSite(
    site,
    `insert into backup_runs (kind, started_at, finished_at, outcome, backup, counts, problem) values
     ('backup', now() - interval '3 days', now() - interval '3 days', 'done', 'b', '{"rows": 4821, "files": 96}', null),
     ('drill', now() - interval '2 days', now() - interval '2 days', 'done', 'b', '{"files": 96}', null),
     ('backup', now() - interval '1 hour', now() - interval '1 hour', 'failed', null, '{}', 'No space left on device')`,
  )
  await askSite(
    site,
    `insert into mails (key, recipient, subject, html, text, created_at)
     values ('health', 'an@example.be', 's', 'h', 't', now() - interval '2 hours')`,
  )
  await askSite(
    site,
    `insert into mailbox_states (failing_since, problem) values (now() - interval '1 hour', 'connect ECONNREFUSED')
     on conflict (is_only) do update set failing_since = excluded.failing_since`,
  )
  await askSite(
    site,
    `insert into failed_mails (id, sender, subject, arrived_at, problem, tries, try_at, set_aside_at)
     values ('1.7', 'an@example.be', 'Re: Uw vraag', now(), 'odd bytes', 5, now(), now())`,
  )
})
test.afterAll(async () => {
  bucket?.close()
  await site?.kill()
})
test.afterEach(() => {
  bucket.state.refusal = undefined
  site.database.mend()
})

const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

for (const { language, width, words } of [
  {
    language: 'nl',
    width: 390,
    words: {
      title: 'Werking van de site',
      waiting: 'Mails die wachten',
      drill: 'Laatste geslaagde terugzetproef',
      never: 'Nog nooit',
      old: 'Er is al meer dan twee dagen geen back-up gemaakt.',
      letters: 'Er wacht al meer dan een half uur een mail.',
    },
  },
  {
    language: 'fr',
    width: 1280,
    words: {
      title: 'État du site',
      waiting: 'E-mails en attente',
      drill: 'Dernier essai de restauration réussi',
      never: 'Jamais encore',
      old: 'Aucune sauvegarde depuis plus de deux jours.',
      letters: 'Un e-mail attend depuis plus d’une demi-heure.',
    },
  },
] as const) {
  test(`a manager reads how the site is doing: ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page.context(), 'manager', { at: site, language })
    await page.goto(site.address + officePath('health'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    // Perhaps with those that tell the managers of the backup.
    await expect(rowOf(page, words.waiting)).toContainText(/[1-9]/)
    await expect(rowOf(page, words.drill)).toBeVisible()
    await expect(rowOf(page, words.drill)).not.toContainText(words.never)
    await expect(page.getByText(words.old)).toBeVisible()
    await expect(page.getByText(words.letters)).toBeVisible()
    await expect(rowOf(page, 'No space left on device')).toBeVisible()
    await expectSound(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  })
}

test('a store of files that is away is told, until it is back', async ({ page, request }) => {
  await signInAs(page.context(), 'manager', { at: site })
  const files = async () => (await (await request.get(`${site.address}/readyz`)).json()).files
  await page.goto(site.address + officePath('health'))
  await expect(rowOf(page, 'Opslag van foto’s en documenten Antwoordt')).toBeVisible()
  bucket.state.refusal = { status: 503, code: 'SlowDown' }
  await page.reload()
  await expect(rowOf(page, 'Opslag van foto’s en documenten Antwoordt niet')).toBeVisible()
  await expect(page.getByText('De opslag van foto’s en documenten antwoordt niet')).toBeVisible()
  await expect.poll(files, patiently).toBe('away')
  expect((await request.get(`${site.address}/readyz`)).status()).toBe(200)
  bucket.state.refusal = undefined
  await page.reload()
  await expect(rowOf(page, 'Opslag van foto’s en documenten Antwoordt')).toBeVisible()
  await expect(page.getByText('De opslag van foto’s en documenten antwoordt niet')).toBeHidden()
  await expect.poll(files, patiently).toBe('answer')
})

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('a mailbox that is not read, and a mail that could not be, are told to a manager', async ({
    page,
  }) => {
    const away = 'De mailbox voor antwoorden kan al meer dan tien minuten niet gelezen worden.'
    await signInAs(page.context(), 'manager', { at: site })
    await page.goto(site.address + officePath('today'))
    await page.getByRole('link', { name: away }).click()
    await expect(page.getByText(away)).toContainText('ECONNREFUSED')
    await expect(rowOf(page, 'an@example.be')).toContainText('odd bytes')
    await rowOf(page, 'an@example.be').getByRole('button', { name: 'Van de lijst halen' }).click()
    await expect(page.getByText('De mail is van de lijst gehaald.')).toBeVisible()
    await expect(rowOf(page, 'an@example.be')).toHaveCount(0)
  })

  test('while the store of files is away, a form with a file is refused with what was typed', async ({
    page,
  }) => {
    await page.goto(`${site.address}/nl/aanvraag/solliciteren/`)
    await fillPerson(page, 'nora@away.example')
    await page.getByLabel('Telefoon').fill('0470 12 34 56')
    await page.getByLabel('Waarom wilt u bij ons werken?').fill('Ik werk graag met mensen.')
    await page.locator('input[type=file]').setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    })
    await takeTime(page, site)
    bucket.state.refusal = { status: 503, code: 'SlowDown' }
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Verstuur mijn sollicitatie' }).click()
    expect((await answered).status()).toBe(503)
    await expect(page.getByLabel('Waarom wilt u bij ons werken?')).toHaveValue(
      'Ik werk graag met mensen.',
    )
    await expect(page.getByLabel('Voornaam')).not.toHaveValue('')
    bucket.state.refusal = undefined
    const count = `select count(*)::int as count from enquiries where email = 'nora@away.example'`
    expect(await askSite(site, count)).toEqual([{ count: 0 }])
  })
})

test('without the database nobody reads old numbers', async ({ page }) => {
  await signInAs(page.context(), 'manager', { at: site })
  await page.goto(site.address + officePath('health'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Werking van de site')
  site.database.cut()
  const answer = await page.goto(site.address + officePath('health'))
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Werking van de site')
})
