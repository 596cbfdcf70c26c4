import { z } from 'zod'
import type { Sql } from '../gateway/database-port.ts'

const idRow = z.object({ id: z.string() })

/** The id of the user with this phone number (digits without "+"), or undefined. */
export async function findPhoneUser(sql: Sql, phone: string): Promise<string | undefined> {
  const [row] = await sql.query(
    'select id::text as id from auth.users where phone = $1 and deleted_at is null',
    [phone],
  )
  return row === undefined ? undefined : idRow.parse(row).id
}

/** Creates the user of a phone number as Supabase Auth does; a simultaneous request for the same number gets the same user. */
export async function createPhoneUser(sql: Sql, phone: string, metadata: object): Promise<string> {
  const [created] = await sql.query(
    `insert into auth.users (id, aud, role, phone, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1,
             '{"provider": "phone", "providers": ["phone"]}'::jsonb, $2::text::jsonb, now(), now())
     on conflict (phone) do nothing
     returning id::text as id`,
    [phone, JSON.stringify(metadata)],
  )
  if (created === undefined) {
    const existing = await findPhoneUser(sql, phone)
    if (existing === undefined) throw new Error('The phone number belongs to a deleted account')
    return existing
  }
  const { id } = idRow.parse(created)
  await sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
     values (gen_random_uuid(), 'phone', $1::text, $1::uuid,
             jsonb_build_object('sub', $1::text, 'email_verified', false, 'phone_verified', false), now(), now())`,
    [id],
  )
  return id
}

/**
 * Stores the digest of a new code, unless the last one was stored less than `waitMs` ago.
 *
 * @returns the whole seconds that are left to wait, 0 when stored
 */
export async function storeCode(sql: Sql, userId: string, digest: string, waitMs: number): Promise<number> {
  const stored = await sql.query(
    `update auth.users set confirmation_token = $2, confirmation_sent_at = clock_timestamp(), updated_at = now()
     where id = $1::uuid
       and (confirmation_sent_at is null
            or confirmation_sent_at <= clock_timestamp() - make_interval(secs => $3::double precision / 1000))
     returning id`,
    [userId, digest, waitMs],
  )
  if (stored.length > 0) return 0
  const [row] = await sql.query(
    `select greatest(1, ceil(extract(epoch from confirmation_sent_at - clock_timestamp()) + $2::double precision / 1000))::int
            as seconds from auth.users where id = $1::uuid`,
    [userId, waitMs],
  )
  return z.object({ seconds: z.number() }).parse(row).seconds
}

/**
 * Takes back a stored code: exactly one of several simultaneous calls gets it.
 *
 * @param digest undefined accepts whatever is stored (the code was proven otherwise)
 */
export async function claimCode(
  sql: Sql,
  userId: string,
  digest: string | undefined,
  lifetimeMs: number,
): Promise<boolean> {
  const claimed = await sql.query(
    `update auth.users set confirmation_token = null, updated_at = now()
     where id = $1::uuid
       and ($2::text is null
            or (confirmation_token = $2::text
                and confirmation_sent_at > clock_timestamp() - make_interval(secs => $3::double precision / 1000)))
     returning id`,
    [userId, digest ?? null, lifetimeMs],
  )
  return claimed.length > 0
}

/** Marks the number as proven and leaves a one-time token whose bearer gets a session from the auth service. */
export async function confirmPhone(sql: Sql, userId: string, token: string): Promise<void> {
  await sql.query(
    `update auth.users
     set phone_confirmed_at = coalesce(phone_confirmed_at, now()), recovery_token = $2, recovery_sent_at = now()
     where id = $1::uuid`,
    [userId, token],
  )
  await sql.query(
    `update auth.identities
     set identity_data = identity_data || '{"phone_verified": true}'::jsonb, last_sign_in_at = now(), updated_at = now()
     where user_id = $1::uuid and provider = 'phone'`,
    [userId],
  )
}

/** Makes a stored code void. When it was sent stays: the wait for the next one must not end by guessing. */
export async function dropCode(sql: Sql, userId: string): Promise<void> {
  await sql.query('update auth.users set confirmation_token = null where id = $1::uuid', [userId])
}
