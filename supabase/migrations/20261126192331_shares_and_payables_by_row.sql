-- Shares and charges meet by row. By code, a refund of lessons that were never given took money back from the lessons
-- that were: ten shares of "package" named the same code. Now a refund of a row touches the shares that name this row.

alter table private.order_shares add column positions smallint[];
update private.order_shares as s set positions = array(select c.position from public.order_charges as c
  where c.order_id = s.order_id and c.of_position is null and c.code = any (s.charge_codes) order by c.position);
alter table private.order_shares alter column positions set not null;
comment on column private.order_shares.positions is
  'The charge rows that pay the share, as quoted or added: a refund of one of them takes back in proportion, of others nothing.';

-- No payable without an owner. What nobody could be named for lay on an account of nobody: the cash of a ride, the
-- compensation of a driver. Whoever earns a share, collects cash or is compensated is found in the order's parties.

alter table private.ledger_accounts add constraint payable_has_owner check ((owner_id is null) = (kind in
  ('platform_revenue', 'tax_payable', 'gateway_clearing', 'promo_expense', 'order_escrow', 'payout_clearing')));

alter table private.order_shares add column owner_role text references private.party_kinds (role);
update private.order_shares as s set owner_role = 'delivery' where s.owner_id is null;
alter table private.order_shares add constraint share_has_owner check (num_nonnulls(owner_id, owner_role) = 1);
comment on column private.order_shares.owner_id is 'The payee; null where the part in the order tells it, when the share is due.';
comment on column private.order_shares.owner_role is 'The part whose holder earns the share, such as delivery or driver.';
create index order_shares_owner_role_idx on private.order_shares (owner_role) where owner_role is not null;

