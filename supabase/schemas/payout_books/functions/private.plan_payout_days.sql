create or replace function private.plan_payout_days()
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.payout_days (day)
  select private.today() - n from generate_series(1, 8) as n where private.has_called_function('payout-worker')
  on conflict (day) do update set due_at = now(), attempts = 0
$function$;

comment on function private.plan_payout_days() is 'The last eight days are read again, for a payout comes back within a week; run by pg_cron every night.';

revoke all on function private.plan_payout_days() from public;
