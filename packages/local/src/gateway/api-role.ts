import type { Connection } from '@supabase/lite'
import { CompiledQuery } from 'kysely'
import { z } from 'zod'
import type { Sql, StackDatabase } from './database-port.ts'

type Executor = Connection['kysely']

/** What the library passes on about a request. */
const variablesSchema = z.object({
  auth: z.object({ role: z.string().nullish(), uid: z.unknown(), jwt: z.unknown() }).partial().nullish(),
  storage: z.object({ operation: z.string().nullish() }).nullish(),
})

/**
 * What begins the part of a transaction that runs for a caller: as one of the API's roles, from a session of
 * `authenticator`, as PostgREST connects. So whatever runs there can become one of those roles and no other:
 * `set role postgres` is refused although the stack itself is connected as superuser.
 *
 * @param role the parameter that holds the role's name
 */
export function enterRole(role: `$${number}`): string {
  return `set_config('session_authorization', 'authenticator', true), set_config('role', ${role}, true)`
}

const timeoutSchema = z.object({ role: z.string(), timeout: z.string() })

/** The longest that one statement of each role may take, as `alter role … set statement_timeout` says. */
async function statementTimeouts(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query(
    `select r.rolname::text as role, split_part(c.setting, '=', 2) as timeout
     from pg_catalog.pg_db_role_setting as s
     join pg_catalog.pg_roles as r on r.oid = s.setrole
     cross join lateral unnest(s.setconfig) as c (setting)
     where c.setting like 'statement\\_timeout=%'`,
  )
  return new Map(rows.map((row) => timeoutSchema.parse(row)).map(({ role, timeout }) => [role, timeout]))
}

/**
 * Lets the library act for its callers as PostgREST does: from a session of `authenticator`, with the statement timeout
 * of the role. It says all of it in one statement where the library's own way takes five.
 *
 * The timeout is set but has no effect on the embedded engine, which has no timer to end a statement with.
 *
 * @throws when the library's version enters roles elsewhere
 */
export async function actAsApiRole(database: StackDatabase): Promise<void> {
  const { connection } = database
  if (!('applyJwtSessionContext' in connection))
    throw new Error('This version of @supabase/lite would let functions become any role')
  const timeouts = await statementTimeouts(database)
  const enter = async (executor: Executor, variables: unknown): Promise<void> => {
    const { auth, storage } = variablesSchema.parse(variables)
    const role = auth?.role || 'anon'
    const timeout = timeouts.get(role) ?? timeouts.get('authenticator') ?? '0'
    const claims = auth?.jwt ? JSON.stringify(auth.jwt) : ''
    await executor.executeQuery(
      CompiledQuery.raw(
        `select ${enterRole('$1')}, set_config('statement_timeout', $2, true),
                set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true),
                set_config('request.jwt.claims', $4, true), set_config('storage.operation', $5, true)`,
        [role, timeout, String(auth?.uid ?? ''), claims, storage?.operation ?? ''],
      ),
    )
  }
  Object.assign(connection, { applyJwtSessionContext: enter })
}