create function private.performer_of(order_id uuid, role text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (select p.user_id from private.order_parties as p
    where p.order_id = performer_of.order_id and p.role = performer_of.role and p.user_id is not null
    order by p.until_at is null desc, p.from_at desc limit 1);
end
$$;
comment on function private.performer_of is
  'Who has a part in an order, or had it last: a share that falls due after the end is still theirs.';

drop view private.share_values;
alter table private.order_shares drop column charge_codes;
create view private.share_values as
  select s.order_id, s.position, s.account, s.owner_id, s.owner_role, s.amount_paise, s.positions, s.due, s.settled_at,
    s.paid_to, paid.base_paise, paid.gone_paise,
    s.amount_paise - private.in_proportion(s.amount_paise, paid.gone_paise, paid.base_paise) as value_paise
  from private.order_shares as s
  cross join lateral (
    select coalesce(sum(c.amount_paise) filter (where c.phase <> 'refunded'), 0)::bigint as base_paise,
      -coalesce(sum(c.amount_paise) filter (where c.phase = 'refunded' and c.bearer <> 'platform'),
        0)::bigint as gone_paise
    from public.order_charges as c
    where c.order_id = s.order_id and coalesce(c.of_position, c.position) = any (s.positions)) as paid;
comment on view private.share_values is
  'Shares at their present value: what was refunded of the charges that pay a share, and not borne by the platform, '
  'shrinks it in proportion.';

create function private.add_share_of_rows(order_id uuid, account public.ledger_account_kind, owner_id uuid,
  amount_paise bigint,
  positions smallint[], due text default 'delivered', owner_role text default null) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.order_shares (order_id, position, account, owner_id, owner_role, amount_paise, positions, due)
  select add_share_of_rows.order_id, coalesce(max(s.position), 0) + 1, add_share_of_rows.account,
    add_share_of_rows.owner_id,
    add_share_of_rows.owner_role, add_share_of_rows.amount_paise, add_share_of_rows.positions, add_share_of_rows.due
  from private.order_shares as s where s.order_id = add_share_of_rows.order_id;
end
$$;
comment on function private.add_share_of_rows is
  'Freezes one share of an order while it is being placed: paid from these charge rows and from no others, to an owner or '
  'to whoever has the part by then.';

create or replace function private.add_share(order_id uuid, account public.ledger_account_kind, owner_id uuid,
  amount_paise bigint, charge_codes text[], due text default 'delivered') returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.add_share_of_rows(add_share.order_id, add_share.account, add_share.owner_id, add_share.amount_paise,
    array(select c.position from public.order_charges as c
      where c.order_id = add_share.order_id and c.of_position is null and c.code = any (add_share.charge_codes)
      order by c.position), add_share.due, case when add_share.owner_id is null then 'delivery' end);
end
$$;
comment on function private.add_share is
  'Freezes one share of goods while they are being ordered: paid from all charges with these codes, to an owner or else to '
  'the courier.';

create or replace function private.losses_of_refund(order_id uuid,
  rows private.refund_row[]) returns table (account public.ledger_account_kind, owner_id uuid, settled boolean,
  amount_paise bigint)
language sql stable security definer set search_path = '' as $$
  select s.account, coalesce(s.paid_to, s.owner_id), s.settled_at is not null, lost.paise
  from private.share_values as s
  cross join lateral (select coalesce(-sum(r.amount_paise), 0)::bigint as paise from unnest(rows) as r
    where r.of_position = any (s.positions)) as gone
  cross join lateral (select private.in_proportion(s.amount_paise, s.gone_paise + gone.paise, s.base_paise)
    - private.in_proportion(s.amount_paise, s.gone_paise, s.base_paise) as paise) as lost
  where s.order_id = losses_of_refund.order_id and lost.paise > 0 and (s.settled_at is null or s.paid_to is not null)
$$;

create or replace function private.lower_price(o public.enhanced_orders, chosen jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  rows private.refund_row[] := array(select r from private.rows_of_less(o.id, lower_price.chosen) as r
    where r.code <> 'rounding');
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  discount bigint := (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount');
begin
  if cardinality(rows) = 0 then return 0; end if;
  -- What is no longer charged is no longer earned, in proportion: before the rows, so that the base is what it was.
  update private.order_shares as s set amount_paise =
    s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r
      where r.of_position = any (v.positions)) as paise
    from private.share_values as v where v.order_id = o.id
  ) as gone
  where s.order_id = o.id and s.position = gone.position and s.settled_at is null and gone.paise > 0;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, of_position)
  select o.id, last.position + n, 'adjusted', r.code, r.amount_paise, r.gross_paise, r.tax_class, r.rate_bp,
    r.base_paise,
    r.included,
    (select c.bearer from public.order_charges as c where c.order_id = o.id and c.position = r.of_position),
      r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = o.id) as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise,
      gross_paise, included, n);
  update public.enhanced_orders as e set total_paise = e.total_paise - amount,
    discount_paise = e.discount_paise - discount, updated_at = now()
  where e.id = o.id;
  update public.payments as p set amount_paise = p.amount_paise - amount, updated_at = now() where p.order_id = o.id;
  if discount > 0 then
    update public.coupon_redemptions as k set discount_paise = k.discount_paise - discount
    where k.checkout_id = o.checkout_id and k.code = o.promo_code and k.released_at is null;
  end if;
  if o.payment_method = 'cash' then amount := o.total_paise - (private.round_cash(o.id)).total_paise; end if;
  return amount;
end
$$;

create or replace function private.settled_story(t private.ledger_transactions, o public.enhanced_orders,
  owner_id uuid, kind public.ledger_account_kind, amount bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  parts jsonb;
  explained bigint;
begin
  if settled_story.kind = 'vendor_payable' then
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.place),
      '[]') into parts from (
      select c.code, min(k.position)::integer as place, sum(c.amount_paise)::bigint as paise
      from private.order_shares as s join public.order_charges as c
        on c.order_id = s.order_id and coalesce(c.of_position, c.position) = any (s.positions)
      join public.charge_codes as k on k.code = c.code
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id
        and s.settled_at = t.at and c.phase <> 'refunded'
      group by c.code
      union all
      -- What of its goods is not the vendor's: the platform's commission.
      select 'commission', 2000, sum(s.amount_paise - s.base_paise)::bigint from private.share_values as s
      where s.order_id = o.id and s.account = settled_story.kind and s.paid_to = settled_story.owner_id
        and s.settled_at = t.at
      having sum(s.amount_paise - s.base_paise) <> 0
      union all
      select 'cash_at_counter', 2100, -o.total_paise::bigint where o.payment_method = 'cash'
        and o.kind = 'pickup') as p;
  else
    select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'amount_paise', p.paise) order by p.code),
      '[]') into parts from (
      select one.code, sum(one.paise)::bigint as paise from private.order_shares as s
      cross join lateral (select least(s.amount_paise, case when exists (select from public.order_charges as c
          where c.order_id = o.id and c.code = 'tip' and c.position = any (s.positions))
        then private.charged(o.id, 'tip') else 0 end) as paise) as tip
      cross join lateral (values ('pay', s.amount_paise - tip.paise), ('tip', tip.paise)) as one (code, paise)
      where s.order_id = o.id and s.account = settled_story.kind and s.settled_at = t.at
        and s.paid_to = settled_story.owner_id and one.paise <> 0
      group by one.code) as p;
  end if;
  select coalesce(sum((p ->> 'amount_paise')::bigint), 0) into explained from jsonb_array_elements(parts) as p;
  -- What was refunded before, in proportion.
  if explained <> amount then parts := parts || jsonb_build_object('code', 'refunded_before', 'amount_paise',
    amount - explained); end if;
  return parts;
