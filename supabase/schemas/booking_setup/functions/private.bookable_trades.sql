create or replace function private.bookable_trades (
  vendor_id uuid
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$
  select t.trade from public.vendor_trades as t join private.trades as k on k.trade = t.trade
  where t.vendor_id = bookable_trades.vendor_id and k.price = 'private.price_booking' order by t.trade
$function$;

comment on function private.bookable_trades(uuid) is 'The trades of a vendor that are booked at a time.';

revoke all on function private.bookable_trades(uuid) from public;
