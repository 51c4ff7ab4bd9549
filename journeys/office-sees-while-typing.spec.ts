import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { plantProject } from '../testing/journey-projects'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { wake } from './wake'

test.use({ viewport: { width: 1440, height: 900 } })

const draft = { source: 'office', title: { nl: 'Huis met tuin' }, isPublished: false } as const

const cases = [
  {
    kind: 'property',
    plant: async () => (await plantProperties([draft]))[0] ?? 0,
    title: 'texts.title.nl',
    saved: 'select title from properties where id = $1',
  },
  {
    kind: 'project',
    plant: () => plantProject(draft),
    title: 'title.nl',
    saved: 'select title from projects where id = $1',
  },
] as const

for (const { kind, plant, title, saved } of cases) {
  test(`the page of a ${kind} stands beside its form and follows what is typed, before it is saved`, async ({
    page,
    request,
  }) => {
    const id = await plant()
    await signInAs(page.context(), 'agent')
    await page.goto(officePath(kind, { id }))
    await wake(page)
    await page.getByText('Voorbeeld naast het formulier').click()
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect(shown).toContainText('Huis met tuin')

    await page.locator(`[id="${title}"]`).fill('Huis met boomgaard')
    await expect(shown).toContainText('Huis met boomgaard')
    await page.getByLabel('Computer').check()
    await expect(shown).toBeVisible()
    const [kept] = await askSite<{ title: object }>(site, saved, [id])
    expect(kept?.title).toMatchObject({ nl: 'Huis met tuin' })

    const src = (await page.locator('iframe').getAttribute('src')) ?? ''
    const framed = await page.request.get(site.address + src)
    expect(framed.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
    const stranger = await request.get(site.address + src)
    expect(stranger.status()).toBe(404)
    expect(stranger.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  })
}
