import { expect, type Page } from '@playwright/test'
import { metaFields } from '../../app/forms/form-fields'
import { beHuman, takeTime } from '../be-human'
import { formJourneys } from '../form-journeys'
import { test } from '../journey'
import { recordOthers } from '../others'
import { type OwnSite, openOwnSite } from '../own-site'
import { wake } from '../wake'

/** As Turnstile does: it draws what it finds when it comes, and once; later it has to be asked. */
const lively = `if (!window.turnstile) {
  const token = '<input type="hidden" name="cf-turnstile-response" value="unknown">'
  window.turnstile = { render: (place) => { place.innerHTML = 'Bent u een mens?' + token } }
  document.querySelectorAll('.cf-turnstile').forEach(window.turnstile.render)
}`

/** Nothing listens there: our server does not reach the provider either. */
const cutOff = { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://127.0.0.1:9' }

let site: OwnSite
test.beforeAll(async () => {
  const settings = { CAPTCHA_SITE_KEY: 'key-of-the-site', CAPTCHA_SECRET: 'secret' }
  site = await openOwnSite({ CAPTCHA_PROVIDER: 'turnstile', ...settings, ...cutOff })
})
test.afterAll(() => site?.kill())

const ours = 'Afbeelding met vijf tekens'

async function fillTestimonial(page: Page) {
  const [fields = {}] = formJourneys.find(({ form }) => form === 'testimonial')?.steps ?? []
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByRole('main').getByLabel(label, { exact: !label.startsWith('U mag') })
    if (value === 'check') await field.check()
    else await field.fill(value)
  }
}

const send = (page: Page) => page.getByRole('button', { name: 'Verstuur mijn getuigenis' }).click()

async function sendWithCharacters(page: Page) {
  await beHuman(page, false, site)
  await takeTime(page, site)
  await send(page)
  await expect(page).toHaveURL(/\/nl\/bedankt\/testimonial\?/)
}

test('[5.03, 7.04] blocked: the characters take its place, and are enough', async ({ page }) => {
  await page.context().route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
  await wake(page)
  await expect(page.getByAltText(ours)).toBeVisible()
  await expect(page.locator('[data-sitekey]')).toHaveCount(0)
  await fillTestimonial(page)
  await sendWithCharacters(page)
})

test('[7.04] emptied by a blocker: the characters take its place', async ({ page }) => {
  const others = await recordOthers(page, '')
  await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
  await wake(page)
  await expect.poll(() => others.size).toBe(1)
  await expect(page.getByAltText(ours)).toBeVisible()
})

test('[7.04] there, but without its frame: the characters take its place', async ({ page }) => {
  const failing = 'const place = document.querySelector(".cf-turnstile")'
  const others = await recordOthers(page, `${failing}; window[place.dataset.errorCallback]()`)
  await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
  await wake(page)
  await expect.poll(() => others.size).toBe(1)
  await expect(page.getByAltText(ours)).toBeVisible()
})

test('[7.04] a form that comes back shows the check again; not vouched for, the characters', async ({
  page,
}) => {
  await recordOthers(page, lively)
  await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
  await wake(page)
  const check = page.locator('[data-sitekey]')
  await expect(check).toHaveText('Bent u een mens?')
  await fillTestimonial(page)
  await page.locator(`main input[name="${metaFields.pass}"]`).evaluate((input) => {
    const { form, name } = input as HTMLInputElement
    form?.addEventListener('formdata', ({ formData }) => formData.set(name, 'expired'))
  })
  await send(page)
  await expect(page.getByText('Deze pagina stond lang open')).toBeVisible()
  await expect(check).toHaveText('Bent u een mens?')

  await send(page)
  await expect(page.getByAltText(ours)).toBeVisible()
  await expect(page.getByText('Typ de tekens uit de afbeelding over').first()).toBeVisible()
  await sendWithCharacters(page)
})

test.describe('without scripts', () => {
  test.use({ hasScripts: false })

  test('[5.03, 7.04] the characters are there, and are enough', async ({ page }) => {
    await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
    await fillTestimonial(page)
    await beHuman(page, false, site)
    await takeTime(page, site)
    await send(page)
    await expect(page).toHaveURL(/\/nl\/bedankt\/testimonial\?/)
  })
})

test('[7.04] there, but of no use to somebody: the characters are one press away', async ({
  page,
}) => {
  await recordOthers(page, lively)
  await page.goto(`${site.address}/nl/aanvraag/getuigenis/`)
  await wake(page)
  await page.getByRole('button', { name: 'Lukt dit niet? Typ tekens over' }).click()
  await expect(page.getByAltText(ours)).toBeVisible()
})
