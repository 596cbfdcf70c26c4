-- The part of pg_cron that migrations use where the extension itself is not available: jobs are rows, and the ticker
-- of the embedded stack runs those that are due.
do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then return; end if;

  create schema if not exists cron;
  create table if not exists cron.job (
    jobid bigint generated always as identity primary key,
    schedule text not null,
    command text not null,
    jobname text unique,
    active boolean not null default true
  );
  create table if not exists cron.job_run_details (
    runid bigint generated always as identity primary key,
    jobid bigint not null,
    status text not null,
    return_message text,
    start_time timestamptz not null default now(),
    end_time timestamptz
  );
  create index if not exists job_run_details_start_time_idx on cron.job_run_details (start_time);
  alter table cron.job enable row level security;
  alter table cron.job_run_details enable row level security;

  create or replace function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql set search_path = '' as $body$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command, active = true
    returning jobid
  $body$;
  create or replace function cron.unschedule(job_name text) returns boolean
  language sql set search_path = '' as $body$
    with gone as (delete from cron.job where jobname = job_name returning 1) select exists (select from gone)
  $body$;
end
$$;
