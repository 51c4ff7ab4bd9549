import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { drawingTurn } from './drawing-turn.server'

test('between two pages that are drawn, others get their turn', async () => {
  const order: string[] = []
  const draw = async (page: string) => {
    await drawingTurn()
    order.push(page)
  }
  const others = async () => {
    for (let round = 0; round < 3; round += 1) {
      await nextRound()
      order.push('other')
    }
  }
  await Promise.all([draw('one'), draw('two'), draw('three'), others()])
  const pages = order.flatMap((each, at) => (each === 'other' ? [] : [at]))
  const isApart = (at: number, index: number) => index === 0 || at - (pages[index - 1] ?? 0) > 1
  expect(pages).toHaveLength(3)
  expect(pages.every(isApart)).toBe(true)
})
