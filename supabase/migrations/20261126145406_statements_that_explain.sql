-- Statements that explain every movement: of a wallet, of a vendor's and of a courier's earnings (docs/decisions/0081).

create function private.refund_story(t private.ledger_transactions) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- What one transaction writes has one time: the refund, its rows of charges and its lines are found by it.
  select jsonb_build_object(
    'reason', coalesce((select r.reason_code from public.refunds as r where r.order_id = t.order_id and r.created_at = t.at limit 1),
      case when exists (select from public.order_events as e where e.order_id = t.order_id and e.at = t.at and e.to_status = 'cancelled')
        then (select o.cancel_reason from public.enhanced_orders as o where o.id = t.order_id) end),
    'parts', (select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.position), '[]') from (
      select c.code, min(k.position) as position, -sum(coalesce(c.gross_paise, c.amount_paise))::bigint as paise
      from public.order_charges as c join public.charge_codes as k on k.code = c.code
      where c.order_id = t.order_id and c.at = t.at and c.phase in ('refunded', 'adjusted') and not c.included
      group by c.code having sum(coalesce(c.gross_paise, c.amount_paise)) <> 0) as p),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', l.quantity) order by i.position), '[]')
      from private.line_refunds as l join public.order_items as i on i.order_id = l.order_id and i.position = l.position
      where l.order_id = t.order_id and l.at = t.at))
$$;
comment on function private.refund_story is
  'What a refund is for: {reason, parts: [{code, amount_paise}] (what came back of each charge, as the customer saw it), lines: [{name, quantity}]}.';

create function private.order_lines_story(order_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position), '[]')
  from (select k.* from public.order_items as k where k.order_id = order_lines_story.order_id order by k.position limit 20) as i
$$;
comment on function private.order_lines_story is 'What was ordered, for a statement: [{name, quantity}], twenty at most.';

create function private.wallet_story(t private.ledger_transactions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when t.kind = 'order_refunded' then private.refund_story(t)
    when t.kind = 'compensation' then jsonb_build_object('reason', (select o.cancel_reason from public.enhanced_orders as o where o.id = t.order_id),
      'parts', '[]'::jsonb, 'lines', '[]'::jsonb)
    else jsonb_build_object('reason', null, 'parts', '[]'::jsonb,
      'lines', case when t.order_id is null then '[]'::jsonb else private.order_lines_story(t.order_id) end) end
$$;
comment on function private.wallet_story is 'What a movement of a wallet is for: {reason, parts, lines}; see refund_story.';

drop function public.wallet_statement(bigint, integer);
create function public.wallet_statement(before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text, balance_after_paise bigint,
  vendor_name text, story jsonb)
language sql stable security definer set search_path = '' as $$
  select e.id, t.at, private.movement_kind(t.kind, t.idempotency_key), e.amount_paise, t.order_id, o.order_number, t.note, e.balance_after_paise,
    o.vendor_name, private.wallet_story(t)
  from private.ledger_accounts as a
  join private.ledger_entries as e on e.account_id = a.id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where a.owner_id = private.require_user() and a.kind = 'customer_wallet' and (before is null or e.id < before)
  order by e.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100)
$$;
comment on function public.wallet_statement is
  'The movements of the caller''s wallet, newest first, with the balance after each and what it is for: story {reason, parts: [{code, amount_paise}], lines: '
  '[{name, quantity}]}. before is the id of the last row of the page before.';

create function private.settled_story(t private.ledger_transactions, o public.enhanced_orders, owner_id uuid, kind public.ledger_account_kind, amount bigint)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  parts jsonb;
  explained bigint;
begin
  if settled_story.kind = 'vendor_payable' then
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.place), '[]') into parts from (
      select c.code, min(k.position)::integer as place, sum(c.amount_paise)::bigint as paise
      from private.order_shares as s join public.order_charges as c on c.order_id = s.order_id and c.code = any (s.charge_codes)
      join public.charge_codes as k on k.code = c.code
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id and s.settled_at = t.at and c.phase <> 'refunded'
      group by c.code
      union all
      -- What of its goods is not the vendor's: the platform's commission.
      select 'commission', 2000, sum(s.amount_paise - s.base_paise)::bigint from private.share_values as s
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id and s.settled_at = t.at
      having sum(s.amount_paise - s.base_paise) <> 0
      union all
      select 'cash_at_counter', 2100, -o.total_paise::bigint where o.payment_method = 'cash' and o.kind = 'pickup') as p;
  else
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.code), '[]') into parts from (
      select one.code, sum(one.paise)::bigint as paise from private.order_shares as s
      cross join lateral (select least(s.amount_paise, case when 'tip' = any (s.charge_codes) then private.charged(o.id, 'tip') else 0 end) as paise) as tip
      cross join lateral (values ('pay', s.amount_paise - tip.paise), ('tip', tip.paise)) as one (code, paise)
      where s.order_id = o.id and s.account = settled_story.kind and s.settled_at = t.at and s.paid_to = settled_story.owner_id and one.paise <> 0
      group by one.code) as p;
  end if;
  select coalesce(sum((p ->> 'amount_paise')::bigint), 0) into explained from jsonb_array_elements(parts) as p;
  -- What was refunded before, in proportion.
  if explained <> amount then parts := parts || jsonb_build_object('code', 'refunded_before', 'amount_paise', amount - explained); end if;
  return parts;