end
$$;

drop function private.settle_part(public.enhanced_orders, text, uuid);
drop function private.take_due_shares(public.enhanced_orders, text, uuid);
create function private.take_due_shares(o public.enhanced_orders, due text) returns private.movement[]
language sql set search_path = '' as $$
  with taken as (
    update private.order_shares as s
    set settled_at = now(), paid_to = coalesce(s.owner_id, private.performer_of(o.id, s.owner_role))
    where s.order_id = o.id and s.due = take_due_shares.due and s.settled_at is null returning s.position, s.paid_to
  )
  select coalesce(array_agg((t.paid_to, s.account, s.value_paise)::private.movement order by s.position), '{}')
  from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position
    where t.paid_to is not null
$$;
comment on function private.take_due_shares is
  'Marks the shares that fall due as settled, and returns what each payee gets; what nobody earned is left out.';

create function private.settle_part(o public.enhanced_orders, due text) returns bigint
language plpgsql set search_path = '' as $$
declare
  movements private.movement[] := private.take_due_shares(o, due);
  paid bigint := private.sum_of_movements(movements);
  unearned bigint := (select coalesce(sum(s.value_paise), 0) from private.share_values as s
    where s.order_id = o.id and s.due = settle_part.due and s.settled_at = now() and s.paid_to is null);
begin
  if paid + unearned > 0 then
    perform private.post('order_settled', o.id, 'settle:' || o.id || ':' || due, movements || array[
      (null, 'platform_revenue', unearned)::private.movement, (null, 'order_escrow',
        -paid - unearned)::private.movement]);
  end if;
  return paid;
end
$$;
comment on function private.settle_part is
  'Pays the shares that an event makes due (a lesson, the end of a return window) out of escrow, once; returns what was paid.';

alter table private.order_kinds add column cash_role text not null default 'vendor' references private.party_kinds (role);
update private.order_kinds as k set cash_role = 'delivery' where k.kind = 'delivery';
comment on column private.order_kinds.cash_role is
  'The part that collects cash; where nobody has it, as with a vendor''s own delivery, the vendor does.';
create index order_kinds_cash_role_idx on private.order_kinds (cash_role);

create function private.cash_collected(o public.enhanced_orders) returns private.movement
language plpgsql stable set search_path = '' as $$
declare
  holder uuid := (select private.performer_of(o.id, k.cash_role) from private.order_kinds as k where k.kind = o.kind);
begin
  if holder is not null then return (holder, 'cash_with_courier', -o.total_paise)::private.movement; end if;
  return (o.vendor_id, 'vendor_payable', -o.total_paise)::private.movement;
end
$$;
comment on function private.cash_collected is 'What whoever collected the cash of an order owes for it.';

create function private.compensation_to(o public.enhanced_orders, amount_paise bigint) returns private.movement
language plpgsql stable set search_path = '' as $$
declare
  payee private.movement;
begin
  if o.vendor_id is not null then return (o.vendor_id, 'vendor_payable', amount_paise)::private.movement; end if;
  select p.owner_id, p.account, compensation_to.amount_paise into payee from (
    select coalesce(s.owner_id, private.performer_of(o.id, s.owner_role)) as owner_id, s.account, s.amount_paise
    from private.order_shares as s where s.order_id = o.id and s.account <> 'franchise_payable') as p
  where p.owner_id is not null order by p.amount_paise desc limit 1;
  if payee.owner_id is null then return (null, 'platform_revenue', amount_paise)::private.movement; end if;
  return payee;
end
$$;
comment on function private.compensation_to is
  'Who is compensated for an order that is cancelled late: its seller, or without one whoever earns most of it.';

