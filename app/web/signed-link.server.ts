import { createHmac, timingSafeEqual } from 'node:crypto'

export type Signer = ReturnType<typeof createSigner>

type Sealed = { purpose: string; value: unknown; until: number }

/**
 * A text that only we can have written: what it is for, what it says and until when it holds. It is
 * readable by anyone who has it, so it says ids, never secrets.
 */
export function createSigner(secret: string) {
  const seal = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    sign(purpose: string, value: unknown, until: Date): string {
      const sealed: Sealed = { purpose, value, until: until.getTime() }
      const body = Buffer.from(JSON.stringify(sealed)).toString('base64url')
      return `${body}.${seal(body)}`
    },

    /** 32 bytes: the same for the same value, and without our secret as good as random. */
    fingerprint(purpose: string, value: string | number): Buffer {
      return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest()
    },

    /** What was signed, unless it was forged, meant for something else, or too old. */
    open(purpose: string, token: string, now: Date): Opened {
      const [body = '', mark = ''] = token.split('.')
      const expected = Buffer.from(seal(body))
      const given = Buffer.from(mark)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return forged
      const sealed = JSON.parse(Buffer.from(body, 'base64url').toString()) as Sealed
      if (sealed.purpose !== purpose) return forged
      return sealed.until < now.getTime()
        ? { outcome: 'expired', value: sealed.value }
        : { outcome: 'valid', value: sealed.value }
    },
  }
}

type Opened =
  | { outcome: 'valid'; value: unknown }
  | { outcome: 'expired'; value: unknown }
  | { outcome: 'forged' }

const forged = { outcome: 'forged' } as const
