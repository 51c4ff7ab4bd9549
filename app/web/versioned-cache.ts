import { LRUCache } from 'lru-cache'

/** Pages made outside the page cache (while building, in jobs) have no version: nothing is kept. */
export const noVersion = -1

/**
 * Answers that hold until content changes. Those of an older version are forgotten at once; of this
 * version the least recently used go first. What fails is not kept.
 */
export function createVersionedCache(most: number) {
  const answers = new LRUCache<string, Promise<unknown>>({ max: most })
  let current = noVersion

  return async function recall<Answer>(
    version: number,
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> {
    if (version === noVersion || version < current) return make()
    if (version > current) answers.clear()
    current = version

    const known = answers.get(key) as Promise<Answer> | undefined
    if (known) return known
    const answer = make()
    answers.set(key, answer)
    answer.catch(() => answers.peek(key) === answer && answers.delete(key))
    return answer
  }
}
