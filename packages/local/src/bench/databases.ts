import pg from 'pg'

/** A connection to one of a server's databases; whoever asks ends it. */
export async function connect(url: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]+$/, database) })
  await client.connect()
  return client
}

/** More databases like the migrated one on its server, so that all sizes share one memory and one moment. */
export async function copyDatabase(url: string, names: readonly string[]): Promise<void> {
  const client = await connect(url, 'template1')
  try {
    for (const name of names)
      await client.query(`create database ${pg.escapeIdentifier(name)} template postgres`)
  } finally {
    await client.end()
  }
}

/** Queries as PostgREST does for a guest; the time in milliseconds, and the number of rows. */
export async function askAsGuest(
  client: pg.Client,
  query: pg.QueryConfig,
): Promise<{ readonly ms: number; readonly found: number }> {
  const askedAt = performance.now()
  await client.query('begin read only')
  await client.query(`select set_config('role', 'anon', true)`)
  const { rowCount } = await client.query(query)
  await client.query('commit')
  return { ms: performance.now() - askedAt, found: rowCount ?? 0 }
}