create or replace function private.settle_order(o public.enhanced_orders,
  was public.order_status default null) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  carried record;
  movements private.movement[];
  later bigint;
begin
  select * into carried from public.deliveries as d where d.order_id = o.id;
  movements := private.take_due_shares(o, 'delivered');
  select coalesce(sum(s.value_paise), 0) into later from private.share_values as s
  where s.order_id = o.id and s.settled_at is null;
  movements := movements || array[
    (null, 'tax_payable', private.left_of(o.id, 'tax'))::private.movement,
    (null, 'promo_expense', private.left_of(o.id, 'discount'))::private.movement,
    -- What falls due later stays in escrow.
    (null, 'order_escrow', later - private.held(o.id))::private.movement,
    case when o.payment_method = 'cash' then private.cash_collected(o) end];
  movements := movements || (null, 'platform_revenue', -private.sum_of_movements(movements))::private.movement;
  -- An order whose price was refunded entirely may have nothing left to post.
  if exists (select from unnest(movements) as m where m.amount_paise <> 0) then
    perform private.post('order_settled', o.id, 'settle:' || o.id, movements);
  end if;

  update public.payments as p set status = private.refund_state(p.refunded_paise, p.amount_paise, 'captured'),
    updated_at = now()
  where p.order_id = o.id;
  update public.enhanced_orders as e set payment_status = private.refund_state(e.refund_paise, e.total_paise,
    'paid')::public.payment_status
  where e.id = o.id returning * into o;
  if carried.order_id is not null then
    update public.deliveries as d set state = 'delivered', delivered_at = now() where d.order_id = o.id;
    perform private.publish('user:' || carried.courier_id, 'job', jsonb_build_object('order_id', o.id));
  end if;
  return o;
end
$$;

create or replace function private.refund(o public.enhanced_orders, chosen jsonb, reason_code text, bearer text,
  destination text, key text) returns bigint
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, refund.chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  settled private.movement[] := '{}';
  open_loss bigint := 0;
  vendor_loss bigint := 0;
  loss record;
  movements private.movement[];
begin
  if refund.bearer <> 'platform' and o.status <> 'cancelled' then
    for loss in select l.owner_id, l.account, l.settled, l.amount_paise from private.losses_of_refund(o.id,
      rows) as l loop
      if loss.account = 'vendor_payable' then vendor_loss := vendor_loss + loss.amount_paise; end if;
      if loss.settled then
        settled := settled || (loss.owner_id, loss.account, -loss.amount_paise)::private.movement;
      else
        open_loss := open_loss + loss.amount_paise;
      end if;
    end loop;
  end if;
  perform private.write_refund_rows(o.id, rows, refund.bearer);
  movements := settled || array[case refund.destination
    when 'wallet' then (o.user_id, 'customer_wallet', amount)::private.movement
    else (null, 'gateway_clearing', amount)::private.movement end];
  if o.status = 'delivered' then
    movements := movements || array[(null, 'order_escrow', -open_loss)::private.movement,
      (null, 'tax_payable', (select sum(r.amount_paise) from unnest(rows) as r
        where r.nature = 'tax'))::private.movement,
      (null, 'promo_expense', (select sum(r.amount_paise) from unnest(rows) as r
        where r.nature = 'discount'))::private.movement];
  end if;
  -- Escrow holds the whole price of an order that is under way; afterwards what is left is the platform's.
  movements := movements || (null, case when o.status in ('delivered', 'cancelled') then 'platform_revenue'
    else 'order_escrow' end,
    -private.sum_of_movements(movements))::private.movement;
  if amount > 0 then perform private.post('order_refunded', o.id, refund.key, movements); end if;

  perform private.record_refund(o, amount, refund.destination, refund.reason_code);
  perform private.note_vendor_refund(o, refund.reason_code, amount, vendor_loss);
  update public.payments as p set refunded_paise = p.refunded_paise + amount, updated_at = now(),
    status = private.refund_state(p.refunded_paise + amount, p.amount_paise, p.status) where p.order_id = o.id;
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now(),
    payment_status = private.refund_state(e.refund_paise + amount, e.total_paise,
      e.payment_status::text)::public.payment_status
  where e.id = o.id returning * into o;
  perform private.announce_order(o);
  return amount;
end
$$;

