/** Pages made outside the page cache (while building, in jobs) have no version: nothing is kept. */
export const noVersion = -1

/**
 * Answers that hold until content changes. Those of an older version are forgotten at once; of this
 * version the least recently used go first. What fails is not kept.
 */
export function createVersionedCache(most: number) {
  const answers = new Map<string, Promise<unknown>>()
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
    const answer = known ?? make()
    answers.delete(key)
    answers.set(key, answer)
    if (!known) answer.catch(() => answers.get(key) === answer && answers.delete(key))
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
    return answer
  }
}
