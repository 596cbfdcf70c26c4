-- What hosted projects need beside the embedded stack: pg_net outside of public, the history of jobs kept short, what
-- the auth service calls, and coupons of the platform that an administrator switches on (docs/operations/deploy.md).

-- pg_net cannot be moved, only made anew; what it has queued is sent again by the jobs that queued it.
do $$
begin
  if exists (select from pg_catalog.pg_extension as e
      where e.extname = 'pg_net' and e.extnamespace = 'public'::regnamespace) then
    drop extension pg_net;
    create extension pg_net with schema extensions;
  end if;
end
$$;

-- pg_cron writes a row for each run, two a second with the jobs of every few seconds.
create function private.prune_job_runs() returns void language sql set search_path = '' as $$
  delete from cron.job_run_details as d
  where coalesce(d.end_time, d.start_time)
    < now() - case d.status when 'succeeded' then interval '1 hour' else interval '7 days' end
$$;
comment on function private.prune_job_runs is
  'Deletes the history of jobs: of what succeeded after an hour, of what failed after a week.';
revoke execute on function private.prune_job_runs() from public;
select cron.schedule('prune-job-runs', '7 * * * *', 'select private.prune_job_runs()');

-- The trigger that keeps foreign numbers out runs as the auth service, and is to say why.
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant execute on function private.refuse(integer, text, text, jsonb) to supabase_auth_admin;
  end if;
end
$$;

-- Coupons that the platform pays for ----------------------------------------------------------------------------------

insert into public.app_settings (setting_key, value_type, setting_value, category, description, is_public)
select 'starting_coupons_enabled', 'boolean', to_jsonb(exists (select from public.vendors)), 'orders',
  'Whether WELCOME50 (₹50 off the first order) and FREEDEL (free delivery above ₹249) can be used. '
  'The platform pays for them.', false;
-- A project that sells nothing yet has promised nobody anything.
update public.coupons as k set valid_to = now()
where k.code in ('WELCOME50', 'FREEDEL') and not exists (select from public.vendors);

create function private.switch_starting_coupons() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.coupons as k set valid_to = case when new.setting_value = 'true' then null else now() end
  where k.code in ('WELCOME50', 'FREEDEL');
  return null;
end
$$;
comment on function private.switch_starting_coupons is
  'Lets the coupons that the platform pays for begin or end with their setting.';
create trigger starting_coupons_follow_their_setting after update of setting_value on public.app_settings for each row
  when (new.setting_key = 'starting_coupons_enabled' and new.setting_value is distinct from old.setting_value)
  execute function private.switch_starting_coupons();
