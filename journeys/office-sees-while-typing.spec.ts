import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { wake } from './wake'

test.use({ viewport: { width: 1440, height: 900 } })

test('the page stands beside its form and follows what is typed, before it is saved', async ({
  page,
  request,
}) => {
  const [id = 0] = await plantProperties([
    { source: 'office', title: { nl: 'Huis met tuin' }, isPublished: false },
  ])
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property', { id }))
  await wake(page)
  await page.getByText('Voorbeeld naast het formulier').click()
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(shown).toContainText('Huis met tuin')

  await page.locator('[id="texts.title.nl"]').fill('Huis met boomgaard')
  await expect(shown).toContainText('Huis met boomgaard')
  await page.getByLabel('Computer').check()
  await expect(shown).toBeVisible()
  const [kept] = await askSite<{ title: object }>(
    site,
    'select title from properties where id = $1',
    [id],
  )
  expect(kept?.title).toMatchObject({ nl: 'Huis met tuin' })

  const src = (await page.locator('iframe').getAttribute('src')) ?? ''
  const stranger = await request.get(site.address + src)
  expect(stranger.status()).toBe(404)
  expect(stranger.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})
