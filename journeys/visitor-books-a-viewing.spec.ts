import { type APIRequestContext, expect } from '@playwright/test'
import ICAL from 'ical.js'
import { dayFromNow } from '../testing/day-from-now'
import { plantFullProperty, plantViewableProperty, sell } from '../testing/journey-viewings'
import { takeTime } from './be-human'
import { confirmBooking } from './confirm-booking'
import { expectValidPage } from './expect-valid-page'
import { fillVisitor } from './fill-person'
import { test } from './journey'
import { openUntil } from './open-until'

/** Somebody else sees that the moment is held. */
async function expectTaken(request: APIRequestContext, id: number) {
  await expect(async () => {
    const answer = await request.get(`/nl/afspraak/?property=${id}&day=${dayFromNow(2)}`)
    expect(await answer.text()).toMatch(/<input[^>]*disabled[^>]*>[\s\S]{0,80}10:00/)
  }).toPass()
}

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ hasScripts })

    test('[1.07] [2.27] [4.13] a visitor books a viewing, moves it and cancels it', async ({
      page,
      request,
    }) => {
      const id = await plantViewableProperty()
      const email = `nora-${id}@example.be`
      await page.goto(`/nl/afspraak/?property=${id}&day=${dayFromNow(2)}`)
      await fillVisitor(page, email)
      await page.getByRole('button', { name: 'Bevestig dit bezoek' }).click()
      await expect(page.getByRole('alert')).toContainText('Kies een uur')
      await expect(page.getByLabel('Voornaam')).toHaveValue('Nora')

      await page.getByRole('radio', { name: /^10:00/ }).check()
      await takeTime(page)
      await page.getByRole('button', { name: 'Bevestig dit bezoek' }).click()
      await expect(page).toHaveURL(/\/nl\/bedankt\/contact-appointment\?visit=/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bijna klaar, Nora.')
      await expect(page.getByText('Wacht op uw bevestiging')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Ja, ik kom' })).toHaveCount(0)
      await expectTaken(request, id)

      const link = await confirmBooking(page, email)
      await page.goto(link)
      await expect(page.getByRole('button', { name: 'Ja, ik kom' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tot \S+dag, Nora\.$/)
      await expect(page.getByText('Bevestigd', { exact: true })).toBeVisible()
      await expect(page.getByText('9000 Gent', { exact: true })).toBeVisible()
      await expect(page.getByText('An Peeters bezorgt ze u vóór het bezoek')).toBeVisible()
      await page.reload()
      await expect(page.getByText('10:00 tot 10:30')).toBeVisible()

      const file = await page.getByRole('link', { name: 'Zet in mijn agenda' }).getAttribute('href')
      const answer = await request.get(file ?? '')
      expect(answer.headers()['cache-control']).toContain('no-store')
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(await answer.text())).getFirstSubcomponent('vevent') ??
          undefined,
      )
      expect([event.summary, event.sequence]).toEqual(['Bezoek: Huis te bezoeken', 0])

      await page.getByRole('link', { name: 'Verplaats' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kies een ander moment')
      // The first day that is offered may be today, of which little is left.
      await page.goto(`${page.url()}&day=${dayFromNow(2)}`)
      await page.getByRole('radio', { name: /^14:30/ }).check()
      await page.getByRole('button', { name: 'Verplaats mijn bezoek' }).click()
      await expect(page.getByRole('status')).toHaveText(/Uw bezoek is verplaatst/)
      await expect(page.getByText('14:30 tot 15:00')).toBeVisible()

      await page.getByRole('link', { name: 'Annuleer dit bezoek' }).click()
      await expect(page.getByRole('heading', { name: 'Dit bezoek annuleren?' })).toBeVisible()
      await page.getByRole('button', { name: 'Ja, annuleer het bezoek' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit bezoek is geannuleerd.')
      await expect(page.getByText('bezorgt ze u vóór het bezoek')).toHaveCount(0)

      const path = `/nl/afspraak/?property=${id}&day=${dayFromNow(2)}`
      await openUntil(page, path, () =>
        expect(page.getByRole('radio', { name: /^10:00/ })).toBeEnabled({ timeout: 500 }),
      )
    })
  })
}

test('[8.09] appointments are full: a visitor joins the waiting list and leaves it', async ({
  page,
}) => {
  const id = await plantFullProperty()
  await page.goto(`/nl/afspraak/?property=${id}`)
  await expect(page.getByRole('heading', { name: 'De afspraken zijn volzet' })).toBeVisible()
  await page.getByLabel('Elke dag is goed').check()
  await fillVisitor(page, 'ben@example.be')
  await takeTime(page)
  await page.getByRole('button', { name: 'Zet me op de wachtlijst' }).click()
  await expect(page).toHaveURL(/\/nl\/bedankt\/contact-appointment\?waiting=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U staat op de wachtlijst')
  await page.getByRole('button', { name: 'Haal me van de wachtlijst' }).click()
  await expect(page.getByRole('status')).toHaveText('U staat niet meer op de wachtlijst.')
})

test('[9.16] where no moment suits, we call between the hours of the language', async ({
  page,
}) => {
  const id = await plantViewableProperty()
  await page.goto(`/fr/rendez-vous/?property=${id}`)
  const hours = page.getByRole('region', { name: /^Aucune heure ne convient/ }).locator('.chip')
  await expect(hours).toHaveText(['10:00 – 13:00', '14:00 – 16:00', '16:00 – 19:00'])
  await page.goto(`/nl/afspraak/?property=${id}`)
  await page.getByRole('link', { name: '13:00 – 16:00' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vraag een bezoek aan')
  await expect(page.getByRole('radio', { name: '13:00 – 16:00' })).toBeChecked()
})

test('[2.47] a visitor finds the property by its reference, and a sold one is said to be gone', async ({
  page,
}) => {
  const id = await plantViewableProperty()
  await page.goto('/nl/afspraak/')
  await page.getByLabel('Referentie, gemeente of naam').fill(`jh-${id}`)
  await page.getByRole('button', { name: 'Zoek het pand' }).click()
  await page.getByRole('link', { name: 'Huis te bezoeken' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wanneer komt u kijken?')

  await sell(id)
  await expect(async () => {
    const answer = await page.goto(`/nl/afspraak/?property=${id}`)
    expect(answer?.status()).toBe(410)
  }).toPass()
  await expect(page.getByText('Dit pand is niet meer beschikbaar')).toBeVisible()
})

test('forged links and moments are told as such', async ({ page, request }) => {
  const id = await plantViewableProperty()
  for (const address of [
    '/nl/mijn-bezoek/?visit=x.y',
    '/nl/mijn-bezoek/',
    '/nl/na-uw-bezoek/?visit=',
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link klopt niet')
  }
  expect((await request.get('/nl/mijn-bezoek/bezoek.ics?visit=x')).status()).toBe(404)
  expect((await request.get('/agent-calendars/1-x.ics')).status()).toBe(404)
  const form = { startsAt: '1999-01-01T09:00:00.000Z', firstName: 'Nora' }
  const answer = await request.post(`/nl/afspraak/?property=${id}`, { form })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('value="Nora"')
})

for (const [name, address, plant] of [
  ['a visit to book', '/nl/afspraak/?property=', plantViewableProperty],
  ['a visit to book', '/fr/rendez-vous/?property=', plantViewableProperty],
  ['a full home', '/nl/afspraak/?property=', plantFullProperty],
  ['no home yet', '/nl/afspraak/?q=Gent&x=', plantViewableProperty],
] as const) {
  test(`${name} is sound and accessible: ${address}`, async ({ page }) => {
    const id = await plant()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectValidPage(page, address + id)
    }
  })
}
