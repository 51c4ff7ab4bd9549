import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database'
import { createSigner } from '../web/signed-link.server'
import { type CaptchaSettings, openCaptcha } from './captcha.server'
import { captchaChallenges } from './captcha-tables.server'
import { pictureSize } from './picture-size'
import { captchaFields } from './providers'

const { db } = await openTestDatabase()
const signer = createSigner('a secret of at least thirty-two characters')
let now = new Date()
const open = (settings: Partial<CaptchaSettings> = {}) =>
  openCaptcha({ always: false, ...settings }, { db, signer, now: () => now, workSecret: 'work' })
const captcha = open()

function answers(entries: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

async function challenge() {
  await db.delete(captchaChallenges)
  const { pass } = captcha.offer()
  const picture = await captcha.picture(pass)
  const [row] = await db.select().from(captchaChallenges)
  return { pass, picture, answer: row?.answer ?? '' }
}

const typed = (pass: string, characters: string) =>
  captcha.verify(answers({ [captchaFields.pass]: pass, [captchaFields.typed]: characters }))

test('[5.03] the characters of the picture pass once, in any case', async () => {
  const { pass, answer, picture } = await challenge()
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...pictureSize })
  expect(answer).toMatch(/^[A-Z2-8]{5}$/)
  expect(await typed(pass, ` ${answer.toLowerCase()} `)).toBe('passed')
  expect(await typed(pass, answer)).toBe('wrong')
})

test('[5.03] empty and wrong are told apart, and a wrong answer spends the challenge', async () => {
  const { pass, answer } = await challenge()
  expect(await typed(pass, ' ')).toBe('empty')
  expect(await typed(pass, '00000')).toBe('wrong')
  expect(await typed(pass, answer)).toBe('wrong')
})

test('a reload shows the same characters', async () => {
  const { pass, answer } = await challenge()
  await captcha.picture(pass)
  expect(await typed(pass, answer)).toBe('passed')
})

test('a challenge expires, and nobody can make one up', async () => {
  const { pass, answer } = await challenge()
  now = new Date(now.getTime() + 21 * 60_000)
  expect(await typed(pass, answer)).toBe('wrong')
  expect(await captcha.picture(pass)).toBeUndefined()
  expect(await captcha.picture('forged.pass')).toBeUndefined()
  expect(await typed('forged.pass', 'ABCDE')).toBe('wrong')
})

test('[5.03] work done by the device passes once', async () => {
  now = new Date()
  const work = await captcha.work()
  const solution = await solveChallenge({ challenge: work, deriveKey })
  const proof = btoa(JSON.stringify({ challenge: work, solution }))
  const prove = (payload: string) => captcha.verify(answers({ [captchaFields.work]: payload }))
  expect(await prove(proof)).toBe('passed')
  expect(await prove(proof)).toBe('wrong')

  const other = await captcha.work()
  expect(await prove(btoa(JSON.stringify({ challenge: other, solution })))).toBe('wrong')
  expect(await prove('not a proof')).toBe('wrong')
  expect(await prove(btoa('null'))).toBe('wrong')
})

test.each(['turnstile', 'hcaptcha', 'recaptcha'] as const)(
  '[7.04] the answer of %s is checked with the provider',
  async (name) => {
    const provider = createServer(async (request, response) => {
      const body = new URLSearchParams(await new Response(request as never).text())
      const success = body.get('secret') === 'secret' && body.get('response') === 'human'
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ success }))
    }).listen(0, '127.0.0.1')
    afterAll(() => provider.close())
    await new Promise((resolve) => provider.once('listening', resolve))
    const verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
    const provided = open({ provider: { name, siteKey: 'site', secret: 'secret', verifyUrl } })
    const field = { turnstile: 'cf-turnstile', hcaptcha: 'h-captcha', recaptcha: 'g-recaptcha' }[
      name
    ]

    expect(provided.offer().provider).toEqual({ name, siteKey: 'site' })
    expect(await provided.verify(answers({ [`${field}-response`]: 'human' }))).toBe('passed')
    expect(await provided.verify(answers({ [`${field}-response`]: 'robot' }))).toBe('empty')
    expect(await provided.verify(answers({}))).toBe('empty')
  },
)

test('[7.04] who was not vouched for, or had the picture, is shown the picture', () => {
  const provided = open({ provider: { name: 'turnstile', siteKey: 'site', secret: 'secret' } })
  const token = answers({ 'cf-turnstile-response': 'robot' })
  expect(provided.offer(token, true).provider).toBeNull()
  expect(provided.offer(answers({ [captchaFields.pass]: 'x' })).provider).toBeNull()
  expect(provided.offer(token).provider).not.toBeNull()
  expect(provided.offer(answers({}), true).provider).not.toBeNull()
})
