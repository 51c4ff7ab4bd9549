import { expect, test } from 'vitest'
import { afterFailure, delayAfter, isServerDown, patience } from './delivery'

const createdAt = new Date('2026-03-02T09:00:00Z')
const after = (ms: number) => new Date(createdAt.getTime() + ms)
const down = { code: 'ECONNECTION' }

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [7, 60],
  [70, 60],
])('after attempt %i we wait %i minutes', (attempts, minutes) => {
  expect(delayAfter(attempts)).toBe(minutes * 60_000)
})

test('[8.08] a server that is down for two days loses no letter', () => {
  let now = createdAt
  let attempts = 1
  while (now < after(48 * 3_600_000)) {
    const verdict = afterFailure({ attempts, createdAt }, down, now)
    if (verdict.state === 'failed') throw new Error(`given up after ${attempts} attempts`)
    now = verdict.dueAt
    attempts += 1
  }
  expect(attempts).toBeGreaterThan(48)
})

test.each([
  ['a mailbox that does not exist', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }],
  ['three days of trouble', down, patience],
])('%s is the end of it', (_, failure, age = 0) => {
  expect(afterFailure({ attempts: 1, createdAt }, failure, after(age))).toEqual({ state: 'failed' })
})

test.each([
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }],
  ['a password that changed', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }],
  [
    'a sender that is not welcome yet',
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
  ],
  ['a connection that broke', { code: 'ECONNECTION' }],
  ['an unknown error', {}],
])('%s is tried again', (_, failure) => {
  expect(afterFailure({ attempts: 1, createdAt }, failure, createdAt)).toEqual({
    state: 'waiting',
    dueAt: after(60_000),
  })
})

test('trouble with one letter does not stop the others, trouble with the server does', () => {
  expect(isServerDown({ code: 'EENVELOPE' })).toBe(false)
  expect(isServerDown({ code: 'ETIMEDOUT' })).toBe(true)
})
