import { createPostgresConnection } from '@supabase/lite/postgres'
import pg from 'pg'
import type { Sql, StackDatabase } from './database-port.ts'

interface Queryable {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

function sqlOn(queryable: Queryable): Sql {
  return {
    async query(text, params) {
      const { rows } = await queryable.query(text, params ? [...params] : undefined)
      return rows
    },
  }
}

/**
 * Over a networked Postgres the library stores the metadata of a person as a JSON text inside JSON. This unwraps it
 * where it is written, so that the migrations' triggers see objects.
 */
const UNWRAP_METADATA = `
create or replace function auth.unwrap_json(wrapped jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(wrapped) = 'string' then (wrapped #>> '{}')::jsonb else wrapped end
$$;
create or replace function auth.unwrap_user() returns trigger language plpgsql as $$
begin
  new.raw_app_meta_data := auth.unwrap_json(new.raw_app_meta_data);
  new.raw_user_meta_data := auth.unwrap_json(new.raw_user_meta_data);
  return new;
end
$$;
create or replace function auth.unwrap_identity() returns trigger language plpgsql as $$
begin
  new.identity_data := auth.unwrap_json(new.identity_data);
  return new;
end
$$;
create or replace trigger a_unwrap_metadata before insert or update on auth.users
  for each row execute function auth.unwrap_user();
create or replace trigger a_unwrap_metadata before insert or update on auth.identities
  for each row execute function auth.unwrap_identity();
`

/**
 * The stack's database over a PostgreSQL server: the library and the stack have connections of their own, so nothing
 * waits for a turn.
 *
 * @param url of a superuser; platform and migrations must have been applied
 */
export async function postgresStackDatabase(
  url: string,
): Promise<StackDatabase & { close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that the server closes while idle must not end the process.
  pool.on('error', () => {})
  await pool.query(UNWRAP_METADATA)
  const connection = createPostgresConnection({ url, postgresOptions: { onnotice: () => {} } })
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  const receivers = new Map<string, Set<(payload: string) => void>>()
  listener.on('notification', ({ channel, payload }) => {
    for (const receive of receivers.get(channel) ?? []) receive(payload ?? '')
  })
  return {
    connection,
    ...sqlOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(sqlOn(client))
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      } finally {
        client.release()
      }
    },
    runLibrary: (work) => work(),
    async listen(channel, receive) {
      const known = receivers.get(channel) ?? new Set()
      receivers.set(channel, known.add(receive))
      await listener.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        known.delete(receive)
        if (known.size === 0) await listener.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      await Promise.all([connection.close(), listener.end(), pool.end()])
    },
  }
}
