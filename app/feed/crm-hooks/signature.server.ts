import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whether the bytes, just as they came, were signed with that secret: HMAC-SHA1 in hexadecimal. */
export function isSigned(bytes: Uint8Array, secret: string, signature: string): boolean {
  if (!/^[\da-f]{40}$/i.test(signature)) return false
  const right = createHmac('sha1', secret).update(bytes).digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}
