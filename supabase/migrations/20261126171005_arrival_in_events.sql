-- One arrival time in what is heard, too: an event carried the promise and put it back over what the list had read.

create function private.arrives_at(o public.enhanced_orders) returns timestamptz
language sql stable set search_path = '' as $$
  select case when o.status in ('delivered', 'cancelled') then o.promised_max_at
    else (private.eta_of(o) ->> 'max_at')::timestamptz end
$$;
comment on function private.arrives_at is
  'When an order arrives, as every screen says it: what its tracking says; null where nobody can say. Once it has ended, what was promised.';
revoke execute on function private.arrives_at(public.enhanced_orders) from public;

create or replace function private.order_card(o public.enhanced_orders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'status', o.status,
    'vendor_id', o.vendor_id, 'vendor_name', o.vendor_name, 'items', o.items, 'total_paise', o.total_paise,
    'payment_method', o.payment_method, 'payment_status', o.payment_status, 'cancel_reason', o.cancel_reason,
    'status_since', o.status_since, 'created_at', o.created_at,
    'promised_max_at', private.arrives_at(o),
    'scheduled_for', o.scheduled_for);
end
$$;

comment on function private.order_card is
  'An order as a customer''s lists show it, as events carry it too; promised_max_at is when it arrives by its tracking.';

create or replace function private.order_choice(o public.enhanced_orders) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  terms jsonb := case when o.status not in ('delivered', 'cancelled') then private.cancellation_terms(o, 'user') end;
begin
  return jsonb_build_object('id', o.id, 'order_number', o.order_number, 'kind', o.kind, 'category', o.category, 'status', o.status,
    'vendor_name', o.vendor_name, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise, 'created_at', o.created_at,
    'promised_max_at', private.arrives_at(o), 'scheduled_for', o.scheduled_for, 'status_since', o.status_since,
    'items', (select coalesce(jsonb_agg(i ->> 'name' order by n), '[]') from jsonb_array_elements(o.items) with ordinality as e (i, n) where n <= 3),
    'can_cancel', coalesce((terms ->> 'allowed')::boolean, false), 'cancel_charge_paise', coalesce((terms ->> 'charge_paise')::bigint, 0),
    'can_report', exists (select from private.problems_of(o) as p where p.decided <> 'by_hand'));
end
$$;

create or replace function private.group_order_now(g private.group_carts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  host uuid := (select p.id from private.group_people as p where p.group_id = g.id and p.is_host);
begin
  return (
    select jsonb_build_object('status', o.status, 'kind', o.kind, 'category', o.category, 'promised_max_at', private.arrives_at(o), 'scheduled_for', o.scheduled_for,
      'placed_at', o.created_at, 'total_paise', o.total_paise, 'refund_paise', o.refund_paise,
      'lines', (select jsonb_agg(jsonb_build_object('position', i.position, 'person_id', coalesce(k.person_id, host), 'name', i.name, 'options', i.options,
          'special_instructions', i.special_instructions, 'quantity', i.quantity, 'total_paise', i.total_paise) order by i.position)
        from public.order_items as i left join private.group_order_lines as k on k.order_id = i.order_id and k.position = i.position
        where i.order_id = o.id))
    from public.enhanced_orders as o where o.id = g.order_id);
end
$$;

create or replace function private.event_detail(topic text, event text, payload jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kind text := split_part(topic, ':', 1);
  subject text := split_part(topic, ':', 2);
  about uuid := (payload ->> 'order_id')::uuid;
begin
  case kind || ' ' || event
    when 'user order' then return jsonb_build_object('card', (select private.order_card(o)
      from public.enhanced_orders as o where o.id = about and o.user_id = subject::uuid));
    when 'user notification' then return jsonb_build_object('notification', (select to_jsonb(c) from (select n.id, n.title, n.message, n.type, n.is_read,
        n.created_at, n.expires_at, n.action_url, n.template, n.params
      from public.system_notifications as n where n.id = (payload ->> 'id')::uuid) as c));
    when 'user wallet' then return jsonb_build_object('balance_paise', private.wallet_balance(subject::uuid));
    when 'user offer' then return jsonb_build_object('offer', (select to_jsonb(f) - array['courier_id', 'outcome'] from private.job_offer_lines as f
      where f.offer_id = (payload ->> 'offer_id')::uuid and f.courier_id = subject::uuid and f.outcome = 'offered'));
    when 'user job' then return jsonb_build_object('job', (select to_jsonb(j) - 'courier_id' from private.job_lines as j
      where j.order_id = about and j.courier_id = subject::uuid), 'cash_in_hand_paise', private.cash_in_hand(subject::uuid));
    when 'vendor order' then return jsonb_build_object(
      'order', (select to_jsonb(l) - array['vendor_id', 'user_id', 'courier_id', 'customer_full_name'] || jsonb_build_object('server_now', clock_timestamp(),
        -- Everybody who works for the vendor hears this, also somebody who is on the other side of the counter.
        'pickup_code', case when not private.is_staff_of(l.vendor_id, l.courier_id) then l.pickup_code end)
        from private.vendor_order_lines as l where l.order_id = about and l.vendor_id = subject::uuid),
      'step', (select to_jsonb(s) from (select e.seq, e.to_status, e.actor_role, e.reason_code, e.at
        from public.order_events as e where e.order_id = about order by e.seq desc limit 1) as s));
    when 'user message' then return private.message_detail(about, payload, subject::uuid);
    when 'vendor message' then return private.message_detail(about, payload, subject::uuid);
    when 'vendor menu' then return jsonb_build_object('vendor', (select jsonb_build_object('accepting_orders', v.accepting_orders,
        'paused_until', v.paused_until) from public.vendors as v where v.id = subject::uuid));
    else return null;
  end case;
end
$$;

create or replace function private.keep_estimate(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
declare
  before timestamptz := coalesce(
    (select e.arrives_at from private.order_estimates as e where e.order_id = o.id), o.promised_max_at);
  told private.order_estimates := private.estimate_now(o);
begin
  if told.order_id is null then return; end if;
  insert into private.order_estimates as e select told.*
  on conflict (order_id) do update
    set arrives_at = excluded.arrives_at, delayed_by = excluded.delayed_by, updated_at = excluded.updated_at
  where e.arrives_at <> excluded.arrives_at;
  -- A transition announces itself. Lists show minutes: what moves by less is no news for them.
  if was is null and date_trunc('minute', told.arrives_at) is distinct from date_trunc('minute', before) then
    perform private.publish('user:' || o.user_id, 'order',
      jsonb_build_object('order_id', o.id, 'status', o.status, 'seq', o.last_seq));
  end if;
end
$$;
comment on function private.keep_estimate is
  'Keeps what is told of an order from now on, and lets its customer''s lists know where that moves by a minute.';
