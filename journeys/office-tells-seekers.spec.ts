import { expect } from '@playwright/test'
import { fromOurPages, site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { plantEnquiry, propertyFor } from './own-enquiries'

test.use({ hasScripts: false })

test('a chosen seeker hears of a property, is paused and erased, without a script', async ({
  page,
}) => {
  const email = `seeker-${Date.now()}@journeys.example`
  const property = await propertyFor('sale')
  await askSite(
    site,
    `insert into demands (email, language, person, list, criteria, criteria_key, frequency, status,
       created_at, changed_at, confirmed_at)
     select $2, 'nl', '{"firstName":"Zed","lastName":"Zoeker","phone":""}', 'for-sale',
       jsonb_build_object('types', types, 'cities', '[]'::jsonb, 'countries', '[]'::jsonb,
         'features', '[]'::jsonb, 'sort', 'newest', 'page', 1),
       $2, 'weekly', 'active', now(), now(), now()
     from properties where id = $1`,
    [property, email],
  )
  const letters = () => askSite(site, 'select 1 from mails where recipient = $1', [email])
  await signInAs(page.context(), 'agent')
  await page.goto(`/office/demands/?property=${property}`)
  const row = page.getByRole('row', { name: email })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mail de gekozen mensen' }).click()
  await expect(page.getByRole('status')).toContainText('onderweg')
  await expect.poll(letters).toHaveLength(1)
  await page.reload()
  await expect(row.getByRole('checkbox')).toHaveCount(0)

  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'Pauzeren' }).click()
  await expect(page.getByRole('status')).toContainText('Gepauzeerd')
  await page.goto(`/office/erase-person/?email=${email}`)
  await page.getByLabel('Ja, wis alles').check()
  await page.getByRole('button', { name: 'Wissen' }).click()
  await expect(page.getByRole('status')).toContainText('gewist')
  expect(await letters()).toEqual([])
  expect(await askSite(site, 'select 1 from demands where email = $1', [email])).toEqual([])
})

test('a spreadsheet leaves with the rows, and what is no form is refused', async ({ page }) => {
  const answers = { firstName: '=1+1', remark: 'x' }
  const id = await plantEnquiry({ form: 'site-contact', answers })
  await signInAs(page.context(), 'agent')
  const csv = await page.request.get('/office/enquiries/export/')
  expect(csv.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': expect.stringContaining('no-store'),
  })
  expect(await csv.text()).toContain(";'=1+1;")
  const path = `/office/enquiries/${id}/`
  const post = async (form: Record<string, string>) =>
    (await page.request.post(path, { form, headers: fromOurPages })).status()
  expect(await post({ task: '__proto__' })).toBe(400)
  expect(await post({ task: 'answer' })).toBe(422)
  expect(await post({ task: 'candidate', decision: 'refused:origin' })).toBe(422)
  const headers = { ...fromOurPages, 'content-type': 'text/plain' }
  expect((await page.request.post(path, { data: 'x', headers })).status()).toBe(415)
})
