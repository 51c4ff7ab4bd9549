import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { addressOf, processorTime } from '../load'

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
let asked = 0

/** A process and all it started. */
export function family(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
  )
  return [pid, ...children.flatMap((child) => family(Number(child)))]
}

/** Milliseconds of processor for each of so many answers, as a browser asks for them. */
export async function spent(pids: number[], address: string, answers: number, cookie = '') {
  const before = processorTime(pids)
  let left = answers
  const visitor = async () => {
    while (left > 0) {
      left -= 1
      await ask(address, cookie)
    }
  }
  await Promise.all(Array.from({ length: cookie ? 1 : 8 }, visitor))
  return ((processorTime(pids) - before) * 1_000) / answers
}

function ask(address: string, cookie: string) {
  asked += 1
  const headers = { 'accept-encoding': 'br, gzip', 'x-forwarded-for': addressOf(asked), cookie }
  return new Promise<void>((resolve, reject) => {
    const request = get(address, { agent, headers }).on('error', reject)
    request.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    })
  })
}
