create or replace function private.lock_order (
  order_id uuid
)
  returns public.enhanced_orders
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = lock_order.order_id for no key update;
  perform from public.jobs as j where j.order_id = o.id order by j.id for no key update;
  return o;
end
$function$;

comment on function private.lock_order(uuid) is 'Locks an order and its job. The lock order everywhere is order, job, courier, stock, money, timers, which prevents deadlocks; no key update, because rows that refer to an order must not wait for it.';

revoke all on function private.lock_order(uuid) from public;
