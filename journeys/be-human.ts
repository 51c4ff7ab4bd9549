import { expect, type Page } from '@playwright/test'
import { captchaFields } from '../app/captcha/providers'
import { shortestFill } from '../app/forms/doubt'
import { metaFields } from '../app/forms/form-fields'
import type { FormPass } from '../app/forms/form-pass.server'
import { site as ownSite, type Site } from '../testing/journey-site'
import { type SecretSite, signerOf } from '../testing/site-secrets'
import { askSite } from './ask-site'

/** With scripts the device does the sum; without, somebody reads the picture. */
export async function beHuman(
  page: Page,
  hasScripts: boolean,
  site: SecretSite & Pick<Site, 'databaseUrl'> = ownSite,
) {
  const picture = page.getByAltText('Afbeelding met vijf tekens')
  if ((await picture.count()) === 0) return
  if (hasScripts) {
    await page.getByText('Ik kan de tekens niet lezen').click()
    await page.getByRole('button', { name: 'Laat mijn toestel rekenen' }).click()
    await expect(page.getByText('Opgelost.')).toBeVisible({ timeout: 30_000 })
    return
  }
  await page.getByLabel('Typ de tekens uit de afbeelding').fill(await charactersIn(page, site))
}

/** Of the picture in the page: it is drawn once the browser has asked for it. */
async function charactersIn(page: Page, site: SecretSite & Pick<Site, 'databaseUrl'>) {
  const signer = await signerOf(site)
  const pass = page.locator(`input[name="${captchaFields.pass}"]`)
  let characters = ''
  await expect(async () => {
    const opened = signer.open('captcha', await pass.inputValue(), new Date())
    if (opened.outcome !== 'valid') throw new Error(`the pass of the picture is ${opened.outcome}`)
    const [challenge] = await askSite<{ answer: string }>(
      site,
      'select answer from captcha_challenges where id = $1',
      [opened.value],
    )
    expect(challenge).toBeDefined()
    characters = challenge?.answer ?? ''
  }).toPass()
  return characters
}

/** Nobody fills in a form in no time: who does is asked for characters. This one has been open a while. */
export async function takeTime(page: Page, site: SecretSite = ownSite) {
  const signer = await signerOf(site)
  for (const field of await page.locator(`input[name="${metaFields.pass}"]`).all()) {
    const opened = signer.open('form', await field.inputValue(), new Date())
    if (opened.outcome !== 'valid') throw new Error(`the pass of the form is ${opened.outcome}`)
    const pass = opened.value as FormPass
    const earlier = { ...pass, openedAt: pass.openedAt - 2 * shortestFill }
    const signed = signer.sign('form', earlier, new Date(Date.now() + 3_600_000))
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value
      // A script that draws the form again puts its own value back.
      input.form?.addEventListener('formdata', ({ formData }) => formData.set(input.name, value))
    }, signed)
  }
}
