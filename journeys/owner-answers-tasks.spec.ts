import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'
import { widthFaults } from './pages/look'

const marleen = { email: 'marleen.desmet@owners.example', password: 'baksteen in aarschot' }
const luc = { email: 'luc.lambert@owners.example', password: 'brique rouge namur' }

async function signIn(page: Page, { email, password }: typeof marleen) {
  await page.goto('/nl/login/')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page).toHaveURL(/\/nl\/eigenaar\/(\d+\/)?$/)
}

/** Two things the agency waits for, on a property of this owner. */
async function plantTasks(name: string): Promise<number> {
  const [owned] = await askSite<{ property_id: number }>(
    site,
    `select property_id from property_owners o join accounts a on a.id = o.account_id
     where a.email = $1 order by property_id limit 1`,
    [marleen.email],
  )
  const id = owned?.property_id ?? 0
  await askSite(
    site,
    `insert into owner_tasks (property_id, title, explanation, wants, asked_at) values
     ($1, 'Prijs ' || $2, 'De prijs wordt € 350.000.', 'approval', now()),
     ($1, 'Attest ' || $2, '', 'file', now())`,
    [id, name],
  )
  return id
}

/** What it does, and for which task: the second is heard only. */
const named = (does: string, task: string) => new RegExp(`^${does} ?: ${task}$`)

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF'),
})

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('[1.06] an owner approves and sends papers, and the office sees both', async ({
      page,
      browser,
    }) => {
      const run = `${hasScripts ? 'a' : 'b'}${Date.now().toString(36)}`
      const id = await plantTasks(run)
      await signIn(page, marleen)
      await page.goto(`/nl/eigenaar/${id}/`)
      if (hasScripts) {
        await expectSound(page)
        expect(await widthFaults(page, [320, 390, 1280])).toEqual([])
      }
      await page.getByRole('button', { name: named('Ik ga akkoord', `Prijs ${run}`) }).click()
      await expect(page.getByRole('status')).toContainText('uw akkoord is genoteerd')
      await expect(page.getByText(`Prijs ${run}`)).toHaveCount(0)

      const files = page.getByLabel(named('Kies bestanden', `Attest ${run}`))
      const bad = { name: 'geen.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
      await files.setInputFiles([paper(`keuring-${run}.pdf`), bad])
      await page
        .getByRole('button', { name: named('Verstuur de bestanden', `Attest ${run}`) })
        .click()
      await expect(page.getByText('geen.pdf: Dit soort bestand nemen we niet aan')).toBeVisible()
      await expect(page.getByText(`Al ontvangen: keuring-${run}.pdf`)).toBeVisible()

      const office = await browser.newContext({ javaScriptEnabled: hasScripts })
      await signInAs(office, 'agent')
      const desk = await office.newPage()
      await desk.goto(new URL(officePath('owner-property', { id }), page.url()).href)
      const asked = desk.getByRole('row').filter({ hasText: `Prijs ${run}` })
      await expect(asked).toContainText('Akkoord van')
      await expect(asked).toContainText('De prijs wordt € 350.000.')
      const sent = desk.getByRole('row').filter({ hasText: `Attest ${run}` })
      const file = await sent.getByRole('link', { name: `keuring-${run}.pdf` }).getAttribute('href')
      const answer = await office.request.get(new URL(file ?? '', page.url()).href)
      expect(await answer.text()).toContain('%PDF-1.4')
      expect((await page.request.get(file ?? '', { maxRedirects: 0 })).status()).not.toBe(200)
      await office.close()
    })
  })
}

test('[6.02] another owner answers no task of theirs', async ({ page }) => {
  const run = `c${Date.now().toString(36)}`
  const id = await plantTasks(run)
  const [task] = await askSite<{ id: string }>(
    site,
    `select id from owner_tasks where title = 'Prijs ' || $1`,
    [run],
  )
  await signIn(page, luc)
  const answer = await page.request.post(`/nl/eigenaar/${id}/`, {
    multipart: { task: task?.id ?? '', intent: 'approve' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(404)
  const [stored] = await askSite<{ done_at: Date | null }>(
    site,
    'select done_at from owner_tasks where id = $1',
    [task?.id],
  )
  expect(stored?.done_at).toBeNull()
})
