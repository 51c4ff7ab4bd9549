import { expect, test } from 'vitest'
import { drawn } from '../../../testing/drawn'
import { StateBadge } from './state-badge'

const badge = { status: 'available', badgeText: 'Kijkdag', badgeColor: 'brick' } as const

test('[3.04] a badge shows its name in its colour', () => {
  expect(drawn(<StateBadge property={badge} />, 'nl')).toBe(
    '<p class="badge" data-color="brick">Kijkdag</p>',
  )
})

test('[3.04] number 0, without a name, shows nothing; an option says so itself', () => {
  expect(drawn(<StateBadge property={{ ...badge, badgeText: '' }} />, 'nl')).toBe('')
  expect(drawn(<StateBadge property={{ ...badge, status: 'option' }} />, 'nl')).toBe(
    '<p class="badge option">Optie</p>',
  )
})
