import { withClient } from './server.ts'

/** The role that pushes; the superuser of these servers has the name that it has on hosted projects. */
const ROLE = 'hosted_postgres'

/**
 * As far as migrations can tell, what `postgres` may do on hosted projects: no superuser, owner of the database and of
 * the schemas that are ours. Extensions that Postgres trusts nobody with are made for it, and policies on the tables of
 * Realtime and Storage are allowed to it, which takes their ownership here.
 */
const GRANTS = `
create role ${ROLE} login createrole createdb bypassrls;
grant anon, authenticated, service_role, authenticator to ${ROLE} with admin option;
alter database postgres owner to ${ROLE};
alter schema public owner to ${ROLE};
alter schema extensions owner to ${ROLE};
create extension cube with schema extensions;
create extension earthdistance with schema extensions;
grant usage on schema auth, storage, realtime, cron, net to ${ROLE} with grant option;
grant all on all tables in schema auth, storage, realtime, cron, net to ${ROLE} with grant option;
grant execute on all functions in schema auth, storage, realtime, cron, net to ${ROLE} with grant option;
alter table realtime.messages owner to ${ROLE};
alter table storage.objects owner to ${ROLE};`

/**
 * Makes the role in a database that has the platform and no migrations yet.
 *
 * @returns the address by which migrations are pushed as on a hosted project
 */
export async function hostedRoleAt(url: string): Promise<string> {
  await withClient(url, (client) => client.query(GRANTS))
  const address = new URL(url)
  address.username = ROLE
  return address.href
}
