import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UnreadableFeed } from '../reading/unreadable-feed'
import { steadyPages } from './steady-pages'

type Item = { id: string }
type Answer = { items: Item[]; total: number }

const size = 5

async function gathered(answer: (offset: number, call: number) => Answer | undefined) {
  let found: string[] = []
  let call = 0
  let total = 0
  const pageAt = async (offset: number) => {
    call += 1
    return answer(offset, call)
  }
  for await (const page of steadyPages<Item>({ pageAt })) {
    if (page.isAnew) found = []
    found.push(...page.items.map(({ id }) => id))
    total = page.total
  }
  return { found, total }
}

const orReason = (error: unknown) => {
  if (error instanceof UnreadableFeed) return error.reason
  throw error
}

test('[7.01] a list that keeps still is gathered whole, whatever its ids look like', async () => {
  const ids = fc.uniqueArray(fc.oneof(fc.uuid(), fc.nat().map(String)), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(ids, async (list) => {
      const items = list.map((id) => ({ id }))
      const answer = (offset: number) => ({
        items: items.slice(offset, offset + size),
        total: items.length,
      })
      expect(await gathered(answer)).toEqual({ found: list, total: list.length })
    }),
  )
})

/** Each call may answer from another list, with another total, or with the first page again. */
const moody = fc.array(
  fc.record({
    list: fc.array(fc.nat({ max: 12 }).map(String), { maxLength: 14 }),
    more: fc.integer({ min: -2, max: 2 }),
    isFirstPage: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
)

test('[7.01] a list that moves, repeats a page or miscounts is whole in the end, or not believed', async () => {
  await fc.assert(
    fc.asyncProperty(moody, async (moods) => {
      const ended = await gathered((offset, call) => {
        const mood = moods[call % moods.length] ?? { list: [], more: 0, isFirstPage: false }
        const from = mood.isFirstPage ? 0 : offset
        return {
          items: mood.list.slice(from, from + size).map((id) => ({ id })),
          total: Math.max(0, mood.list.length + mood.more),
        }
      }).catch(orReason)
      if (ended === 'unsteady') return
      const { found, total } = ended as Awaited<ReturnType<typeof gathered>>
      expect(new Set(found).size).toBe(found.length)
      expect(found).toHaveLength(total)
    }),
    { numRuns: 2_000 },
  )
})
