import { expect, test } from 'vitest'
import { createPrecedence } from './precedence.server'

test('what nobody waits for comes after what somebody waits for', async () => {
  const { first, after } = createPrecedence(60_000)
  const { promise: made, resolve: finish } = Promise.withResolvers<void>()
  const told: string[] = []
  const page = first(() => made).then(() => told.push('page'))
  const letter = after().then(() => told.push('letter'))
  finish()
  await Promise.all([page, letter])
  expect(told).toEqual(['page', 'letter'])
})

test('on a site where somebody always waits it goes on, and a failed page keeps nobody', async () => {
  const { first, after } = createPrecedence(60_000)
  const { promise: never } = Promise.withResolvers<void>()
  const began = performance.now()
  await expect(first(() => Promise.reject(new Error('broken')))).rejects.toThrow()
  await after()
  void first(() => never)
  await after(30)
  expect(performance.now() - began).toBeLessThan(30_000)
})
