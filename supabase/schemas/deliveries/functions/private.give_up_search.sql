create or replace function private.give_up_search (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if exists (select from public.enhanced_orders as o where o.id = give_up_search.order_id
      and o.status in ('confirmed', 'preparing', 'ready') and private.nobody_carries(o)) then
    perform private.transition(give_up_search.order_id, 'cancelled', null, 'system', 'no_courier');
  end if;
end
$function$;

comment on function private.give_up_search(uuid, private.order_timers) is 'Cancels an order that nobody carried until the time that its customer was told; everything is refunded.';

revoke all on function private.give_up_search(uuid, private.order_timers) from public;
