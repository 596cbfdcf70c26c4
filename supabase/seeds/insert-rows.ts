/** Runs one statement with parameters: what PGlite and pg have in common. */
export type Query = (sql: string, params?: unknown[]) => Promise<unknown>

/** A row by its column names. */
export type Row = Readonly<Record<string, unknown>>

const PORTION = 1000

/**
 * Inserts rows of one shape, in statements of at most a thousand rows, so that none comes near a time limit.
 *
 * @param computed columns that SQL finds out from the row's others, e.g. a region from its point
 */
export async function insertRows(
  query: Query,
  table: string,
  rows: readonly Row[],
  computed: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const targets = [...columns, ...Object.keys(computed)].map((column) => `"${column}"`)
  const sources = [...columns.map((column) => `r."${column}"`), ...Object.values(computed)]
  for (let from = 0; from < rows.length; from += PORTION)
    await query(
      `insert into ${table} (${targets.join(', ')}) select ${sources.join(', ')}
       from jsonb_populate_recordset(null::${table}, $1::text::jsonb) as r`,
      [JSON.stringify(rows.slice(from, from + PORTION))],
    )
}
