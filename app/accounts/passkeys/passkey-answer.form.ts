import * as z from 'zod'

/** Far more than any authenticator writes. */
const text = z.string().max(8_000)

const credential = { id: text, rawId: text, type: z.literal('public-key') }

/** What a browser sends when a passkey was made. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})

/** What a browser sends when a passkey signed. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

/** How a person tells it from the others. */
export const passkeyNameForm = z.object({
  name: z
    .string({ error: 'passkey-name-required' })
    .trim()
    .min(1, { error: 'passkey-name-required' })
    .max(60, { error: 'passkey-name-long' }),
})
