create or replace function private.close_delivery (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if exists (select from public.enhanced_orders as o where o.id = close_delivery.order_id and o.status = 'pending') then
    perform private.transition(close_delivery.order_id, 'cancelled', null, 'system', 'round_not_confirmed');
  end if;
end
$function$;

comment on function private.close_delivery(uuid, private.order_timers) is 'What nobody has confirmed by the evening counts as not delivered.';

revoke all on function private.close_delivery(uuid, private.order_timers) from public;
