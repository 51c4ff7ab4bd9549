import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { slowMark } from './kinds/slow-lines'

type Line = {
  level: number
  method?: string
  url?: string
  status?: number
  ms?: number
  msg?: string
  err?: { message?: string; stack?: string }
}
type Told = { slowest: Line[]; failed: string[] }

const errorLevel = 50
const mostTold = 5

/**
 * What the site says itself: how long it worked, whatever else this machine did, and what broke behind
 * an answer that was never read.
 */
export async function readLog(file: string): Promise<Told> {
  let slowest: Line[] = []
  const failed: string[] = []
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const line = parse(text)
    if (!line) continue
    if (line.level >= errorLevel) failed.push(text.slice(0, 1_000))
    if ((line.status ?? 0) >= 500 && line.status !== 503) failed.push(text.slice(0, 300))
    if (line.ms === undefined || line.url?.includes(slowMark)) continue
    slowest = [...slowest, line].sort((one, other) => (other.ms ?? 0) - (one.ms ?? 0))
    slowest = slowest.slice(0, mostTold)
  }
  return { slowest, failed }
}

function parse(text: string): Line | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
