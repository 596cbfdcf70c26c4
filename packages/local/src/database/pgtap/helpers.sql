-- Helpers of the tests in supabase/tests: users by name, and switching to their permissions.
create extension if not exists pgtap with schema extensions;
create schema if not exists tests;
grant usage on schema tests to anon, authenticated, service_role;

create table tests.people (handle text primary key, user_id uuid not null);
grant select on tests.people to anon, authenticated, service_role;

create function tests.create_user(handle text, phone text default null, roles text[] default '{user}') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  new_id uuid := gen_random_uuid();
begin
  insert into auth.users (id, phone, phone_confirmed_at, email, raw_user_meta_data)
  values (new_id, nullif(ltrim(phone, '+'), ''), now(), handle || '@example.test',
    jsonb_build_object('full_name', initcap(handle)));
  insert into tests.people values (handle, new_id);
  insert into public.user_roles (user_id, role)
  select new_id, wanted::public.app_role from unnest(roles) as wanted
  on conflict do nothing;
  return new_id;
end
$$;

create function tests.user_id(handle text) returns uuid language plpgsql stable as $$
declare
  found_id uuid;
begin
  select people.user_id into found_id from tests.people where people.handle = user_id.handle;
  if found_id is null then raise exception 'there is no test person called %', handle; end if;
  return found_id;
end
$$;

create function tests.act_as(handle text) returns void language plpgsql as $$
declare
  claims text := jsonb_build_object('sub', tests.user_id(handle), 'role', 'authenticated', 'aal', 'aal1')::text;
begin
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claim.role', '', true), set_config('role', 'authenticated', true);
end
$$;

create function tests.act_as_anon() returns void language sql as $$
  select set_config('request.jwt.claims', '{"role": "anon"}', true), set_config('role', 'anon', true)
$$;

create function tests.act_as_service() returns void language sql as $$
  select set_config('request.jwt.claims', '{"role": "service_role"}', true), set_config('role', 'service_role', true)
$$;

-- Switches back to the owner of the database.
create function tests.reset() returns void language sql as $$
  select set_config('role', 'none', true), set_config('request.jwt.claims', '', true)
$$;

-- How many rows a statement changed: row-level security refuses by matching none.
create function tests.touched(statement text) returns integer language plpgsql as $$
declare
  touched integer;
begin
  execute statement;
  get diagnostics touched = row_count;
  return touched;
end
$$;

grant execute on all functions in schema tests to anon, authenticated, service_role;
grant execute on all functions in schema extensions to anon, authenticated, service_role;
