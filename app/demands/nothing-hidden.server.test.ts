import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenIn, hiddenProperty } from '../../testing/hidden-property'
import { languages } from '../language/languages'
import { aProperty, insertProperties } from '../properties/testing'
import { noCriteria } from '../search/criteria'
import { mailDemand } from './mail-demand.job.server'
import { matchDemands } from './match-demands.server'
import { anActiveDemand, emptyTheHouse, openDemands } from './testing'

const { db, tools, letters } = await openDemands()

test('[5.10, 5.11] a letter about new properties tells nothing that is hidden', async () => {
  await fc.assert(
    fc.asyncProperty(hiddenProperty, fc.constantFrom(...languages), async (wish, language) => {
      await emptyTheHouse(db)
      const property = aProperty({ ...wish, status: 'available', list: 'for-sale' })
      const types = { ...noCriteria, types: [property.type] }
      const { id } = await anActiveDemand(tools, { language, wish: types })
      await insertProperties(db, [property])
      await matchDemands(tools, [{ propertyId: property.id, kind: 'published' }])
      await mailDemand(tools, id)
      const written = await letters()
      const told = JSON.stringify(written.map(({ subject, text, html }) => [subject, text, html]))
      const hidden = hiddenIn({ ...wish, status: 'available' })
      expect(written).toHaveLength(1)
      expect(told.match(hidden)?.[0]).toBeUndefined()
    }),
    { numRuns: 12, seed: 511 },
  )
}, 120_000)
