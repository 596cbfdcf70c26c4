create or replace function private.lost_item_of (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('what', l.what, 'at', l.at, 'ticket_number', t.number)
  from private.lost_items as l left join private.support_tickets as t on t.id = l.ticket_id
  where l.order_id = o.id order by l.at desc limit 1
$function$;

revoke all on function private.lost_item_of(public.enhanced_orders) from public;
