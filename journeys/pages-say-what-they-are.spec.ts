import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { findAt } from './pages/found'
import { gather } from './pages/visitors'

for (const language of ['nl', 'fr'] as const) {
  test(`what the law wants us to write says its title once, in ${language}`, async ({ page }) => {
    const { to } = await findAt(site, language)
    for (const path of ['privacy', 'cookie-policy', 'disclaimer'] as const) {
      await page.goto(to(path))
      const title = await page.getByRole('heading', { level: 1 }).textContent()
      await expect(page.getByRole('heading', { name: title ?? '', exact: true })).toHaveCount(1)
    }
  })
}

test('a document that is asked for too late answers in the language of its letter', async ({
  page,
  request,
}) => {
  const { sign } = await findAt(site, 'nl')
  const [asked] = await askSite<{ id: string }>(
    site,
    `with asker as (update enquiries set language = 'fr'
       where id = (select id from enquiries where property_id is not null order by id limit 1)
       returning id, property_id)
     insert into document_requests (enquiry_id, property_id, document_id, email, state, created_at)
     select id, property_id, 99, 'tard@example.be', 'sent', now() from asker returning id`,
  )
  const token = sign('document', asked?.id, -1)
  await page.context().addCookies([{ name: 'language', value: 'nl', url: site.address }])
  // Kept among bookmarks, the file itself leads to what became of it.
  const answer = await page.goto(`/document-files/${token}`)
  expect(answer?.status()).toBe(410)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable')
  const asks = (address: string) =>
    request.get(address, { headers: { 'accept-language': 'fr' } }).then((each) => each.text())
  expect(await asks(`/documents/${token}?lng=nl`)).toContain('Deze link is niet meer geldig')
  // Nobody knows the letter any more: the language of who asks.
  expect(await asks(`/documents/${sign('document', 'x', -1)}`)).toContain('n’est plus valable')
})

test('the portal of an owner who is not there is not found', async ({ page }) => {
  const { viewing: owner, owned: id } = await findAt(site, 'fr')
  await signInAs(page.context(), 'agent', { language: 'fr' })
  const answers = [
    await page.goto(officePath('owner-portal-property', { owner, id })),
    await page.goto(officePath('owner-portal', { owner })),
  ]
  expect(answers.map((answer) => answer?.status())).toEqual([404, 404])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/n’existe/)
  await expect(page.getByRole('link', { name: 'Propriétaires' })).toBeVisible()
  const report = await page.request.get(officePath('owner-portal-report', { owner, id }))
  expect(report.status()).toBe(404)
})

test('who sets up a second factor scans, copies the key, and then types', async ({ page }) => {
  const { tokens, found } = await gather(site, 'nl')
  const value = tokens.half ?? ''
  await page.context().addCookies([{ name: 'session', value, url: site.address }])
  await page.goto(found.to('login-code'))
  const tops = await Promise.all(
    [page.getByRole('img', { name: 'QR' }), page.locator('code'), page.getByLabel('Code')].map(
      async (part) => (await part.boundingBox())?.y ?? 0,
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  const groups = await page.locator('code span').allTextContents()
  expect(groups.every((group) => /^[A-Z2-7]{4}$/.test(group))).toBe(true)
  const copied = await page.locator('code').evaluate((code) => {
    getSelection()?.selectAllChildren(code)
    return getSelection()?.toString()
  })
  expect(copied).toBe(groups.join(''))
})

test('a link to choose a password that has expired says so, and offers another', async ({
  page,
}) => {
  const { to } = await findAt(site, 'fr')
  const answer = await page.goto(to('set-password', { purpose: 'invitation', token: 'x' }))
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ce lien n’est plus valable')
  await expect(page).toHaveTitle(/Ce lien n’est plus valable/)
  await page.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(page).toHaveURL(to('forgotten-password'))
})

test('a question about a project leads back to the project', async ({ page }) => {
  const { to, project } = await findAt(site, 'nl')
  await page.goto(to('enquiry-about', { form: 'project', id: project }))
  await page.getByRole('link', { name: 'Terug naar het project' }).click()
  await expect(page).toHaveURL(/\/nl\/projecten\//)
})

test('on a phone what goes on stands before what stops, by eye and by key', async ({ page }) => {
  const { to, sign, demand } = await findAt(site, 'nl')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${to('my-demand')}?key=${sign('demand', demand)}`)
  const save = page.getByRole('button', { name: 'Wijziging bewaren' })
  const stop = page.getByRole('link', { name: /stop/i }).last()
  const [above, below] = [await save.boundingBox(), await stop.boundingBox()]
  expect(above?.y).toBeLessThan(below?.y ?? 0)
  await save.focus()
  await page.keyboard.press('Tab')
  await expect(stop).toBeFocused()
  await expect(page.getByLabel('Gemeente 3')).toBeVisible()
  await expect(page.getByText('Gemeente 3', { exact: true })).toBeVisible()
})
