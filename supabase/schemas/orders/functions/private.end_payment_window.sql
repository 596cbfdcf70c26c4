create or replace function private.end_payment_window (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o
      where o.id = end_payment_window.order_id and o.status = 'awaiting_payment') then
    perform private.transition(end_payment_window.order_id, 'cancelled', null, 'system', 'payment_unconfirmed');
  end if;
end
$function$;

comment on function private.end_payment_window(uuid, private.order_timers) is 'Cancels an order that nobody has paid in time.';

revoke all on function private.end_payment_window(uuid, private.order_timers) from public;
