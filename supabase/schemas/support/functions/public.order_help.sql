create or replace function public.order_help (
  order_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_help.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name, 'kind',
    o.kind, 'status', o.status,
    'status_since', o.status_since, 'promised_max_at', o.promised_max_at, 'came_late', private.came_late(o),
    'window_ends_at', case when o.status = 'delivered'
      then o.status_since + make_interval(hours => private.setting_int('help_window_hours')) end,
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('problem', p.problem, 'needs_lines', p.needs_lines,
      'needs_photo', p.needs_photo,
      'decided', p.decided) order by p.position), '[]') from private.problems_of(o) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'item_id', i.item_id, 'name', i.name,
      'options', i.options, 'quantity', i.quantity,
      'left', greatest(0, k.pieces - k.claimed - k.returned), 'charged_paise', k.charged_paise,
      'unit_paise', case when k.pieces = 0 then 0 else private.in_proportion(k.charged_paise, 1, k.pieces)
        end, 'picture', o.items -> (i.position - 1) -> 'image') order by i.position), '[]')
      from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position
        where i.order_id = o.id),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('problem', c.problem, 'state', c.state, 'refund_paise',
      c.refund_paise,
      'ticket_id', c.ticket_id, 'at', c.created_at) order by c.created_at desc), '[]') from private.order_claims as c
        where c.order_id = o.id),
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status',
      t.status, 'at', t.opened_at)
      order by t.opened_at desc), '[]') from private.support_tickets as t where t.order_id = o.id
        and t.user_id = caller));
end
$function$;

comment on function public.order_help(uuid) is 'What the customer of an order can report about it now, its lines with the pieces left to report, and what was reported: {problems, lines, claims, tickets, window_ends_at, came_late, …}. Raises order_not_found. Lines say which item they are (item_id).';

revoke all on function public.order_help(uuid) from public;

grant execute on function public.order_help(uuid) to authenticated, postgres;
