-- What customers and administrators see of what can still go back for a line, before they ask for it (docs/decisions/0068).

create function public.preview_report(order_id uuid, lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = preview_report.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('refund_paise', private.refund_sum(o.id,
    private.lines_to_charges(o.id, private.check_claim_lines(o, preview_report.lines))));
end
$$;
comment on function public.preview_report is
  'What would go back for pieces of lines, [{position, quantity}], that the caller reports: {refund_paise}, with tax and less discount. Raises '
  'order_not_found, help_lines_invalid, nothing_charged, already_reported.';
revoke execute on function public.preview_report(uuid, jsonb) from public, anon;
grant execute on function public.preview_report(uuid, jsonb) to authenticated;

create or replace function public.order_help(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_help.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name, 'kind', o.kind, 'status', o.status,
    'status_since', o.status_since, 'promised_max_at', o.promised_max_at, 'came_late', private.came_late(o),
    'window_ends_at', case when o.status = 'delivered' then o.status_since + make_interval(hours => private.setting_int('help_window_hours')) end,
    'problems', (select coalesce(jsonb_agg(jsonb_build_object('problem', p.problem, 'needs_lines', p.needs_lines, 'needs_photo', p.needs_photo,
      'decided', p.decided) order by p.position), '[]') from private.problems_of(o) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'name', i.name, 'options', i.options, 'quantity', i.quantity,
      'left', greatest(0, k.pieces - k.claimed - k.returned), 'charged_paise', k.charged_paise,
      'unit_paise', case when k.pieces = 0 then 0 else private.in_proportion(k.charged_paise, 1, k.pieces) end, 'picture', o.items -> (i.position - 1) -> 'image') order by i.position), '[]')
      from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position where i.order_id = o.id),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('problem', c.problem, 'state', c.state, 'refund_paise', c.refund_paise,
      'ticket_id', c.ticket_id, 'at', c.created_at) order by c.created_at desc), '[]') from private.order_claims as c where c.order_id = o.id),
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'status', t.status, 'at', t.opened_at)
      order by t.opened_at desc), '[]') from private.support_tickets as t where t.order_id = o.id and t.user_id = caller));
end
$$;

create or replace function public.admin_order(order_id uuid, opening uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = admin_order.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  -- An open screen refetches on every change of the order: that counts as one view, for half a day at most.
  if admin_order.opening is null or not exists (select from public.audit_log as l
      where l.subject_type = 'order' and l.subject_id = o.id::text and l.action = 'read_order' and l.actor_id = caller
        and l.note = admin_order.opening::text and l.at > now() - interval '12 hours') then
    perform private.audit('read_order', 'order', o.id::text, note => admin_order.opening::text);
  end if;
  return jsonb_build_object(
    'order', to_jsonb(o) || jsonb_build_object('charges', private.bill(o.id), 'refunds', private.refunded_bill(o.id),
      'no_cutlery', private.no_cutlery(o.id)),
    'refundable', case when o.user_id = caller or (o.payment_method = 'cash' and o.status <> 'delivered') then '[]'::jsonb
      else (select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'code', k.code, 'tax_class', k.tax_class,
        'amount_paise', k.amount_paise, 'left_paise', k.amount_paise - k.refunded_paise) order by k.position), '[]')
        from private.charges_left(o.id) as k where k.nature not in ('tax', 'discount') and k.amount_paise > k.refunded_paise) end,
    'items', (select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('diet', o.items -> (i.position - 1) -> 'diet',
        'left_paise', k.charged_paise - k.gone_paise) order by i.position), '[]')
      from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position where i.order_id = o.id),
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'from_status', e.from_status, 'to_status', e.to_status, 'actor_role', e.actor_role,
      'actor_name', case when e.actor_id is null then null else private.name_of(e.actor_id) end, 'reason_code', e.reason_code, 'note', e.note, 'at', e.at)
      order by e.seq) from public.order_events as e where e.order_id = o.id),
    'ledger', (select coalesce(jsonb_agg(jsonb_build_object('transaction_id', t.id, 'kind', t.kind, 'at', t.at, 'entries', (
        select jsonb_agg(jsonb_build_object('account_kind', a.kind, 'amount_paise', e.amount_paise,
          'owner_name', coalesce((select v.name from public.vendors as v where v.id = a.owner_id), case when a.owner_id is not null then private.name_of(a.owner_id) end))
          order by e.id) from private.ledger_entries as e join private.ledger_accounts as a on a.id = e.account_id where e.transaction_id = t.id))
      order by t.at), '[]') from private.ledger_transactions as t where t.order_id = o.id),
    'delivery', (select to_jsonb(d) || jsonb_build_object('courier_name', c.name) from public.deliveries as d
      left join public.couriers as c on c.user_id = d.courier_id where d.order_id = o.id),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('courier_name', c.name, 'round', f.round, 'distance_to_pickup_m', f.distance_to_pickup_m,
      'offered_at', f.offered_at, 'answered_at', f.answered_at, 'outcome', f.outcome, 'factors', f.factors) order by f.offered_at), '[]')
      from public.job_offers as f join public.couriers as c on c.user_id = f.courier_id where f.order_id = o.id),
    'arrivals', (select coalesce(jsonb_agg(jsonb_build_object('stop', a.stop, 'at', a.at, 'distance_m', a.distance_m,
      'reason', a.in_spite_of_distance) order by a.at), '[]') from private.arrivals as a where a.order_id = o.id),
    'contact', (select jsonb_build_object('customer_name', private.name_of(o.user_id), 'customer_phone', p.phone, 'address', o.address)
      from public.profiles as p where p.id = o.user_id),
    'cancellation', private.cancellation_terms(o, 'admin', 'other'),
    'server_now', now());
end
$$;
