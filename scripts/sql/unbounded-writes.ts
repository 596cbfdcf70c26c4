import { parsePlPgSQLSync, parseSync } from 'libpg-query'

/** An update or delete that names no rows, in a function of a migration. */
export interface UnboundedWrite {
  readonly function: string
  readonly statement: 'update' | 'delete'
  readonly table: string
}

const STATEMENTS = { UpdateStmt: 'update', DeleteStmt: 'delete' } as const

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every value below a key of that name, however deep. */
function* below(tree: unknown, key: string): Generator<unknown> {
  if (Array.isArray(tree)) for (const part of tree) yield* below(part, key)
  if (!isObject(tree)) return
  for (const [name, value] of Object.entries(tree)) {
    if (name === key) yield value
    yield* below(value, key)
  }
}

const textsBelow = (tree: unknown, key: string) =>
  [...below(tree, key)].filter((value) => typeof value === 'string')

function unboundedIn(tree: unknown, owner: string): readonly UnboundedWrite[] {
  return Object.entries(STATEMENTS).flatMap(([node, statement]) =>
    [...below(tree, node)]
      .filter(isObject)
      .flatMap(({ whereClause, relation }) =>
        whereClause === undefined
          ? [{ function: owner, statement, table: textsBelow(relation, 'relname')[0] ?? '?' }]
          : [],
      ),
  )
}

/** The statements of a PL/pgSQL function; its conditions and assignments are expressions, which change nothing. */
function statementsOf(plpgsql: unknown): readonly unknown[] {
  const queries = textsBelow(plpgsql, 'query').filter((query) => /\b(update|delete)\b/i.test(query))
  return queries.map((query) => {
    try {
      return parseSync(query)
    } catch {
      return parseSync(`select ${query.replace(/^[\w.[\]"]+\s*:=/, '')}`)
    }
  })
}

/**
 * The updates and deletes without `where` in the functions that a migration creates. Hosted projects load pg-safeupdate
 * for the Data API, which refuses them inside functions too. Dynamic SQL is not checked.
 *
 * @throws when the SQL cannot be parsed
 */
export function unboundedWrites(sql: string): readonly UnboundedWrite[] {
  const { stmts = [] } = parseSync(sql)
  // Where a statement begins and how long it is are counted in bytes.
  const bytes = Buffer.from(sql)
  return stmts.flatMap(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    const [created] = [...below(stmt, 'CreateFunctionStmt')].filter(isObject)
    if (!created) return []
    const { funcname, options: written } = created
    const options = [...below(written, 'DefElem')].filter(isObject)
    const option = (name: string) =>
      textsBelow(
        options.find(({ defname }) => defname === name),
        'sval',
      )[0]
    const name = textsBelow(funcname, 'sval').join('.')
    if (option('language') === 'plpgsql') {
      const text = bytes.subarray(from, length === undefined ? undefined : from + length).toString()
      return statementsOf(parsePlPgSQLSync(text)).flatMap((statement) => unboundedIn(statement, name))
    }
    const body = option('as')
    return unboundedIn(body === undefined ? created : parseSync(body), name)
  })
}
