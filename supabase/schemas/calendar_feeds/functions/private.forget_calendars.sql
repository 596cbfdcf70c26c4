create or replace function private.forget_calendars (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.calendar_feeds as f where f.user_id = caller
$function$;

comment on function private.forget_calendars(uuid) is 'Ends the addresses of a closed account; see trade_accounts.';

revoke all on function private.forget_calendars(uuid) from public;