end
$$;
comment on function private.settled_story is
  'What an order brought somebody, as parts that add up to it: [{code, amount_paise}], codes of charges and commission, cash_at_counter, pay, tip, refunded_before.';

create function private.earnings_story(t private.ledger_transactions, owner_id uuid, kind public.ledger_account_kind, amount bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  found_payout public.payouts;
  pay_parts jsonb := '[]';
begin
  if t.kind = 'payout' then
    select * into found_payout from public.payouts as p where t.idempotency_key like '%' || p.id and p.owner_id = earnings_story.owner_id;
    return jsonb_build_object('reason', found_payout.status, 'lines', '[]'::jsonb, 'reference', found_payout.reference, 'destination', found_payout.destination,
      'parts', case when coalesce(found_payout.set_off_paise, 0) > 0 then jsonb_build_array(
        jsonb_build_object('code', 'transfer', 'amount_paise', sign(amount) * found_payout.amount_paise),
        jsonb_build_object('code', 'cash_set_off', 'amount_paise', sign(amount) * found_payout.set_off_paise)) else '[]'::jsonb end);
  end if;
  if t.order_id is null then return jsonb_build_object('reason', null, 'parts', '[]'::jsonb, 'lines', '[]'::jsonb); end if;
  select * into o from public.enhanced_orders as e where e.id = t.order_id;
  if t.kind in ('order_settled', 'compensation') and exists (select from private.order_shares as s
      where s.order_id = o.id and s.settled_at = t.at and s.account = earnings_story.kind and s.paid_to = earnings_story.owner_id) then
    pay_parts := private.settled_story(t, o, earnings_story.owner_id, earnings_story.kind, amount);
  end if;
  return jsonb_build_object(
    'reason', case when t.kind = 'order_refunded' then private.refund_story(t) ->> 'reason'
      when o.status = 'cancelled' and t.at >= o.status_since then o.cancel_reason end,
    'parts', pay_parts,
    'lines', case when t.kind = 'order_refunded' then private.refund_story(t) -> 'lines'
      when earnings_story.kind = 'vendor_payable' then private.order_lines_story(o.id) else '[]'::jsonb end,
    'distance_m', case when earnings_story.kind = 'courier_payable' then (select d.distance_m from public.deliveries as d where d.order_id = o.id) end,
    'cash_paise', case when earnings_story.kind = 'courier_payable' and o.payment_method = 'cash' and o.status = 'delivered' then o.total_paise end);
end
$$;
comment on function private.earnings_story is
  'What a movement of earnings is for: {reason, parts, lines, distance_m and cash_paise (couriers), reference and destination (payouts)}.';

drop function public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer);
create function public.earnings_statement(owner_id uuid, account_kind public.ledger_account_kind, before bigint default null, limit_count integer default 30)
returns table (id bigint, at timestamptz, kind text, amount_paise bigint, order_id uuid, order_number text, note text, vendor_name text, story jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_earnings(earnings_statement.owner_id, earnings_statement.account_kind);
  return query
    select e.id, t.at, t.kind, e.amount_paise, t.order_id, o.order_number, t.note, o.vendor_name,
      private.earnings_story(t, earnings_statement.owner_id, earnings_statement.account_kind, e.amount_paise)
    from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id join private.ledger_transactions as t on t.id = e.transaction_id
    left join public.enhanced_orders as o on o.id = t.order_id
    where a.owner_id = earnings_statement.owner_id and a.kind = earnings_statement.account_kind
      and (earnings_statement.before is null or e.id < earnings_statement.before)
    order by e.id desc limit least(greatest(coalesce(earnings_statement.limit_count, 30), 1), 100);
end
$$;
comment on function public.earnings_statement is
  'The movements of earnings, newest first: what orders brought, what refunds took back, what was paid out, each with what it is for: story {reason, parts: '
  '[{code, amount_paise}] which add up to it, lines, distance_m, cash_paise, reference, destination}. before is the id of the last row of the page before.';

revoke execute on function private.refund_story(private.ledger_transactions), private.order_lines_story(uuid),
  private.wallet_story(private.ledger_transactions),
  private.settled_story(private.ledger_transactions, public.enhanced_orders, uuid, public.ledger_account_kind, bigint),
  private.earnings_story(private.ledger_transactions, uuid, public.ledger_account_kind, bigint) from public;
revoke execute on function public.wallet_statement(bigint, integer),
  public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer) from public, anon;
grant execute on function public.wallet_statement(bigint, integer),
  public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer) to authenticated;
