import { expect, test } from 'vitest'
import { brandSection } from '../../configuration/brand-section'
import type { siteOf } from '../../site/site.server'
import { contactOffices } from './contact-offices.server'

test('[5.07] each office tells its number in groups, however it was typed', async () => {
  const office = { name: { nl: 'Namen' }, street: {}, zip: '5000', city: {}, email: '' }
  const phones = ['081234567', '0475/12.34.56', '+32 81 23 45 67']
  const brand = brandSection.parse({ offices: phones.map((phone) => ({ ...office, phone })) })
  const site = { language: 'nl', now: () => new Date(0), siteConfiguration: () => ({ brand }) }
  const shown = await contactOffices(site as unknown as ReturnType<typeof siteOf>)
  expect(shown.map(({ phone }) => phone)).toEqual([
    '081 23 45 67',
    '0475 12 34 56',
    '+32 81 23 45 67',
  ])
})
