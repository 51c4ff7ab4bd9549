/** "properties" of "properties:12" and of "properties.list:for-sale". */
function tableOf(topic: string): string {
  return topic.replace(/[.:].*$/s, '')
}

/**
 * Whether a change concerns a page. A page that names nothing of a table is concerned by all of it;
 * a change without topics, or of a whole table, concerns everyone.
 */
export function concerns(change: readonly string[], topics: ReadonlySet<string>): boolean {
  if (change.length === 0) return true
  const narrowed = new Set([...topics].map(tableOf))
  return change.some((topic) => {
    const table = tableOf(topic)
    return topic === table || !narrowed.has(table) || topics.has(topic) || topics.has(table)
  })
}
