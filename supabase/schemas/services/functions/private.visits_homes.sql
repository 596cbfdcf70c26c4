create or replace function private.visits_homes (
  trade text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from private.trade_kinds as k where k.trade = visits_homes.trade and k.at_home)
$function$;

revoke all on function private.visits_homes(text) from public;
