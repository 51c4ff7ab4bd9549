import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'

test('a colleague prints a poster for the window; nobody else does', async ({ page, request }) => {
  const [property] = await askSite<{ id: number }>(
    site,
    `select id from properties where is_published and hidden_at is null and list = 'for-sale'
     order by id limit 1`,
  )
  const id = property?.id ?? 0
  const poster = (size: string) => officePath('property-poster', { id, size })
  const visited = await request.get(poster('a4'), { maxRedirects: 0 })
  expect(visited.headers()['content-type']).not.toBe('application/pdf')

  await signInAs(page.context(), 'agent')
  await page.goto(officePath('property', { id }))
  const box = page.locator('section').filter({ hasText: 'Affiche voor het raam' })
  await expect(box.getByRole('link', { name: 'A3' })).toHaveCount(3)
  const href = (await box.getByRole('link', { name: 'A4' }).first().getAttribute('href')) ?? ''
  for (const address of [href, `${poster('a3')}?language=fr`]) {
    const answer = await page.request.get(address)
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect((await page.request.get(poster('a5'))).status()).toBe(404)
  const missing = officePath('property-poster', { id: 999_999, size: 'a4' })
  expect((await page.request.get(missing)).status()).toBe(404)
})
