import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Sends forms evenly through one second, each over a line of its own, in a process of its own: whoever measures
 * what others wait meanwhile has no hand in it.
 *
 * @typedef {{ path: string, body: string, from: string }} Sent
 * @typedef {{ statuses: number[], seconds: number, longest: number }} Told
 */
const [origin = ''] = process.argv.slice(2)

process.on('message', async (/** @type {Sent[]} */ forms) => {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  let longest = 0
  const sent = forms.map(async (form, at) => {
    await delay((at * 1_000) / forms.length)
    const start = performance.now()
    const status = await send(agent, form)
    longest = Math.max(longest, performance.now() - start)
    return status
  })
  const statuses = await Promise.all(sent)
  const seconds = (performance.now() - began) / 1_000
  agent.destroy()
  process.send?.({ statuses, seconds, longest: longest / 1_000 })
  process.disconnect()
})

/**
 * The status, or 0 without an answer.
 *
 * @param {Agent} agent
 * @param {Sent} form
 * @returns {Promise<number>}
 */
function send(agent, { path, body, from }) {
  const type = 'application/x-www-form-urlencoded'
  const headers = { origin, 'content-type': type, 'x-forwarded-for': from }
  return new Promise((resolve) => {
    request(origin + path, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end(body)
  })
}
