import { expect, test } from 'vitest'
import { afterVisitors, whileVisitorWaits } from './visitors-first.server'

test('what nobody waits for comes after what somebody waits for', async () => {
  const { promise: made, resolve: finish } = Promise.withResolvers<void>()
  const told: string[] = []
  const page = whileVisitorWaits(() => made).then(() => told.push('page'))
  const letter = afterVisitors(60_000).then(() => told.push('letter'))
  finish()
  await Promise.all([page, letter])
  expect(told).toEqual(['page', 'letter'])
})

test('on a site where somebody always waits it goes on, and a failed page keeps nobody', async () => {
  const { promise: never } = Promise.withResolvers<void>()
  const began = performance.now()
  await expect(whileVisitorWaits(() => Promise.reject(new Error('broken')))).rejects.toThrow()
  await afterVisitors(60_000)
  void whileVisitorWaits(() => never)
  await afterVisitors(30)
  expect(performance.now() - began).toBeLessThan(30_000)
})
