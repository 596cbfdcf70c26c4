import { parseSync } from 'libpg-query'

/** Statements that Postgres refuses inside a transaction, or that would end the one in which a migration is recorded. */
const OUTSIDE_TRANSACTIONS: Readonly<Record<string, string>> = {
  TransactionStmt: 'it begins or ends a transaction, but is applied in one of its own',
  VacuumStmt: 'it vacuums or analyses, which is not possible in a transaction',
  AlterSystemStmt: 'it changes the server, which hosted projects do not allow',
  CreatedbStmt: 'it creates a database, which is not possible in a transaction',
  DropdbStmt: 'it drops a database, which is not possible in a transaction',
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function reasonAgainst(kind: string, statement: unknown): string | undefined {
  if (!isObject(statement)) return undefined
  if (statement['concurrent'] === true) return 'it works concurrently, which is not possible in a transaction'
  if (kind === 'VariableSetStmt' && ['role', 'session_authorization'].includes(String(statement['name'])))
    return 'it takes another role, but hosted projects apply migrations as postgres'
  return OUTSIDE_TRANSACTIONS[kind]
}

/**
 * Why `supabase db push` could not apply a migration, or not as this repository does: psql's own commands, transactions
 * of its own, other roles.
 */
export function unpushable(sql: string): readonly string[] {
  try {
    const { stmts = [] } = parseSync(sql)
    const reasons = stmts.flatMap(({ stmt }) =>
      Object.entries(stmt ?? {}).map(([kind, statement]) => reasonAgainst(kind, statement)),
    )
    return [...new Set(reasons.filter((reason) => reason !== undefined))]
  } catch (error) {
    return [`it is no SQL for the server: ${error instanceof Error ? error.message : String(error)}`]
  }
}
