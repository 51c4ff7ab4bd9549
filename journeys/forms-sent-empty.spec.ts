import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { site } from '../testing/journey-site'
import { askSite } from './ask-site'
import { test } from './journey'
import { type Found, findAt } from './pages/found'

const named = ['title', 'firstName', 'lastName']
const writes = [...named, 'email']
const reached = [...writes, 'phone']
const place = ['street', 'zip', 'city']
const property = { street: 'Molenstraat 14', zip: '3200', city: 'Aarschot' }
const valued = { ...property, type: 'house', state: 'refresh', goal: 'sale' }

type Sent = { at: (found: Found) => string; form: string; says: string[]; with?: object }
const about = (slug: string, of: 'sale' | 'rent' | 'project') => (found: Found) =>
  `/nl/aanvraag/${slug}/${found[of]}/`
const file = (f: Found) => f.to('rental-file', { token: f.sign('rental-file', f.tenant) })
const step = (name: string) => ({ 'form-step': name })

/** By hand, from the promise: what each page asks for, step by step. */
// biome-ignore format: a table reads as a table
const forms: Sent[] = [
  { at: ({ to }) => to('contact'), form: 'site-contact', says: [...writes, 'remark'] },
  { at: ({ to }) => to('demand-register'), form: 'demand-register', says: writes },
  { at: ({ viewed }) => `/nl/afspraak/?property=${viewed}`, form: 'visit-booking', says: ['firstName', 'lastName', 'email', 'phone'] },
  { at: about('meer-info', 'sale'), form: 'contact-me', says: [...writes, 'remark'] },
  { at: about('bezoek', 'sale'), form: 'contact-appointment', says: reached },
  { at: about('project', 'project'), form: 'contact-construction', says: writes },
  { at: about('documenten', 'sale'), form: 'request-documents', says: writes },
  { at: about('doorsturen', 'sale'), form: 'send-to-friend', says: ['firstName', 'lastName', 'email', 'friendFirstName', 'friendEmail'] },
  { at: about('huren', 'rent'), form: 'rental-application', says: reached },
  { at: () => '/nl/aanvraag/getuigenis/', form: 'testimonial', says: ['kind', 'rating', 'remark', 'firstName', 'lastName', 'email', 'city', 'mayPublish'] },
  { at: () => '/nl/aanvraag/solliciteren/', form: 'job-contact', says: [...reached, 'cv'] },
  { at: () => '/nl/aanvraag/nieuwsbrief/', form: 'sign-newsletter', says: ['email'] },
  { at: ({ to }) => to('contact-demand'), form: 'contact-demand', says: place, with: step('address') },
  { at: ({ to }) => to('contact-demand'), form: 'contact-demand', says: ['type', 'state'], with: step('home') },
  { at: ({ to }) => to('contact-demand'), form: 'contact-demand', says: ['goal'], with: step('plans') },
  { at: ({ to }) => to('contact-demand'), form: 'contact-demand', says: reached, with: { ...valued, ...step('person') } },
  { at: about('bod', 'sale'), form: 'purchase-offer', says: ['amount', 'validUntil', 'validHour', 'financing'], with: step('offer') },
  { at: about('bod', 'sale'), form: 'purchase-offer', says: [...reached, ...place], with: step('buyer') },
  { at: file, form: 'rental-file', says: [...reached, ...place], with: step('person') },
  { at: file, form: 'rental-file', says: ['persons', 'startDay', 'income'], with: step('household') },
]

async function send(path: string, answers: object = {}) {
  const headers = { origin: site.address, 'x-forwarded-for': randomUUID() }
  const body = new URLSearchParams({ ...answers })
  const answer = await fetch(site.address + path, { method: 'POST', headers, body })
  return { status: answer.status, html: await answer.text() }
}

const stored = `select (select count(*) from enquiries) + (select count(*) from demands)
  + (select count(*) from appointments) as kept`

for (const { at, form, says, with: answers } of forms) {
  const where = Object.values(answers ?? {}).at(-1)
  test(`[5.01] ${[form, where].filter(Boolean).join(', ')}, sent empty, is kept nowhere and says what is missing`, async () => {
    const before = await askSite(site, stored)
    const { status, html } = await send(at(await findAt(site, 'nl')), answers)
    const [summary = ''] = html.match(/<div class="error-summary".*?<\/ul>/s) ?? []
    const links = [...summary.matchAll(/href="#([^"]+)"/g)].map(([, to = '']) => to)
    const missing = links.filter((to) => to.startsWith(`${form}-`))
    expect(status).toBe(422)
    expect(missing.sort()).toEqual(says.map((name) => `${form}-${name}`).sort())
    expect(await askSite(site, stored)).toEqual(before)
  })
}

const accounts = {
  '/nl/login/': ['E-mailadres is een verplicht veld', 'Wachtwoord is een verplicht veld'],
  '/nl/login/wachtwoord-vergeten/': ['E-mailadres is een verplicht veld'],
}
for (const [path, says] of Object.entries(accounts)) {
  test(`[5.01] ${path}, sent empty, says what is missing`, async () => {
    const { status, html } = await send(path)
    const told = [...html.matchAll(/<p class="error"[^>]*>([^<]+)</g)].map(([, words]) => words)
    expect([status, told]).toEqual([422, says])
  })
}
