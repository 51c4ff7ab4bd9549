import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { findProxy, proxyNames } from '../../bootstrap/proxies.js'
import { demoSecret, demoStaff } from '../../seed/staff/demo-staff'
import { question } from '../cookie-question'
import { test } from '../journey'
import { openBehindProxy } from '../open-behind-proxy'
import { publicOrigin } from '../open-proxy'

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/nl/login/')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Aanmelden' }).click()
}

for (const name of proxyNames) {
  test(`behind ${name} visitors, owners and staff come in over TLS`, async () => {
    const isAbsent = !findProxy(name) && !process.env.CI
    test.skip(isAbsent, `${name} is not on this machine: apt install ${name}.`)
    const { page, context, close } = await openBehindProxy(name)
    const cookies = async () => (await context.cookies()).map((each) => [each.name, each.secure])
    try {
      const opened = await page.goto(publicOrigin.replace('https:', 'http:'))
      expect(page.url()).toBe(`${publicOrigin}/nl/`)
      expect(opened?.headers()['strict-transport-security']).toContain('max-age=')
      const protocol = await page.evaluate(
        () =>
          (performance.getEntriesByType('navigation')[0] as PerformanceResourceTiming)
            .nextHopProtocol,
      )
      expect(protocol).toBe('h2')
      await question(page).getByRole('button', { name: 'Alles weigeren' }).click()
      await expect(question(page)).toBeHidden()
      await expect.poll(cookies).toContainEqual(['consent', true])

      await signIn(page, 'marleen.desmet@owners.example', 'baksteen in aarschot')
      await expect(page).toHaveURL(/\/nl\/eigenaar\//)
      for (const [cookie, isSecure] of await cookies()) expect(isSecure, `${cookie}`).toBe(true)
      await page.getByRole('button', { name: 'Afmelden', exact: true }).click()
      await expect(page).toHaveURL('/nl/login/')

      const { email, password } = demoStaff[0] ?? { email: '', password: '' }
      await signIn(page, email, password)
      await page
        .getByLabel('Code')
        .fill(new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate())
      await page.getByRole('button', { name: 'Bevestigen' }).click()
      await expect(page).toHaveURL('/office/')
      for (const [cookie, isSecure] of await cookies()) expect(isSecure, `${cookie}`).toBe(true)
      await page.getByRole('button', { name: 'Afmelden', exact: true }).click()
      await expect(page).toHaveURL('/nl/login/')
    } finally {
      await close()
    }
  })
}