create or replace function private.create_order(caller uuid, kept private.quotes, part jsonb, checkout uuid,
  method payment_method, cash_change_for_paise integer, stocked uuid[]) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  home jsonb := nullif(kept.quote -> 'address', 'null');
  scheduled timestamptz := (case when part ? 'scheduled_for' then part
    else kept.quote end ->> 'scheduled_for')::timestamptz;
begin
  -- Until its payment is a row that waits, an order paid elsewhere would count as paid with nothing received.
  if method not in ('cash', 'wallet') then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  if method = 'cash' then part := private.in_whole_rupees(part); end if;
  insert into public.enhanced_orders (user_id, order_number, kind, category, vendor_id, vendor_name, checkout_id,
    region_id,
    total_paise, discount_paise, items, promo_code, payment_method, payment_status, cash_change_for_paise, address,
      scheduled_for,
    instructions, distance_m, prep_minutes, accept_by, promised_min_at, promised_max_at, terms, last_seq)
  values (caller, private.next_order_number((part ->> 'region_id')::uuid), coalesce(part ->> 'kind',
    kept.quote ->> 'fulfilment')::public.order_kind,
    part ->> 'category', (part ->> 'vendor_id')::uuid, part ->> 'vendor_name', checkout, (part ->> 'region_id')::uuid,
    (part ->> 'total_paise')::integer, -private.sum_of(part -> 'charges', 'discount'),
    (select coalesce(jsonb_agg(jsonb_build_object('id', l ->> 'item_id', 'name', l ->> 'name', 'price',
      (l ->> 'unit_paise')::numeric / 100,
      'image', l -> 'picture', 'category', part -> 'category', 'vendor', part -> 'vendor_name', 'quantity',
        (l ->> 'quantity')::integer,
      'unit_paise', (l ->> 'unit_paise')::integer, 'options', l -> 'options', 'option_ids', l -> 'option_ids', 'diet',
        l -> 'diet',
      'special_instructions', l -> 'special_instructions') order by n), '[]')
      from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n)),
    case when private.sum_of(part -> 'charges', 'discount') <> 0 then kept.quote -> 'coupon' ->> 'code' end,
    method, case when method = 'cash' then 'due' else 'paid' end::public.payment_status, cash_change_for_paise,
      home - 'id',
    scheduled, nullif(trim(kept.request ->> 'instructions'), ''),
    coalesce((part ->> 'distance_m')::integer, 0), (part ->> 'prep_minutes')::integer,
    now() + make_interval(secs => (part ->> 'accept_seconds')::double precision),
    coalesce(scheduled, now() + make_interval(mins => (part ->> 'minutes_min')::integer)),
    coalesce(scheduled + private.slot_length(), now() + make_interval(mins => (part ->> 'minutes_max')::integer)),
    coalesce(part -> 'terms', '{}'::jsonb), 1)
  returning * into o;

  perform private.add_party(o.id, 'user', caller);
  if o.vendor_id is not null then perform private.add_party(o.id, 'vendor', null, o.vendor_id); end if;
  insert into public.order_items (order_id, position, item_id, name, options, option_ids, special_instructions,
    unit_paise,
    quantity, total_paise, tax_class, stock_taken)
  select o.id, n, (l ->> 'item_id')::uuid, l ->> 'name', l -> 'options',
    array(select value::uuid from jsonb_array_elements_text(l -> 'option_ids')), l ->> 'special_instructions',
    (l ->> 'unit_paise')::integer, (l ->> 'quantity')::integer, (l ->> 'total_paise')::integer, l ->> 'tax_class',
    case when (l ->> 'item_id')::uuid = any (stocked) then (l ->> 'quantity')::integer else 0 end
  from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n);
  insert into public.order_charges (order_id, position, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer)
  select o.id, n, c ->> 'code', (c ->> 'amount_paise')::integer, (c ->> 'gross_paise')::integer, c ->> 'tax_class',
    (c ->> 'rate_bp')::integer,
    (c ->> 'base_paise')::integer, coalesce((c ->> 'included')::boolean, false), coalesce(c ->> 'bearer', 'customer')
  from jsonb_array_elements(part -> 'charges') with ordinality as e (c, n);
  insert into public.order_events (order_id, seq, to_status, actor_id, actor_role) values (o.id, 1, 'pending', caller,
    'user');
  insert into public.payments (order_id, user_id, method, status, amount_paise)
  values (o.id, caller, method, case when method = 'cash' then 'created' else 'captured' end, o.total_paise);
  if method = 'wallet' then
    perform private.post('order_paid', o.id, 'pay:' || o.id, array[
      (caller, 'customer_wallet', -o.total_paise)::private.movement, (null, 'order_escrow',
        o.total_paise)::private.movement]);
  end if;
  insert into private.handover_codes (order_id, purpose, code)
  select o.id, r.needs_code, private.random_code() from public.order_transition_rules as r
  where r.kind = o.kind and r.needs_code is not null group by r.needs_code;
  execute format('select %s($1, $2)', (select k.place from private.order_kinds as k where k.kind = o.kind)) using o,
    part;
  return o;
