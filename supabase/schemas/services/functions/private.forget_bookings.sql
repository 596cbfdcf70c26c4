create or replace function private.forget_bookings (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from public.bookings as b where b.user_id = caller and b.order_id is null;
  update public.bookings as b set lat = null, lng = null where b.user_id = caller
$function$;

comment on function private.forget_bookings(uuid) is 'Gives up the times that a closed account kept, and where it was visited; see trade_accounts.';

revoke all on function private.forget_bookings(uuid) from public;
