create or replace function public.admin_order (
  order_id uuid,
  opening uuid default null::uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
    'order', to_jsonb(o) || jsonb_build_object('charges', private.bill(o.id), 'refunds', private.refunded_bill(o.id)),
    'detail', private.detail_of(o, 'admin'),
    'refundable', case when o.user_id = caller or not private.has_paid(o.id) then '[]'::jsonb
      else (select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'code', k.code, 'tax_class',
        k.tax_class,
        'amount_paise', k.amount_paise, 'left_paise', k.amount_paise - k.refunded_paise) order by k.position), '[]')
        from private.charges_left(o.id) as k where k.nature not in ('tax', 'discount')
          and k.amount_paise > k.refunded_paise) end,
    'items', (select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('diet',
      o.items -> (i.position - 1) -> 'diet',
        'left_paise', k.charged_paise - k.gone_paise) order by i.position), '[]')
      from public.order_items as i join private.lines_left(o.id) as k on k.position = i.position
        where i.order_id = o.id),
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'from_status', e.from_status, 'to_status',
      e.to_status, 'actor_role', e.actor_role,
      'actor_name', case when e.actor_id is null then null else private.name_of(e.actor_id) end, 'reason_code',
        e.reason_code, 'note', e.note, 'at', e.at)
      order by e.seq) from public.order_events as e where e.order_id = o.id),
    'ledger', (select coalesce(jsonb_agg(jsonb_build_object('transaction_id', t.id, 'kind', t.kind, 'at', t.at,
      'entries', (
        select jsonb_agg(jsonb_build_object('account_kind', a.kind, 'amount_paise', e.amount_paise,
          'owner_name', coalesce((select v.name from public.vendors as v where v.id = a.owner_id), case
            when a.owner_id is not null then private.name_of(a.owner_id) end))
          order by e.id) from private.ledger_entries as e join private.ledger_accounts as a on a.id = e.account_id
            where e.transaction_id = t.id))
      order by t.at), '[]') from private.ledger_transactions as t where t.order_id = o.id),
    'delivery', (select to_jsonb(d) || jsonb_build_object('courier_name', c.name) from private.job_of(o.id) as d
      left join public.couriers as c on c.user_id = d.performer_id),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('courier_name', c.name, 'round', f.round,
      'distance_to_pickup_m', f.distance_to_pickup_m,
      'offered_at', f.offered_at, 'answered_at', f.answered_at, 'outcome', f.outcome, 'factors', f.factors)
        order by f.offered_at), '[]')
      from public.job_offers as f join public.jobs as j on j.id = f.job_id
        join public.couriers as c on c.user_id = f.courier_id where j.order_id = o.id),
    'arrivals', (select coalesce(jsonb_agg(jsonb_build_object('stop', s.what, 'at', a.at, 'distance_m', a.distance_m,
      'reason', a.in_spite_of_distance) order by a.at, j.leg, a.n), '[]') from private.arrivals as a
        join public.job_stops as s on s.job_id = a.job_id and s.n = a.n join public.jobs as j on j.id = a.job_id
          where j.order_id = o.id),
    'contact', (select jsonb_build_object('customer_name', private.name_of(o.user_id), 'customer_phone', p.phone,
      'address', o.address)
      from public.profiles as p where p.id = o.user_id),
    'cancellation', private.cancellation_terms(o, 'admin', 'other'),
    'server_now', now());
end
$function$;

comment on function public.admin_order(uuid, uuid) is 'One order in full: {order, refundable (charges with what can be refunded of them), items, events, ledger, delivery, offers, arrivals, contact, cancellation, server_now}. Viewing is written to the audit log, once per opening of the screen.';

revoke all on function public.admin_order(uuid, uuid) from public;

grant execute on function public.admin_order(uuid, uuid) to authenticated, postgres;
