create or replace function private.plan_gateway_days()
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into private.gateway_days (day)
  select private.today() - n from generate_series(1, 4) as n where private.has_called_function('payment-worker')
  on conflict (day) do update set due_at = now(), attempts = 0
$function$;

comment on function private.plan_gateway_days() is 'The last four days are read again; run by pg_cron every night.';

revoke all on function private.plan_gateway_days() from public;
