import { LRUCache } from 'lru-cache'

type Bucket = { tokens: number; at: number }

/** Longer than any list of visitors of one minute; whoever came longest ago starts anew. */
const mostBuckets = 20_000

/** So many at once for each, and so many a minute after that. */
export function createTokenBuckets(burst: number, perMinute: number, now: () => number) {
  const buckets = new LRUCache<string, Bucket>({ max: mostBuckets })

  return (who: string): boolean => {
    if (burst === Number.POSITIVE_INFINITY) return true
    const at = now()
    const { tokens, at: before } = buckets.get(who) ?? { tokens: burst, at }
    const filled = Math.min(burst, tokens + ((at - before) * perMinute) / 60_000)
    const isLeft = filled >= 1
    buckets.set(who, { tokens: isLeft ? filled - 1 : filled, at })
    return isLeft
  }
}
