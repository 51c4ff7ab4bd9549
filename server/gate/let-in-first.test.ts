import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { countLines, letInFirst } from './let-in-first'

/** Forty who knock at the same moment, and how many of them are in. */
async function knock() {
  let isIn = 0
  const server = createServer(() => {
    isIn += 1
  }).listen(0, '127.0.0.1')
  countLines(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const lines = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  await Promise.all(lines.map((line) => once(line, 'connect')))
  return () => isIn
}

test('everybody who knocks is let in before the next work begins', async () => {
  const isIn = await knock()
  await turn()
  expect(isIn(), 'in one turn of the loop').toBeLessThan(40)
  await letInFirst()
  expect(isIn()).toBe(40)
})

test('with nobody at the door the next work begins at once', async () => {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await letInFirst()
  isOver = true
  expect(turns).toBeLessThan(5)
})
