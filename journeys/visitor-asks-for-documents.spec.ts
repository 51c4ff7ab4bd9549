import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { plantProperties } from '../testing/journey-properties'
import { site } from '../testing/journey-site'
import { test } from './journey'
import { sendForm } from './send-form'

const paper = { id: 1, name: { nl: 'Bodemattest' }, file: 'documents/aa/x.pdf', bytes: 10 }
const known = { ...paper, hash: 'x', source: 'https://crm.example/x' }

test('[4.14] [8.07] who asks for the same documents again, or for what waits, is told so', async ({
  page,
}) => {
  const ids = await plantProperties([
    { documents: [{ ...known, requiresApproval: false }] },
    { documents: [{ ...known, requiresApproval: true }] },
  ])
  const email = `nora.${randomUUID().slice(0, 8)}@example.be`
  const person = { Mevrouw: 'check', Voornaam: 'Nora', Naam: 'Peeters', 'E-mailadres': email }
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomUUID() })
  const ask = (id = 0) => {
    const form = { form: 'request-documents', about: 'none', slug: `documenten/${id}` } as const
    const journey = { ...form, steps: [person], send: ['Mail mij de documenten'] }
    return sendForm(page, journey, site, true)
  }
  const again = page.getByText('U hebt deze documenten al aangevraagd.')
  await ask(ids[0])
  await expect(again).toHaveCount(0)
  await ask(ids[0])
  await expect(again).toBeVisible()
  await ask(ids[1])
  await expect(page.getByText('Voor deze documenten is ons akkoord nodig.')).toBeVisible()
})
