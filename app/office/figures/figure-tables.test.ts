import { expect, test } from 'vitest'
import type { PropertyFigures } from '../../figures/listed'
import { languages } from '../../language/languages'
import { messagesIn } from '../../language/messages.server'
import { figureTable } from './figure-tables'
import type { Say } from './figure-text'
import type { Figures } from './load-figures.server'

const home: PropertyFigures = {
  propertyId: 1,
  reference: 'BK-2104',
  city: 'Leuven',
  zip: '3000',
  enquiry: 3,
  viewing: 2,
  offer: 1,
}

test('a property is in the town as the reader calls it', () => {
  const period = { from: '2026-01-01', to: '2026-12-31' }
  const figures = { properties: [home], period } as unknown as Figures
  const labels = languages.map((language) => {
    const t = messagesIn(language).getFixedT(language, 'office-figures') as unknown as Say
    return figureTable('properties', figures, { t, language }).rows[0]?.label
  })
  expect(labels).toEqual([
    'BK-2104, Leuven',
    'BK-2104, Louvain',
    'BK-2104, Leuven',
    'BK-2104, Löwen',
  ])
})
