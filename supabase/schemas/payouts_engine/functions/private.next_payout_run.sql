create or replace function private.next_payout_run()
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.last_payout_run() + interval '7 days'
$function$;

comment on function private.next_payout_run() is 'When the next weekly run is due.';

revoke all on function private.next_payout_run() from public;