end
$$;

create or replace function private.end_undelivered(o public.enhanced_orders,
  was public.order_status) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  what_becomes text := private.undeliverable_goes(o);
  carried public.deliveries;
  rows private.refund_row[];
  refund bigint := 0;
  paid private.movement[];
begin
  select * into carried from public.deliveries as d where d.order_id = o.id;
  if o.payment_method <> 'cash' then
    rows := array(select r from private.rows_of_refund(o.id, private.undelivered_lines(o)) as r);
    refund := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
    if refund > 0 then
      perform private.write_refund_rows(o.id, rows, 'customer');
      perform private.post('order_refunded', o.id, 'undelivered:' || o.id, array[
        (o.user_id, 'customer_wallet', refund)::private.movement, (null, 'order_escrow', -refund)::private.movement]);
      insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
      select o.id, p.id, o.user_id, refund, 'wallet', 'nobody_at_door' from public.payments as p
        where p.order_id = o.id;
      update public.payments as p set refunded_paise = p.refunded_paise + refund, updated_at = now()
        where p.order_id = o.id;
      perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
    end if;
    update public.enhanced_orders as e set refund_paise = e.refund_paise + refund,
      charge_paise = e.total_paise - e.refund_paise - refund
    where e.id = o.id returning * into o;
    -- Everybody did their part: what is left is shared as after a delivery.
    o := private.settle_order(o);
  else
    -- Nothing was collected: the platform pays the courier, and the vendor for what cannot be sold again.
    with taken as (
      update private.order_shares as s set settled_at = now(), paid_to = coalesce(s.owner_id,
        private.performer_of(o.id, s.owner_role))
      where s.order_id = o.id and s.due = 'delivered' and s.settled_at is null
        and (s.account = 'courier_payable' or (s.account = 'vendor_payable' and what_becomes = 'disposed'))
      returning s.position, s.paid_to)
    select array_agg((t.paid_to, s.account, case s.account when 'courier_payable' then least(s.value_paise,
      carried.pay_paise) else s.value_paise end
      )::private.movement order by s.position) into paid
    from taken as t join private.share_values as s on s.order_id = o.id and s.position = t.position
      where t.paid_to is not null;
    if private.sum_of_movements(paid) > 0 then
      perform private.post('compensation', o.id, 'undelivered:' || o.id,
        paid || (null, 'platform_revenue', -private.sum_of_movements(paid))::private.movement);
    end if;
    update public.payments as p set status = 'void', updated_at = now() where p.order_id = o.id;
    update public.enhanced_orders as e set payment_status = 'void' where e.id = o.id returning * into o;
  end if;

  update public.deliveries as d set state = 'cancelled', delivered_at = null where d.order_id = o.id;
  update public.door_waits as w set goes = what_becomes, ended_at = now() where w.order_id = o.id
    and w.ended_at is null;
  -- An administrator may end it before the courier has begun to wait.
  insert into public.door_waits (order_id, courier_id, started_at, until_at, goes, ended_at)
  select o.id, carried.courier_id, now() - interval '1 second', now(), what_becomes, now()
    where carried.courier_id is not null
  on conflict do nothing;
  perform private.publish('user:' || carried.courier_id, 'job', jsonb_build_object('order_id', o.id));
  perform private.notify_party(o, 'vendor', case what_becomes when 'vendor' then 'vendor_undelivered_back'
    else 'vendor_undelivered_kept' end);
  return o;
end
$$;

-- Rules without a trade are promises that nobody keeps: each trade brings its own.
delete from private.order_effects as e where e.kind in ('ride', 'service', 'appointment');
delete from public.order_transition_rules as r where r.kind in ('ride', 'service', 'appointment');
delete from private.party_kinds as k where k.role in ('driver', 'doctor', 'professional', 'receiver', 'guardian',
  'support');
