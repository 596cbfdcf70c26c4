create or replace function private.return_card (
  r public.returns,
  language text default null::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', r.id, 'number', r.number, 'order_id', r.order_id, 'order_number', o.order_number,
    'vendor_name', o.vendor_name,
    'wish', r.wish, 'destination', r.destination, 'state', r.state, 'note', r.note, 'photos', r.photos, 'pickup_on',
      r.pickup_on, 'answer', r.answer,
    'refund_paise', r.refund_paise, 'state_since', r.state_since, 'created_at', r.created_at,
    'customer_name', split_part(private.name_of(r.user_id), ' ', 1),
    'due_at', (select min(t.due_at) from private.order_timers as t where t.order_id = r.order_id and t.done_at is null
      and t.action in ('return_answer', 'return_inspection') and t.payload ->> 'return_id' = r.id::text),
    'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'name', i.name, 'picture',
      o.items -> (l.position - 1) ->> 'image',
        'variant', coalesce(g.variant, '{}'), 'quantity', l.quantity, 'unit_paise', l.unit_paise, 'reason', l.reason,
          'exchange_name', l.exchange_name,
        'exchange_variant', (select x.variant from public.goods as x where x.item_id = l.exchange_item_id))
          order by l.position)
      from public.return_lines as l join public.order_items as i on i.order_id = r.order_id and i.position = l.position
      left join public.order_goods as g on g.order_id = r.order_id and g.position = l.position
        where l.return_id = r.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'state', e.state, 'actor_role', e.actor_role,
      'note', e.note, 'at', e.at) order by e.seq), '[]')
      from public.return_events as e where e.return_id = r.id))
  from public.enhanced_orders as o where o.id = r.order_id
$function$;

comment on function private.return_card(public.returns, text) is 'A return with its lines and moves, for its customer, its seller and administrators: the customer''s first name and no address.';

revoke all on function private.return_card(public.returns, text) from public;
