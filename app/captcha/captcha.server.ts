import { randomInt, randomUUID } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Database } from '../database/client.server'
import { log } from '../web/log.server'
import type { Signer } from '../web/signed-link.server'
import { keepChallenge, spend, takeChallenge } from './captcha-queries.server'
import { drawPicture, randomCharacters, sameCharacters } from './picture.server'
import { type CaptchaOffer, captchaFields, type Provider, providerFacts } from './providers'

export type CaptchaSettings = {
  /** Ask everyone, whatever the form says. */
  always: boolean
  provider?: { name: Provider; siteKey: string; secret: string; verifyUrl?: string }
}

type CaptchaVerdict = 'passed' | 'empty' | 'wrong'
export type Captcha = ReturnType<typeof openCaptcha>

type Tools = { db: Database; signer: Signer; now: () => Date; workSecret: string }

const validFor = 20 * 60_000
const purpose = 'captcha'

/** Each challenge works once, for twenty minutes, and is checked here. */
export function openCaptcha(settings: CaptchaSettings, { db, signer, now, workSecret }: Tools) {
  const later = () => new Date(now().getTime() + validFor)

  function challengeId(pass: string): string | undefined {
    const opened = signer.open(purpose, pass, now())
    return opened.outcome === 'valid' ? String(opened.value) : undefined
  }

  async function isWorkDone(payload: string): Promise<boolean> {
    const proof = readProof(payload)
    if (!proof) return false
    const { verified } = await verifySolution({
      ...proof,
      deriveKey,
      hmacSignatureSecret: workSecret,
    }).catch(() => ({ verified: false }))
    return verified === true && spend(db, `work:${proof.challenge.signature}`, later())
  }

  return {
    asksEveryone: settings.always,
    provider: settings.provider?.name,

    /** Who had the picture keeps it, and who was not vouched for gets it: both have met the provider. */
    offer(sent?: FormData, wasRefused = false): CaptchaOffer {
      const { provider } = settings
      const isOurs = sent?.has(captchaFields.pass) || (wasRefused && tokenOf(provider, sent) !== '')
      return {
        pass: signer.sign(purpose, randomUUID(), later()),
        provider: provider && !isOurs ? { name: provider.name, siteKey: provider.siteKey } : null,
      }
    },

    /** Undefined when the pass is not ours or too old. The same pass shows the same characters. */
    async picture(pass: string): Promise<Buffer | undefined> {
      const id = challengeId(pass)
      if (!id) return undefined
      return drawPicture(await keepChallenge(db, id, randomCharacters(randomInt), later()))
    },

    /** A sum for a device instead of characters for eyes; a second or two of work. */
    work: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 4_000,
        deriveKey,
        expiresAt: later(),
        hmacSignatureSecret: workSecret,
      }),

    async verify(answers: FormData): Promise<CaptchaVerdict> {
      const said = (name: string) => String(answers.get(name) ?? '').trim()
      const { provider } = settings
      const token = tokenOf(provider, answers)
      // Nobody typed anything wrong: the picture comes in its place.
      if (provider && token) return (await isVouchedFor(provider, token)) ? 'passed' : 'empty'

      const work = said(captchaFields.work)
      if (work) return (await isWorkDone(work)) ? 'passed' : 'wrong'

      const typed = said(captchaFields.typed)
      if (!typed) return 'empty'
      const id = challengeId(said(captchaFields.pass))
      const answer = id && (await takeChallenge(db, id, now()))
      return answer && sameCharacters(typed, answer) ? 'passed' : 'wrong'
    },
  }
}

/** What the provider's check put in the form. */
function tokenOf(provider: CaptchaSettings['provider'], sent?: FormData): string {
  return provider ? String(sent?.get(providerFacts[provider.name].answer) ?? '').trim() : ''
}

type Proof = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

function readProof(payload: string): Proof | undefined {
  try {
    const proof = JSON.parse(Buffer.from(payload, 'base64').toString()) as Proof
    return proof?.challenge?.signature && proof.solution ? proof : undefined
  } catch {
    return undefined
  }
}

/** A provider that does not answer vouches for nobody; the visitor still has the picture. */
async function isVouchedFor(provider: NonNullable<CaptchaSettings['provider']>, token: string) {
  const url = provider.verifyUrl ?? providerFacts[provider.name].verify
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret: provider.secret, response: token }),
      signal: AbortSignal.timeout(5_000),
    })
    return ((await answer.json()) as { success?: boolean }).success === true
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'captcha provider does not answer')
    return false
  }
}
