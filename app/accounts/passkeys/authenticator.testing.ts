import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; rpId?: string; rp?: { id?: string }; user?: { id: string } }
type Told = { origin?: string; counter?: number; isVerified?: boolean; userHandle?: string | null }

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const present = 0x01
const verified = 0x04
const hasKey = 0x40

/** A passkey in software: it makes and signs as a telephone does, and lies when told to. */
export function openAuthenticator(ownOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const name = id.toString('base64url')
  let owner = ''
  let signatures = 0

  function dataOf(options: Options, { counter, isVerified = true }: Told, key?: Buffer) {
    const host = options.rpId ?? options.rp?.id ?? ''
    const flags = present | (isVerified ? verified : 0) | (key ? hasKey : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? signatures)
    return Buffer.concat([sha256(host), Buffer.of(flags), count, key ?? Buffer.alloc(0)])
  }

  function clientData(type: string, { challenge }: Options, { origin = ownOrigin }: Told) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function keyData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.of(0, id.length)
    return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
  }

  return {
    make(options: Options, told: Told = {}): string {
      owner = options.user?.id ?? ''
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(dataOf(options, told, keyData()))],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', options, told).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      }
      return JSON.stringify({ id: name, rawId: name, type: 'public-key', response })
    },

    answer(options: Options, told: Told = {}): string {
      signatures += 1
      const authenticatorData = dataOf(options, told)
      const client = clientData('webauthn.get', options, told)
      const signed = Buffer.concat([authenticatorData, sha256(client)])
      const handle = told.userHandle === undefined ? owner : told.userHandle
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        ...(handle !== null && { userHandle: handle }),
      }
      return JSON.stringify({ id: name, rawId: name, type: 'public-key', response })
    },
  }
}
