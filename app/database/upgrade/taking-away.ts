/** Since this minute an older node must be able to work beside a newer schema. */
export const lastingSince = '202611162000'

type Taking = { what: string; sql: RegExp }

/** What a release that still runs would stumble over. */
const takings: Taking[] = [
  { what: 'drops a table', sql: /\bdrop\s+table\b/i },
  {
    what: 'drops a column',
    // The word "column" may be left out.
    sql: /\balter\s+table\b[^;]*\bdrop\s+(?!(?:constraint|default|not|expression|identity)\b)\w+/i,
  },
  { what: 'renames', sql: /\brename\s+(column\b|to\b|\w+\s+to\b)/i },
  {
    what: 'changes the type of a column',
    sql: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
  },
  { what: 'forbids what was left empty', sql: /\bset\s+not\s+null\b/i },
  {
    what: 'adds a column that older nodes do not fill',
    sql: /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?(?!(?:constraint|check|primary|unique|foreign|exclude|column|if)\b)\w+(?:(?!\bdefault\b|\bgenerated\b|,|;).)*\bnot\s+null\b(?:(?!\bdefault\b|\bgenerated\b|,|;).)*(?=[,;])/is,
  },
]

/** "-- unread since 0.3": the release before this one no longer reads it, so it may go. */
const isSaid = /^--\s*unread since \d+\.\d+/im

/** What a migration takes away from nodes of the release before, a line each. */
export function takingsOf({ name, sql }: { name: string; sql: string }): string[] {
  if (name < lastingSince || isSaid.test(sql)) return []
  const plain = sql.replace(/--.*$/gm, '').replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
  return takings.filter((taking) => taking.sql.test(plain)).map(({ what }) => `${name}: ${what}`)
}
