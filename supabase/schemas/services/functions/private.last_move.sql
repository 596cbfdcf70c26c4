create or replace function private.last_move (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('from', r.from_slot, 'at', r.at,
    'by', case when r.actor_id = o.user_id then 'user' else 'vendor' end)
  from private.order_reschedules as r where r.order_id = o.id order by r.id desc limit 1
$function$;

comment on function private.last_move(public.enhanced_orders) is 'From when an order was moved last, when and by which side; null for never.';

revoke all on function private.last_move(public.enhanced_orders) from public;
