import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { site } from '../testing/journey-site'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { expectSound } from './expect-sound'
import { test } from './journey'

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('an agent looks at their own day, and that is remembered', async ({ page }) => {
      const name = `els${randomUUID().slice(0, 8)}`
      await signInAs(page.context(), 'agent', { name })
      const sent = `insert into enquiries
          (form, language, answers, email, submission, received_at, expires_at, state, assignee_id)
        select 'site-contact', 'nl', jsonb_build_object('firstName', $2::text, 'remark', 'Is er een garage?' || chr(10) || 'Groeten'), '', gen_random_uuid(),
          now(), now() + interval '1 year', 'in-hand', id from accounts where email = $1`
      const who = `Zoeker${name}`
      await askSite(site, sent, [`${name}-nl@journeys.example`, who])
      await page.goto(officePath('today'))
      await expect(page.getByRole('link', { name: who })).toHaveCount(0)
      await page.getByRole('link', { name: 'Van mij', exact: true }).click()
      await expect(page.getByRole('link', { name: who })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Eén aanvraag voor u' })).toBeVisible()
      await expect(page.getByText('Is er een garage?', { exact: true })).toBeVisible()
      await expect(page.getByText('Groeten')).toHaveCount(0)
      await expect(page.getByText(/^Antwoord tegen [a-z]{2} \d+/)).toBeVisible()
      const day = page.getByRole('region', { name: 'Cijfers van vandaag' })
      await expect(day.getByRole('definition').first()).toHaveText('1')
      await page.goto(officePath('today'))
      await expect(page.getByRole('link', { name: who })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Van mij', exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      )
      if (hasScripts) await expectSound(page)
      await page.getByRole('link', { name: 'Alles', exact: true }).click()
      await expect(page.getByRole('link', { name: who })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('a colleague sets quiet hours, and takes them away', async ({ page }) => {
      await signInAs(page.context(), 'agent')
      await page.goto('/office/me/')
      const save = page.getByRole('button', { name: 'Stille uren bewaren' })
      await page.getByLabel('Van', { exact: true }).fill('20:00')
      await save.click()
      await expect(page.getByRole('alert')).toHaveText('Vul twee verschillende uren in, of geen.')
      await expect(page.getByLabel('Van', { exact: true })).toHaveValue('20:00')
      await page.getByLabel('Tot', { exact: true }).fill('07:30')
      await save.click()
      await expect(page.getByRole('status')).toContainText('Bewaard')
      await expect(page.getByLabel('Tot', { exact: true })).toHaveValue('07:30')
      if (hasScripts) await expectSound(page)
      await page.getByLabel('Van', { exact: true }).fill('')
      await page.getByLabel('Tot', { exact: true }).fill('')
      await save.click()
      await expect(page.getByLabel('Van', { exact: true })).toHaveValue('')
    })
  })
}
