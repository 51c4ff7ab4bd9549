import { expect } from '@playwright/test'
import { officePath } from '../app/office/office-pages'
import { dayFromNow } from '../testing/day-from-now'
import { site } from '../testing/journey-site'
import { plantBookedViewing } from '../testing/journey-viewings'
import { signInAs } from '../testing/staff'
import { askSite } from './ask-site'
import { test } from './journey'

const day = dayFromNow(2)
const agendaOf = (agentId: number) =>
  `${officePath('agenda')}?${new URLSearchParams({ view: 'day', day, agent: String(agentId) })}`

test.use({ hasScripts: false })

test('an own calendar is given by its address, which is never shown again; what is wrong with it is said', async ({
  page,
}) => {
  const { agentId } = await plantBookedViewing()
  await signInAs(page.context(), 'manager')
  await page.goto(officePath('agent', { id: agentId }))
  const field = page.getByLabel('Geheim adres van de agenda')
  const give = page.getByRole('button', { name: 'Lees deze agenda' }).last()
  await field.fill('http://calendar.invalid/geheim/basic.ics')
  await give.click()
  await expect(page.getByRole('alert').first()).toContainText('webcal://')
  await expect(field).toHaveValue('http://calendar.invalid/geheim/basic.ics')
  await field.fill('webcal://calendar.invalid/geheim/basic.ics')
  await give.click()
  await expect(page.getByRole('status').first()).toContainText('Het adres is bewaard')
  await expect(page.getByText('Agenda bij calendar.invalid')).toBeVisible()
  const told = async () => {
    await page.reload()
    return page.getByText('antwoordt niet').count()
  }
  await expect.poll(told).toBe(1)
  expect(await page.content()).not.toContain('geheim/basic')
  const kept = await askSite(site, 'select * from own_calendars where agent_id = $1', [agentId])
  expect(JSON.stringify(kept)).not.toContain('geheim')
  await page.getByRole('button', { name: 'Stop met lezen en wis alles' }).click()
  await expect(page.getByRole('status').first()).toContainText('niet meer gelezen')
  await expect(page.getByText('Agenda bij calendar.invalid')).toHaveCount(0)
})

test('a colleague sees that somebody is busy, is asked before planning then, and gives no calendar for them', async ({
  page,
}) => {
  const { agentId, propertyId } = await plantBookedViewing()
  await askSite(
    site,
    `insert into own_calendars (agent_id, address, host) values ($1, 'none', 'calendar.invalid')`,
    [agentId],
  )
  await askSite(
    site,
    `insert into busy_times select $1::int, starts_at + interval '4 hours', ends_at + interval '4 hours 30 minutes'
     from viewing_slots where agent_id = $1`,
    [agentId],
  )
  await signInAs(page.context(), 'agent')
  await page.goto(agendaOf(agentId))
  await expect(page.getByText('14:00 – 15:00')).toBeVisible()
  await expect(page.getByText('Volgens de eigen agenda')).toBeVisible()
  await page.goto(`${officePath('viewing-new', { id: propertyId })}?day=${day}`)
  await expect(page.getByRole('radio', { name: /^13:00/ })).toBeEnabled()
  await expect(
    page.getByRole('radio', { name: /^14:00/ }).and(page.locator(':enabled')),
  ).toHaveCount(0)

  const query = new URLSearchParams({ kind: 'signing', day, from: '14:30', agent: String(agentId) })
  await page.goto(`${officePath('agenda-new')}?${query}`)
  await page.getByLabel('Onderwerp').fill('Compromis Maes')
  const save = page.getByRole('button', { name: 'Bewaar de afspraak' }).last()
  await save.click()
  await expect(page.getByRole('alert').first()).toContainText('bezet volgens de eigen agenda')
  await expect(page.getByLabel('Onderwerp')).toHaveValue('Compromis Maes')
  await page.getByLabel('Toch inplannen').check()
  await save.click()
  await expect(page.getByRole('status').first()).toContainText('in de agenda')
  await expect(page.getByText('Valt samen met iets anders')).toBeVisible()

  await page.goto(officePath('agent', { id: agentId }))
  await expect(page.getByLabel('Geheim adres van de agenda')).toHaveCount(0)
  const refused = await page.request.post(officePath('agent', { id: agentId }), {
    form: { task: 'give-calendar', address: 'https://calendar.invalid/x.ics' },
    headers: { origin: site.address },
  })
  expect(refused.status()).toBe(403)
})
