create or replace function private.remind_customer (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'user', case when o.kind = 'pickup' then 'order_due_pickup' else 'order_due'
    end, private.slot_words(o))
  from public.enhanced_orders as o where o.id = remind_customer.order_id
    and o.status not in ('pending', 'delivered', 'cancelled')
$function$;

revoke all on function private.remind_customer(uuid, private.order_timers) from public;
