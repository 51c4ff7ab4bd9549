import type { Readable } from 'node:stream'

/** What is known of a file without reading it; `version` changes when its content does. */
export type FileFacts = { size: number; version: string }
/** From the first to the last byte, both included. */
export type BytePart = { first: number; last: number }

/**
 * Where files lie by name: a folder, or a bucket. What is not there is undefined; whoever cannot look
 * throws StoreAway, since "not there" would be remembered.
 */
export type Depot = {
  put(name: string, bytes: Uint8Array): Promise<void>
  stream(name: string, part?: BytePart): Promise<Readable | undefined>
  stat(name: string): Promise<FileFacts | undefined>
  remove(name: string): Promise<void>
  /** Names that begin so, in no order. */
  list(prefix: string): AsyncIterable<{ name: string; size: number }>
  /** An address that anybody may fetch for a short while, as a file of that name and type. */
  sign?(name: string, as: { name: string; type: string }): Promise<string>
}

/** The disk or the bucket does not answer: to be tried again, and nothing is to be concluded from it. */
export class StoreAway extends Error {
  code = 'STORE_AWAY'
}

/** It answers, and wants nothing from us: a wrong bucket, key or clock. The operator reads one line. */
export class StoreRefuses extends StoreAway {}
