/** Batch after batch until an empty one; each is read while the one before it is at work. */
export async function* readAhead<Row>(
  batchAfter: (last?: Row[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let next = batchAfter()
  try {
    for (;;) {
      const batch = await next
      if (batch.length === 0) return
      next = batchAfter(batch)
      // Heard when it is waited for.
      next.catch(() => {})
      yield batch
    }
  } finally {
    await next.catch(() => {})
  }
}
