import { expect } from '@playwright/test'
import { test } from '../journeys/journey'

for (const path of ['/fr/contact/', '/fr/estimation-gratuite/', '/fr/je-cherche/', '/fr/frais/']) {
  test(`a hundred megabytes at ${path} get the form back, in the visitor’s language`, async ({
    request,
  }) => {
    const large = await request.post(path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      data: Buffer.alloc(100 * 1024 * 1024, 'x'),
    })
    expect(large.status()).toBe(413)
    const page = await large.text()
    expect(page).toContain('lang="fr"')
    expect(page).toContain('<form')
    if (path !== '/fr/frais/') expect(page).toContain('Votre envoi est trop volumineux')
  })
}
