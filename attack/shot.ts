import type { OutgoingHttpHeaders } from 'node:http'
import type { visitors } from '../journeys/pages/visitors'

export type Caller = (typeof visitors)[number]

/** A request that a client library can write. */
export type Asked = {
  caller: Caller
  method: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  isChunked?: boolean
}

/** Bytes on a line, piece by piece. */
export type Wire = {
  pieces: string[]
  /** Milliseconds before each piece, and before the answer is taken. */
  pause: number
}

export type Shot = { asked: Asked } | { wire: Wire }

export type Answer = {
  /** 0: shown out without an answer. */
  status: number
  headers: Record<string, string>
  body: Buffer
  isLate?: true
}

/** Typed where somebody may type: it comes back escaped, or not at all. */
export const marker = 'zq7"></script><svg onload=zq7>'
/** What of it would make a browser draw or run something: out of an attribute, a script, a text. */
export const unescaped = /zq7">|<\/script><svg|<svg onload=zq7/
/** As a line of a head: it becomes no header of the answer. */
export const plantedHeader = 'x-planted'

export function nameOf(shot: Shot): string {
  if ('wire' in shot) return JSON.stringify(shot.wire.pieces.join('').slice(0, 200))
  const { caller, method, path, headers, body } = shot.asked
  const told = [method, path.slice(0, 200), `(${caller})`]
  if (headers) told.push(JSON.stringify(headers).slice(0, 300))
  if (body !== undefined) told.push(`${body.length} bytes`, JSON.stringify(`${body.slice(0, 200)}`))
  return told.join(' ')
}
