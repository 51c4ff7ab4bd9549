import { expect, type Page } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { site } from '../testing/journey-site'
import { plantBookedViewing } from '../testing/journey-viewings'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'
import { wake } from './wake'

const day = dayFromNow(2)
const agendaOf = (agentId: number, view = 'day') =>
  `${officePath('agenda')}?${new URLSearchParams({ view, day, agent: String(agentId) })}`

async function lettersTo(email: string) {
  const rows = await askSite<{ subject: string }>(
    site,
    `select subject from mails where recipient = $1 and key like 'visit-moved:%'`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}

/** The height of an hour on the screen. */
const anHour = 96

async function block(page: Page, name: string) {
  const card = page.locator('[data-slot]').filter({ hasText: name })
  await card.waitFor()
  const box = await card.boundingBox()
  if (!box) throw new Error('not in sight')
  return { card, box }
}

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false })

  test('an empty hour leads to a form that knows day, hour and agent; visitors are offered it no more', async ({
    page,
  }) => {
    const { agentId, propertyId } = await plantBookedViewing()
    await signInAs(page.context(), 'agent')
    await page.goto(agendaOf(agentId))
    await page.locator('a[title="Nieuw om 14:00"]').click()
    await page.getByRole('link', { name: 'Schatting' }).click()
    await expect(page.getByRole('textbox', { name: 'Dag' })).toHaveValue(day)
    await expect(page.getByLabel('Van')).toHaveValue('14:00')
    await expect(page.getByLabel('Tot')).toHaveValue('15:00')
    await expect(page.getByLabel('Makelaar')).toHaveValue(String(agentId))
    const save = page.getByRole('button', { name: 'Bewaar de afspraak' }).last()
    await save.click()
    await expect(page.getByRole('alert').first()).toContainText('Onderwerp')
    await page.getByLabel('Onderwerp').fill('Schatting bij Maes')
    await page.getByLabel('Van').fill('09:45')
    await page.getByLabel('Tot').fill('10:15')
    await save.click()
    await expect(page.getByRole('alert').first()).toContainText('zopas bezet')
    await expect(page.getByLabel('Onderwerp')).toHaveValue('Schatting bij Maes')
    await page.getByLabel('Van').fill('14:00')
    await page.getByLabel('Tot').fill('15:00')
    await save.click()
    await expect(page.getByRole('status').first()).toContainText('in de agenda')
    await expect(page.getByRole('link', { name: 'Schatting bij Maes' })).toBeVisible()
    await page.goto(`${officePath('viewing-new', { id: propertyId })}?day=${day}`)
    await expect(page.getByRole('radio', { name: /^13:00/ })).toBeEnabled()
    await expect(
      page.getByRole('radio', { name: /^14:00/ }).and(page.locator(':enabled')),
    ).toHaveCount(0)
  })

  test('a visit moves to any hour by a form that says who is mailed', async ({ page }) => {
    const { id, email } = await plantBookedViewing()
    await signInAs(page.context(), 'agent')
    await page.goto(officePath('viewing-move', { id }))
    await page.getByRole('link', { name: 'Ander uur naar keuze' }).click()
    await expect(page.getByText('krijgt meteen een mail')).toBeVisible()
    await page.getByLabel('Van').fill('18:10')
    await page.getByLabel('Tot').fill('18:40')
    await page.getByRole('button', { name: 'Verplaats het bezoek' }).last().click()
    await expect(page.getByRole('status').first()).toContainText('verplaatst')
    await expect(page.getByText('18:10 – 18:40')).toBeVisible()
    await expect.poll(() => lettersTo(email)).toEqual([expect.stringMatching(/18:10$/)])
  })
})

test('what is private is only busy to a colleague', async ({ page }) => {
  const { agentId } = await plantBookedViewing()
  const [slot] = await askSite<{ id: string }>(
    site,
    `insert into viewing_slots (agent_id, starts_at, ends_at, away_until, seats)
     select $1::int, starts_at + interval '3 hours', ends_at + interval '3 hours', ends_at + interval '3 hours', 1
     from viewing_slots where agent_id = $1 returning id`,
    [agentId],
  )
  await askSite(
    site,
    `insert into engagements (slot_id, kind, subject, changed_at) values ($1, 'private', 'Kinesist', now())`,
    [slot?.id],
  )
  await signInAs(page.context(), 'agent')
  await page.goto(agendaOf(agentId))
  await expect(page.getByText('Bezet', { exact: true })).toBeVisible()
  await expect(page.getByText('Kinesist')).toHaveCount(0)
  const hidden = await page.goto(officePath('engagement', { id: slot?.id ?? '' }))
  expect(hidden?.status()).toBe(404)
  await page.context().clearCookies()
  await signInAs(page.context(), 'manager')
  await page.goto(agendaOf(agentId))
  await expect(page.getByRole('link', { name: 'Kinesist' })).toBeVisible()
})

