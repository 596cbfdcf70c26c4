create or replace function private.waits_for_cash (
  order_id uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not private.has_paid_money(waits_for_cash.order_id) and private.still_due(waits_for_cash.order_id) > 0
$function$;

comment on function private.waits_for_cash(uuid) is 'Whether an order is to be paid when it is handed over, whatever points have paid of it.';

revoke all on function private.waits_for_cash(uuid) from public;
