-- What somebody must have looked at before it is open, and which file of tests says that it was (docs/decisions/0095).

create view tests.to_review (what, name) as
select 'guests', p.proname::text from pg_catalog.pg_proc as p
where p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
union
select 'service', p.proname::text from pg_catalog.pg_proc as p
where p.pronamespace = 'public'::regnamespace and has_function_privilege('service_role', p.oid, 'execute')
union
select 'bounds', p.proname::text from pg_catalog.pg_proc as p
cross join lateral unnest(p.proargtypes::oid[]) as a (type) join pg_catalog.pg_type as t on t.oid = a.type
where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
  and (t.typname in ('text', 'jsonb', 'json', 'bytea') or t.typcategory = 'A')
union
-- A change of a row computes its generated columns and checks, which read nothing but the row.
select 'row', p.proname::text from pg_catalog.pg_proc as p
where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
  and p.provolatile = 'i' and not p.prosecdef
  and not exists (select from pg_catalog.pg_policies as y
    where concat(y.qual, y.with_check) like '%private.' || p.proname || '(%')
union
select 'job', j.jobname || ': ' || j.command from cron.job as j;
comment on view tests.to_review is
  'guests: functions that anybody may call; service: those that the secret key may; bounds: those that take a text, '
    'JSON or '
  'list of a client, and compare it or keep a part of bounded length; row: those that columns and checks of a row are '
    'computed '
  'with; job: what runs on a schedule.';

-- Notes what a file has looked at, where run-pgtap.ts finds it in the answer; a name that does not exist fails the
-- file.
create function tests.note_review(what text, names text[]) returns text language plpgsql as $$
declare
  unknown text;
begin
  select string_agg(given.name, ', ') into unknown from unnest(names) as given (name)
  where not exists (select from tests.to_review as r where r.what = note_review.what and r.name = given.name);
  if unknown is not null then raise exception 'nothing to review as %: %', what, unknown; end if;
  return (select string_agg(format('# reviewed %s %s', what, given.name), e'\n') from unnest(names) as given (name));
end
$$;

-- At the head of a file: tests.reviewed('guests', 'get_menu get_vendor').
create function tests.reviewed(what text, names text) returns text language sql as $$
  select tests.note_review(what, string_to_array(names, ' '))
$$;

create function tests.runs_on_schedule(job text, command text) returns text language sql as $$
  select tests.note_review('job', array[job || ': ' || command])
$$;

-- What no file has looked at: `reviewed` is what all of them noted.
create function tests.unreviewed(reviewed text[]) returns setof text language sql as $$
  select r.what || ' ' || r.name from tests.to_review as r except select unnest(reviewed) order by 1
$$;
