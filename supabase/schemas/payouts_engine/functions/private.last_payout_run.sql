create or replace function private.last_payout_run (
  at timestamp with time zone default now()
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (d.due - case when d.due > here.local then interval '7 days' else interval '0' end)
    at time zone 'Asia/Kolkata'
  from (select last_payout_run.at at time zone 'Asia/Kolkata' as local) as here
  cross join lateral (select date_trunc('week', here.local)
    + make_interval(days => private.setting_int('payout_weekday') - 1,
      secs => private.setting_int('payout_run_seconds')) as due) as d
$function$;

comment on function private.last_payout_run(timestamp with time zone) is 'When the last weekly run was due, by the clock of India.';

revoke all on function private.last_payout_run(timestamp with time zone) from public;
