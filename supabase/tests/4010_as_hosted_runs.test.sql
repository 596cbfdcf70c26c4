-- What hosted projects run: the auth service's triggers, the history of jobs, the coupons that the platform pays for.
begin;
select no_plan();

-- The auth service writes accounts itself.
grant insert, update, select on auth.users to supabase_auth_admin;
grant usage on schema auth to supabase_auth_admin;
grant supabase_auth_admin to current_user;
create function pg_temp.sign_up(phone text) returns text language plpgsql as $$
declare
  detail text;
begin
  set local role supabase_auth_admin;
  insert into auth.users (id, aud, role, phone) values (gen_random_uuid(), 'authenticated', 'authenticated',
    sign_up.phone);
  reset role;
  return 'ok';
exception when others then
  get stacked diagnostics detail = pg_exception_detail;
  return sqlstate || ' ' || coalesce(nullif(detail, ''), sqlerrm);
end
$$;
select is(pg_temp.sign_up('447911123456'), 'PT400 phone_not_indian', 'a foreign number is refused with its reason');
reset role;
select is(pg_temp.sign_up('919000000055'), 'ok', 'an Indian one signs up');
reset role;
select is(has_function_privilege('supabase_auth_admin', 'private.before_user_created(jsonb)', 'execute'), true,
  'and the hook is the auth service''s to call');

-- The history of jobs.
insert into cron.job_run_details (jobid, status, start_time, end_time)
select 1, status, now() - age, now() - age
from (values ('succeeded', interval '2 hours'), ('succeeded', interval '1 minute'), ('failed', interval '2 hours'),
  ('failed', interval '8 days')) as t (status, age);
select private.prune_job_runs();
select bag_eq($$ select status, now() - start_time < interval '1 hour' from cron.job_run_details $$,
  $$ values ('succeeded', true), ('failed', false) $$, 'what succeeded goes after an hour, what failed after a week');

-- Coupons of the platform.
select tests.create_user('maya', '+919000000004', '{admin}');
create function pg_temp.listed() returns text[] language sql as $$
  select coalesce(array_agg(code order by code), '{}') from public.coupons
$$;
grant execute on function pg_temp.listed() to anon, authenticated;
select is((select setting_value from public.app_settings where setting_key = 'starting_coupons_enabled'),
  'false'::jsonb, 'a new project has them switched off');
update public.coupons set valid_to = now() where code in ('WELCOME50', 'FREEDEL');
select tests.act_as_anon();
select is(pg_temp.listed(), '{}', 'a project whose coupons are switched off offers none');
select tests.act_as('maya');
select public.update_setting('starting_coupons_enabled', 'true');
select tests.act_as_anon();
select is(pg_temp.listed(), '{FREEDEL,WELCOME50}', 'an administrator switches them on');
select is(public.home_page(null, null, 'en') #>> '{promises,first_order,code}', 'WELCOME50', 'and home promises them');
select tests.act_as('maya');
select public.update_setting('starting_coupons_enabled', 'false');
select tests.act_as_anon();
select is(pg_temp.listed(), '{}', 'and off again');
select * from finish();
rollback;
