import { expect, test } from 'vitest'
import { readConfig } from './config.server'

const own = { DATABASE_URL: 'postgres://localhost/agency' }
const open = { SITE_ORIGIN: 'https://www.agency.example' }

test.each([
  ['tried out', {}, { host: '127.0.0.1', hasDemoAccounts: true }],
  ['tried out by others', { HOST: '0.0.0.0' }, { host: '0.0.0.0', hasDemoAccounts: true }],
  ['with a database of its own', own, { host: undefined, hasDemoAccounts: false }],
  ['at a public address', open, { host: '127.0.0.1', hasDemoAccounts: false }],
  [
    'asked for by name',
    { ...own, ...open, SEED_DEMO_ACCOUNTS: 'yes' },
    { host: undefined, hasDemoAccounts: true },
  ],
])('where a site listens and who may sign in: %s', (_, variables, expected) => {
  expect(readConfig(variables)).toMatchObject(expected)
})

test('an operator says after how long somebody signs in again', () => {
  const hour = 3_600_000
  const own = { STAFF_IDLE_HOURS: '0.5', STAFF_SESSION_HOURS: '12', OWNER_IDLE_DAYS: '1' }
  expect(readConfig(own).sessionLengths).toEqual({
    staff: { idle: hour / 2, whole: 12 * hour },
    owner: { idle: 24 * hour, whole: 90 * 24 * hour },
  })
  expect(() => readConfig({ STAFF_IDLE_HOURS: '0' })).toThrow()
})

test('a mailbox for replies has an address with one star, or there is none', () => {
  const IMAP_URL = 'imaps://antwoord:secret@mail.agency.example'
  const REPLY_ADDRESS = 'antwoord+*@agency.example'
  expect(readConfig({}).replies).toBeUndefined()
  expect(readConfig({ IMAP_URL, REPLY_ADDRESS }).replies).toEqual({
    imapUrl: IMAP_URL,
    replyPattern: REPLY_ADDRESS,
  })
  expect(() => readConfig({ IMAP_URL })).toThrow('go together')
  expect(() => readConfig({ REPLY_ADDRESS })).toThrow('go together')
  for (const odd of ['antwoord@agency.example', '*@*.example', 'a*b@agency.example', 'a b+*@c.be'])
    expect(() => readConfig({ IMAP_URL, REPLY_ADDRESS: odd }), odd).toThrow()
  expect(() => readConfig({ IMAP_URL: 'https://x.example', REPLY_ADDRESS })).toThrow()
})

test('a wrong setting is named in one line, and its value is not told', () => {
  const wrong = { BAKSTEEN_SECRET: 'hunter2', SMTP_URL: 'hunter2', PORT: 'hunter2' }
  let said = ''
  try {
    readConfig(wrong)
  } catch (error) {
    said = error instanceof Error && error.name === 'WrongSettings' ? error.message : ''
  }
  for (const name of Object.keys(wrong)) expect(said).toContain(`${name}: `)
  expect(said).not.toMatch(/hunter2|\n/)
})
