import { expect, test } from 'vitest'
import type { Database } from '../database/client.server'
import { lastKnown } from './last-known.server'

const db = {} as Database
const outage = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })

test('during an outage the last answer stands', async () => {
  let answer: () => Promise<number> = async () => 1
  const read = lastKnown(() => answer())
  expect(await read(db)).toBe(1)
  answer = () => Promise.reject(outage)
  expect(await read(db)).toBe(1)
  answer = async () => 2
  expect(await read(db)).toBe(2)
})

test('a mistake of ours is no outage, and nothing known is nothing answered', async () => {
  const mistaken = lastKnown(() => Promise.reject(new Error('mistake')))
  await expect(mistaken(db)).rejects.toThrow('mistake')
  await expect(lastKnown(() => Promise.reject(outage))(db)).rejects.toThrow('down')
})
