/**
 * `pg_temp.act_as(person)` makes the calls that follow those of this account, as its session would; without a person
 * nobody is signed in.
 */
export const ACT_AS = `
create or replace function pg_temp.act_as(person uuid default null) returns void language sql as $$
  select set_config('request.jwt.claims',
    case when person is null then '' else jsonb_build_object('sub', person, 'role', 'authenticated')::text end, true)
$$`
