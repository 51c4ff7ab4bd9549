import { type APIRequestContext, expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { site } from '../testing/journey-site'
import { letVisitorsIn } from '../testing/journey-viewings'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { takeTime } from './be-human'
import { confirmBooking } from './confirm-booking'
import { plantDiscreetProperty, secrets } from './discreet-property'
import { fillVisitor } from './fill-person'
import { test } from './journey'

type Letter = { html: string; text: string; subject: string; attachments: unknown }

/** All that was written to somebody, files for the calendar included. */
async function lettersTo(email: string): Promise<Letter[]> {
  const letters = await askSite<Letter>(
    site,
    'select subject, text, html, attachments from mails where recipient = $1 order by created_at',
    [email],
  )
  return letters.map((letter) => ({ ...letter, attachments: decoded(letter.attachments) }))
}

function decoded(attachments: unknown): string {
  const files = attachments as { base64: string }[]
  return files.map(({ base64 }) => Buffer.from(base64, 'base64').toString()).join()
}

async function expectNothingPrivate(request: APIRequestContext, addresses: string[]) {
  for (const address of addresses) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect((await answer.text()).match(secrets)?.[0], address).toBeUndefined()
  }
}

test('[5.11] who books under any address is not told a hidden one; who is told, by mail', async ({
  page,
  request,
}) => {
  const { id } = await plantDiscreetProperty()
  await letVisitorsIn(id)
  const email = `invented-${id}@example.be`
  await page.goto(`/nl/afspraak/?property=${id}&day=${dayFromNow(2)}`)
  await page.getByRole('radio', { name: /^10:00/ }).check()
  await fillVisitor(page, email)
  await takeTime(page)
  await page.getByRole('button', { name: 'Bevestig dit bezoek' }).click()
  await expect(page.getByText('Wacht op uw bevestiging')).toBeVisible()
  const viewing = new URL(page.url()).searchParams.get('visit') ?? ''
  const onScreen = [
    `/nl/bedankt/contact-appointment?visit=${viewing}`,
    `/nl/mijn-bezoek/?visit=${viewing}`,
    `/fr/ma-visite/?visit=${viewing}`,
    `/nl/mijn-bezoek/bezoek.ics?visit=${viewing}`,
    `/nl/mijn-bezoek/_.data?visit=${viewing}`,
    `/nl/mijn-bezoek/?visit=${viewing}&ask=move`,
  ]
  await expectNothingPrivate(request, onScreen)
  await confirmBooking(page, email)
  await expectNothingPrivate(request, onScreen)
  await expect.poll(async () => (await lettersTo(email)).length).toBe(2)
  expect(JSON.stringify(await lettersTo(email)).match(secrets)?.[0]).toBeUndefined()

  const [booked] = await askSite<{ id: string }>(
    site,
    'select id from appointments where email = $1',
    [email],
  )
  await signInAs(page.context(), 'agent')
  await page.goto(officePath('viewing', { id: booked?.id ?? '' }))
  await page.getByRole('button', { name: 'Adres meedelen' }).click()
  await expect(page.getByRole('status')).toContainText('De bezoeker krijgt het adres per mail')
  await expect(page.getByRole('button', { name: 'Adres meedelen' })).toHaveCount(0)
  await expect.poll(async () => (await lettersTo(email)).length).toBe(3)
  const [, , told] = await lettersTo(email)
  expect(told?.text).toContain('Verzwegenpad 8317QX')
  expect(told?.attachments).toContain('Verzwegenpad 8317QX')

  await expectNothingPrivate(request, onScreen)
  const [link = ''] = told?.text.match(/http:\/\/\S+visit=\S+/) ?? []
  expect(await (await request.get(link)).text()).toContain('Verzwegenpad 8317QX')
})
