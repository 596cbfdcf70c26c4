import { z } from 'zod'
import type { Sql } from '../gateway/database-port.ts'

const knownRow = z.object({ id: z.string(), confirmed: z.boolean() })

/** A user with this address, and whether it is verified. */
export async function findMailUser(sql: Sql, email: string): Promise<z.infer<typeof knownRow> | undefined> {
  const [row] = await sql.query(
    `select id::text as id, confirmed_at is not null as confirmed
     from auth.users where email = $1 and deleted_at is null`,
    [email],
  )
  return row === undefined ? undefined : knownRow.parse(row)
}

/**
 * Stores a new token for an unverified address, unless the last email is younger than `waitMs`.
 *
 * @returns whether it was kept, and so is to be sent
 */
export async function renewConfirmation(
  sql: Sql,
  userId: string,
  token: string,
  waitMs: number,
): Promise<boolean> {
  const kept = await sql.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = clock_timestamp(), updated_at = now()
     where id = $1::uuid and confirmed_at is null
       and (confirmation_sent_at is null
            or confirmation_sent_at <= clock_timestamp() - make_interval(secs => $3::double precision / 1000))
     returning id`,
    [userId, token, waitMs],
  )
  return kept.length > 0
}
