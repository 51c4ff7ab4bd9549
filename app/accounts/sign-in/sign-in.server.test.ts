import { expect, test } from 'vitest'
import { createSigner } from '../../web/signed-link.server'
import { openAccounts, password } from '../accounts.testing'
import { countTries } from './count-tries.server'
import { knownDeviceLine, readKnownDevice } from './known-device.server'
import { signIn } from './sign-in.server'

const { tools, anAccount, later } = await openAccounts()
const door = { ...tools, signer: createSigner('secret'), origin: 'https://baksteen.example' }
const wrong = 'fout fout fout'

type Wish = Partial<Parameters<typeof signIn>[1]> & { place?: string }

function attempt(email: string, { place = 'home', ...wish }: Wish = {}) {
  const proveHuman = async () => 'empty' as const
  return signIn(tools, { email, password, from: { device: '', place }, proveHuman, ...wish })
}

/** As a stranger would: each from another network, and a robot that reads every captcha. */
async function strangersTry(email: string, times: number) {
  for (let tries = 0; tries < times; tries += 1) {
    await attempt(email, {
      password: wrong,
      place: `elsewhere ${tries}`,
      proveHuman: async () => 'passed',
    })
  }
}

/** The cookie that the first sign-in leaves. */
async function deviceOf(email: string) {
  const first = await attempt(email)
  if (first.outcome !== 'signed-in') throw new Error(first.outcome)
  const cookie = knownDeviceLine(door, null, first.accountId).split(';')[0]
  return readKnownDevice(door, cookie)
}

test('strangers who try fifty times keep nobody out', async () => {
  const email = await anAccount('owner')
  const knownDevice = await deviceOf(email)
  expect(knownDevice).toBeDefined()
  await strangersTry(email, 50)
  expect((await attempt(email, { knownDevice })).outcome).toBe('signed-in')

  await strangersTry(email, 50)
  const place = 'a new place'
  expect(await attempt(email, { place })).toEqual({ outcome: 'human-needed', human: 'empty' })
  expect(await attempt(email, { place, proveHuman: async () => 'wrong' })).toEqual({
    outcome: 'human-needed',
    human: 'wrong',
  })
  const proved = await attempt(email, { place, proveHuman: async () => 'passed' })
  expect(proved.outcome).toBe('signed-in')
})

test('an address that nobody has is asked for the same', async () => {
  const email = await anAccount('owner')
  const answers = async (address: string) => {
    const outcomes: unknown[] = []
    for (let tries = 0; tries < 7; tries += 1) {
      outcomes.push(await attempt(address, { password: wrong, place: `${address} ${tries}` }))
    }
    return outcomes
  }
  const known = await answers(email)
  expect(known.at(-1)).toEqual({ outcome: 'human-needed', human: 'empty' })
  expect(await answers('nobody@example.be')).toEqual(known)
})

test('a known device is known to its own people, and has an end too', async () => {
  const [email, other] = [await anAccount('owner'), await anAccount('owner')]
  const knownDevice = await deviceOf(email)
  await strangersTry(other, 6)
  expect((await attempt(other, { knownDevice })).outcome).toBe('human-needed')
  for (let tries = 0; tries < 20; tries += 1) {
    const { outcome } = await attempt(email, { knownDevice, password: wrong })
    expect(outcome).toBe('refused')
  }
  await strangersTry(email, 6)
  expect((await attempt(email, { knownDevice })).outcome).toBe('human-needed')
  later(16)
  expect((await attempt(email, { knownDevice })).outcome).toBe('signed-in')
})

test('a cookie that was not ours, or is too old, makes no device known', () => {
  const cookie = knownDeviceLine(door, null, 'a').split(';')[0] ?? ''
  expect(cookie).toMatch(/^__Host-device=/)
  const both = readKnownDevice(door, knownDeviceLine(door, cookie, 'b').split(';')[0])
  expect(both?.accounts).toEqual(['b', 'a'])
  expect(both?.id).toBe(readKnownDevice(door, cookie)?.id)
  const forger = { ...door, signer: createSigner('other') }
  expect(readKnownDevice(door, knownDeviceLine(forger, null, 'a').split(';')[0])).toBeUndefined()
  const inAYear = () => new Date(door.now().getTime() + 366 * 86_400_000)
  expect(readKnownDevice({ ...door, now: inAYear }, cookie)).toBeUndefined()
  expect(readKnownDevice(door, null)).toBeUndefined()
})

test('tries for one address from one network run out there, also with the right password', async () => {
  const email = await anAccount('owner')
  const from = { place: 'one network', proveHuman: async () => 'passed' as const }
  for (let tries = 0; tries < 20; tries += 1) await attempt(email, { ...from, password: wrong })
  expect(await attempt(email, from)).toEqual({ outcome: 'too-many-tries' })
  expect((await attempt(email, { ...from, place: 'another' })).outcome).toBe('signed-in')
})

test('one network has so many tries for all addresses together; who gets in is forgiven', async () => {
  const email = await anAccount('owner')
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) await attempt(email, { password: wrong })
    expect((await attempt(email)).outcome).toBe('signed-in')
  }
  const place = 'a crowd'
  const count = (tries: number) => countTries(tools, { email: `${tries}@example.be`, place })
  for (let tries = 0; tries < 30; tries += 1) await count(tries)
  expect((await attempt(email, { place })).outcome).toBe('human-needed')
  for (let tries = 30; tries < 300; tries += 1) await count(tries)
  expect(await attempt(email, { place })).toEqual({ outcome: 'too-many-tries' })
})
