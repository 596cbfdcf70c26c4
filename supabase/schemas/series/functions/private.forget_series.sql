create or replace function private.forget_series (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.booking_series as s where s.user_id = caller
$function$;

comment on function private.forget_series(uuid) is 'Forgets which bookings of a closed account belonged together.';

revoke all on function private.forget_series(uuid) from public;
