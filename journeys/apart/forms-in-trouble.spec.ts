import { expect } from '@playwright/test'
import { takeTime } from '../be-human'
import { fillPerson } from '../fill-person'
import { test } from '../journey'
import { openSiteOnCable } from '../own-site'

const written = {
  title: 'ms',
  firstName: 'Nora',
  lastName: 'Peeters',
  email: 'nora@example.be',
  remark: 'Is de zolder ingericht?',
}

test('what is no form is refused, with the form', async ({ request }) => {
  const json = await request.post('/nl/contact/', { data: written })
  expect(json.status()).toBe(415)
  expect(await json.text()).toContain('Verstuur mijn bericht')

  const large = await request.post('/nl/contact/', {
    form: { ...written, remark: 'x'.repeat(400_000) },
  })
  expect(large.status()).toBe(413)
  expect(await large.text()).toContain('Verstuur mijn bericht')

  const latin = await request.post('/fr/contact/', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    data: Buffer.from('remark=%ff%fe&email=nora%40example.be'),
  })
  expect(latin.status()).toBe(400)
  expect(await latin.text()).toContain('Nous n’avons pas pu lire ce formulaire')

  const broken = await request.post('/nl/aanvraag/solliciteren/', {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    data: Buffer.from('--x no form'),
  })
  expect(broken.status()).toBe(400)
  expect(await broken.text()).toContain('Verstuur mijn sollicitatie')
})

test('doubled and forged fields store nothing and give everything back, unknown ones are dropped', async ({
  request,
}) => {
  const body = new URLSearchParams({ ...written, isAdmin: 'yes', email: '' }).toString()
  const type = 'application/x-www-form-urlencoded'
  const post = (data: string) =>
    request.post('/nl/contact/', { data, headers: { 'content-type': type } })
  const unknown = await post(body)
  expect(unknown.status()).toBe(422)
  expect(await unknown.text()).not.toContain('isAdmin')
  const doubled = await post(`${new URLSearchParams(written)}&email=other%40example.be`)
  expect(doubled.status()).toBe(422)
  const forged = await post(new URLSearchParams({ ...written, 'form-pass': 'a.b' }).toString())
  expect(forged.status()).toBe(422)
  const page = await forged.text()
  expect(page).toContain('Deze pagina stond lang open')
  expect(page).toContain('value="Nora"')
  expect(page).toContain('Is de zolder ingericht?')
})

test('[8.08] while the database is away the form comes back full, with a telephone', async ({
  page,
}) => {
  const site = await openSiteOnCable()
  try {
    await page.goto(`${site.address}/nl/contact/`)
    await fillPerson(page, 'nora@example.be')
    await page.getByLabel('Uw bericht').fill('Is de zolder ingericht?')
    await takeTime(page, site)
    site.database.cut()

    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Verstuur mijn bericht' }).click()
    expect((await answered).status()).toBe(503)
    await expect(
      page.getByText('Uw bericht werd niet verzonden, probeer het opnieuw'),
    ).toBeVisible()
    await expect(page.getByLabel('Uw bericht')).toHaveValue('Is de zolder ingericht?')
    await expect(page.getByRole('alert').getByRole('link', { name: /\d{2}/ })).toBeVisible()
  } finally {
    await site.kill()
  }
})
