import pg from 'pg'

/**
 * What a web node writes while it starts, it writes alone: others that start wait until it is done. Held
 * by a transaction on a connection of its own, since a pooler gives each transaction another one.
 */
export async function startInTurn<Done>(databaseUrl: string, start: () => Promise<Done>) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  // Lost while we start: whatever is asked next says so.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    // A large database takes its time, and meanwhile nothing is asked here.
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query('set local lock_timeout = 0')
    await client.query('set local statement_timeout = 0')
    await client.query("select pg_advisory_xact_lock(hashtext('a web node starts'))")
    return await start()
  } finally {
    await client.end()
  }
}
