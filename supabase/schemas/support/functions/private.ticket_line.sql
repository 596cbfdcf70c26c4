create or replace function private.ticket_line (
  t private.support_tickets
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status', t.status, 'opened_at',
    t.opened_at, 'last_at', t.last_at,
    'acknowledge_by', t.acknowledge_by, 'acknowledged_at', t.acknowledged_at, 'resolve_by', t.resolve_by, 'closed_at',
      t.closed_at,
    'order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
    'last_text', (select left(m.body, 120) from private.support_messages as m where m.ticket_id = t.id
      and m.body is not null order by m.seq desc limit 1))
  from (select 1) as one left join public.enhanced_orders as o on o.id = t.order_id
$function$;

comment on function private.ticket_line(private.support_tickets) is 'A ticket as lists show it.';

revoke all on function private.ticket_line(private.support_tickets) from public;
