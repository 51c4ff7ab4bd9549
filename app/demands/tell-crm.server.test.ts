import { beforeEach, expect, test } from 'vitest'
import { listeningSource, owed } from '../feed/notices/testing.server'
import { noCriteria } from '../search/criteria'
import { demandToken } from './demand-links.server'
import { changeDemand, stopDemand } from './manage-demand.server'
import { registerDemand } from './register-demand.server'
import { anActiveDemand, emptyTheHouse, openDemands, registration } from './testing'

const { db, tools } = await openDemands()
beforeEach(() => emptyTheHouse(db))

const told = async () => (await owed(db)).map(({ content }) => content)

test('[7.01] a demand is told once its person confirmed it, then how it changes and that it stopped', async () => {
  await listeningSource(db)
  await registerDemand(tools, registration)
  expect(await told()).toEqual([])
  const { id } = await anActiveDemand(tools)
  expect(await told()).toMatchObject([{ kind: 'demand', isWanted: true, wish: { types: [1] } }])
  const token = demandToken(tools, id)
  const wish = { ...noCriteria, types: [2], maxPrice: 300_000 }
  await changeDemand(tools, token, { list: 'for-rent', frequency: 'daily', wish })
  expect(await told()).toMatchObject([
    { isWanted: true, wish: { goal: 'rent', types: [2], maxPrice: 300_000 } },
  ])
  await stopDemand(tools, token)
  expect(await told()).toMatchObject([{ isWanted: false }])
})
