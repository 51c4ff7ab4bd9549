import { setTimeout as delay, setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drawingTurn } from './drawing-turn.server'

test('between two pages that are drawn, many others get their turn', async () => {
  let rounds = 0
  let isOver = false
  const others = async () => {
    while (!isOver) {
      await nextRound()
      rounds += 1
    }
  }
  const drawn = async () => {
    await drawingTurn()
    return rounds
  }
  const running = others()
  const [one = 0, two = 0, three = 0] = await Promise.all([drawn(), drawn(), drawn()])
  isOver = true
  await running
  expect(two - one).toBeGreaterThan(30)
  expect(three - two).toBeGreaterThan(30)
})

test('where nobody waited since the last page, the next is drawn at once', async () => {
  await drawingTurn()
  await delay(20)
  let rounds = 0
  const drawn = drawingTurn().then(() => rounds)
  const others = (async () => {
    for (; rounds < 20; rounds += 1) await nextRound()
  })()
  expect(await drawn).toBeLessThan(5)
  await others
})
