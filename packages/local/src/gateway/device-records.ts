import type { Sql } from './database-port.ts'

/** What the auth service calls the session of an answer that opens or renews one. */
const SESSION_HEADER = 'sb-auth-session-id'

/** As much of a user agent as is worth keeping. */
const LONGEST_AGENT = 500

/**
 * Writes down which browser a session belongs to, as Supabase Auth does and the library does not: the list of devices on
 * the account page shows it. Addresses are left out, for here they are all the same machine's.
 *
 * @param response the auth service's answer; only one that opens or renews a session is of interest
 */
export async function recordDevice(sql: Sql, request: Request, response: Response): Promise<void> {
  const session = response.headers.get(SESSION_HEADER)
  const agent = request.headers.get('user-agent')
  if (!session || !agent) return
  await sql.query('update auth.sessions set user_agent = $2 where id = $1::uuid', [
    session,
    agent.slice(0, LONGEST_AGENT),
  ])
}
