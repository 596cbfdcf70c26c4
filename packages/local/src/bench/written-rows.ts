import pg from 'pg'
import { z } from 'zod'

/** Values that are new in every order, under the name of their column's meaning. */
export type Fresh = Readonly<Record<string, string>>

const tables = z.array(z.object({ id: z.string() }))
const columns = z.array(z.object({ name: z.string(), type: z.string(), drawn: z.boolean() }))
const texts = z.array(z.record(z.string(), z.nullable(z.string())))

/** Where a call only changes rows that were there before; a floor of inserts leaves these out. */
const CHANGED_ONLY = [
  'private.quotes',
  'private.ledger_accounts',
  'private.order_number_bases',
  'private.invoice_series',
  // The triggers of the copied rows write these themselves.
  'private.wallet_lots',
  'private.wallet_spends',
  'private.conversations',
  'private.figure_changes',
]

const FIND_TABLES = `
select format('%I.%I', n.nspname, c.relname) as id from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
where c.relkind = 'r' and n.nspname in ('public', 'private', 'realtime') order by 1`

/** `drawn`: the database draws the value itself, from a sequence or at random. */
const FIND_COLUMNS = `
select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
  a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) ~ 'gen_random_uuid|nextval|pg_current_xact_id', false) as drawn
from pg_catalog.pg_attribute as a left join pg_catalog.pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`

interface WrittenRow {
  readonly table: string
  readonly columns: z.infer<typeof columns>
  readonly values: Readonly<Record<string, string | null>>
}

async function rowsOf(
  owner: pg.Pool,
  transaction: string,
  changed: readonly string[],
): Promise<WrittenRow[]> {
  const written: WrittenRow[] = []
  for (const { id: table } of tables.parse((await owner.query(FIND_TABLES)).rows)) {
    if (CHANGED_ONLY.includes(table) || changed.includes(table)) continue
    const found = columns.parse((await owner.query(FIND_COLUMNS, [table])).rows)
    const picked = found.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ')
    const { rows } = await owner.query(`select ${picked} from ${table} where xmin::text = $1 order by ctid`, [
      transaction,
    ])
    for (const values of texts.parse(rows)) written.push({ table, columns: found, values })
  }
  return written
}

function expression(
  value: string | null,
  type: string,
  model: Fresh,
  drawnIds: ReadonlyMap<string, string>,
): string {
  if (value === null) return 'null'
  const drawn = drawnIds.get(value)
  if (drawn !== undefined) return drawn
  const names = Object.keys(model)
  const whole = names.findIndex((name) => model[name] === value)
  if (whole >= 0) return `$${whole + 1}::text::${type}`
  const inside = names.filter((name) => value.includes(model[name] ?? value))
  if (inside.length === 0) return pg.escapeLiteral(value)
  const replaced = inside.reduce(
    (text, name) =>
      `replace(${text}, ${pg.escapeLiteral(model[name] ?? '')}, $${names.indexOf(name) + 1}::text)`,
    pg.escapeLiteral(value),
  )
  return `${replaced}::${type}`
}

/** Statements that write rows such as a transaction wrote. */
export interface Copied {
  /**
   * The body of a function that inserts them, row by row in an order that foreign keys allow; `$1`, `$2` … are the
   * model's names in their order.
   */
  readonly body: string
  readonly rows: number
  /** The tables that they write to. */
  readonly tables: readonly string[]
}

/** A variable for each id that the database draws for one row and that other rows refer to, by its value. */
function idsReferredTo(rows: readonly WrittenRow[], known: ReadonlySet<string>): Map<string, string> {
  const all = rows.flatMap(({ values }) => Object.values(values))
  const drawn = rows.flatMap(({ columns, values }) =>
    columns.filter(({ type, drawn }) => drawn && type === 'uuid').map(({ name }) => values[name] ?? ''),
  )
  const referred = drawn.filter((id) => !known.has(id) && all.filter((value) => value === id).length > 1)
  return new Map(referred.map((id, n) => [id, `drawn_${n}`]))
}

function firstAmong(order: readonly string[]) {
  return (a: WrittenRow, b: WrittenRow) => order.indexOf(b.table) - order.indexOf(a.table)
}

/**
 * Reads every row that a transaction inserted, in whichever table of this system, and makes the statements that insert
 * such rows again.
 *
 * @param transaction its number, as xmin shows it
 * @param model the values of that transaction that every new one has its own of, as text; they are replaced wherever
 *   they occur, also inside texts and documents
 * @param parents tables whose rows others refer to, inserted first, the first one last
 * @param changed more tables of which the transaction only changes rows
 */
export async function insertsOf(
  owner: pg.Pool,
  transaction: string,
  model: Fresh,
  parents: readonly string[],
  changed: readonly string[] = [],
): Promise<Copied> {
  const rows = (await rowsOf(owner, transaction, changed)).toSorted(firstAmong(parents))
  const known = new Set(Object.values(model))
  const drawnIds = idsReferredTo(rows, known)
  const inserts = rows.map((row) => {
    const isGiven = (value: string | null | undefined) => known.has(value ?? '') || drawnIds.has(value ?? '')
    const kept = row.columns.filter(({ name, drawn }) => !drawn || isGiven(row.values[name]))
    const names = kept.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
    const values = kept
      .map(({ name, type }) => expression(row.values[name] ?? null, type, model, drawnIds))
      .join(', ')
    return `insert into ${row.table} (${names}) values (${values})`
  })
  const variables = [...drawnIds.values()].map((name) => `${name} uuid := gen_random_uuid();`).join(' ')
  return {
    body: `declare ${variables} begin\n${inserts.join(';\n')};\nend`,
    rows: inserts.length,
    tables: [...new Set(rows.map(({ table }) => table))],
  }
}