test('the hour of one among three at once is read whole', async ({ page }) => {
  const { agentId, name } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(agendaOf(agentId, 'week'))
  const block = page.locator('li[data-lanes]').filter({ hasText: name })
  const measured = await block.evaluate((each) => {
    const alone = each.clientWidth
    each.setAttribute('data-lanes', '3')
    const line = each.querySelector('p')
    // As of what is no visit: what it is stands behind the hour.
    line?.append(' · Schatting')
    const [clock, room] = [line?.querySelector('time'), line].map(
      (part) => part?.getBoundingClientRect().right ?? 0,
    )
    const overflow = line && getComputedStyle(line).textOverflow
    return { isNarrow: each.clientWidth < alone / 2, over: (clock ?? 0) - (room ?? 0), overflow }
  })
  expect(measured).toMatchObject({ isNarrow: true, overflow: 'clip' })
  expect(measured.over).toBeLessThan(1)
})

test('a visit is dragged an hour and a half on: one question, one letter', async ({ page }) => {
  const { agentId, name, email } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(agendaOf(agentId))
  await wake(page)
  const { box } = await block(page, name)
  const [x, y] = [box.x + box.width - 20, box.y + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + anHour, { steps: 4 })
  await page.mouse.move(x, y + 1.5 * anHour, { steps: 4 })
  await expect(page.getByText('11:30 – 12:00')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'Uur wijzigen' })).toBeVisible()
  expect(await lettersTo(email)).toEqual([])
  await page.getByRole('button', { name: 'Verplaats het bezoek' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('verplaatst')
  await expect(page.getByText('11:30 – 12:00')).toBeVisible()
  await expect.poll(() => lettersTo(email)).toEqual([expect.stringMatching(/11:30$/)])
})

test('by keys a visit moves and grows; Escape leaves it where it was', async ({ page }) => {
  const { agentId, name } = await plantBookedViewing()
  await signInAs(page.context(), 'agent')
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(agendaOf(agentId))
  await wake(page)
  const link = page.getByRole('link', { name })
  await link.focus()
  await page.keyboard.press('ArrowDown')
  const told = page.getByText(/^Nu: /)
  await expect(told).toContainText('10:15 – 10:45')
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(told).toContainText('09:45 – 10:30')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Uur wijzigen' })).toBeVisible()
  await expect(page.getByLabel('Van')).toHaveValue('09:45')
  await expect(page.getByLabel('Tot')).toHaveValue('10:30')
})

test('who calls is booked in four clicks from today, with nothing typed that we know', async ({
  page,
}) => {
  const { agentId, propertyId, email, name } = await plantBookedViewing()
  const [property] = await askSite<{ reference: string }>(
    site,
    'select reference from properties where id = $1',
    [propertyId],
  )
  const caller = `bel${propertyId}`
  await askSite(site, 'update agents set email = $2 where id = $1', [
    agentId,
    `${caller}-nl@journeys.example`,
  ])
  await signInAs(page.context(), 'agent', { name: caller })
  await page.setViewportSize({ width: 1280, height: 1400 })
  await page.goto(officePath('today'))
  await page.getByRole('link', { name: 'Agenda', exact: true }).click()
  await page.getByRole('link', { name: 'Volgende week' }).click()
  await expect(page.getByRole('link', { name: 'Vorige week' })).toBeVisible()
  const hour = page.locator('a[title="Nieuw om 15:00"]:not([data-closed])').first()
  await hour.click()
  await expect(page.getByRole('heading', { name: 'Nieuwe afspraak' })).toBeVisible()
  await wake(page)
  await page.getByLabel('Vraag vooraf').fill('Komt met drie.')
  await page.getByLabel('Pand: referentie').fill(property?.reference ?? '')
  await page.getByLabel('Wie belt er?').fill(email)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await expect(page.locator('input[name=propertyId]')).toHaveValue(String(propertyId))
  await expect(page.getByLabel('Van')).toHaveValue('15:00')
  await expect(page.getByLabel('Vraag vooraf')).toHaveValue('Komt met drie.')
  await page.getByRole('button', { name: 'Plan het bezoek in' }).last().click()
  await expect(page.getByRole('status').first()).toContainText('ingepland')
  await expect(page.getByText('15:00 – 15:30')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
