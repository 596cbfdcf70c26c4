import { z } from 'zod'
import type { Sql } from './database-port.ts'
import type { Claims } from './jwt.ts'

/** What the library says of a session. */
export const librarySessionSchema = z.object({
  sub: z.string(),
  aud: z.string(),
  role: z.string(),
  session_id: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/** See `librarySessionSchema`. */
export type LibrarySession = z.infer<typeof librarySessionSchema>

const rowSchema = z.object({
  email: z.string(),
  phone: z.string(),
  is_anonymous: z.boolean(),
  aal: z.string(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: z.record(z.string(), z.unknown()),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
})

/** How a session was opened, as Supabase Auth names it. */
export type SignInMethod = 'password' | 'otp'

/**
 * Everything that Supabase Auth puts into the access token of a session. The library's own says less.
 *
 * @param method how the session has just been opened; undefined where it is renewed
 * @param issuer the address of the auth service
 */
export async function sessionClaims(
  sql: Sql,
  session: LibrarySession,
  method: SignInMethod | undefined,
  issuer: string,
): Promise<Claims> {
  if (method)
    await sql.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1::uuid, $2)
       on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [session.session_id, method],
    )
  const [row] = await sql.query(
    `select coalesce(u.email, '') as email, coalesce(u.phone, '') as phone, u.is_anonymous,
            coalesce(s.aal::text, 'aal1') as aal, coalesce(u.raw_app_meta_data, '{}') as app_metadata,
            coalesce(u.raw_user_meta_data, '{}') as user_metadata,
            (select coalesce(jsonb_agg(jsonb_build_object(
               'method', m.authentication_method, 'timestamp', extract(epoch from m.updated_at)::bigint)), '[]')
             from auth.mfa_amr_claims as m where m.session_id = s.id) as amr
     from auth.sessions as s join auth.users as u on u.id = s.user_id
     where s.id = $1::uuid`,
    [session.session_id],
  )
  const { sub, aud, role, session_id, iat, exp } = session
  return { iss: issuer, sub, aud, exp, iat, role, session_id, ...rowSchema.parse(row) }
}
