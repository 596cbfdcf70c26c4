-- Refunds of charges, before and after an order is settled, and who bears them; compensation of whoever a cancellation hurts.

create table public.refund_reasons (
  code text primary key constraint refund_reason_form check (code ~ '^[a-z][a-z_]{1,39}$'),
  borne_by text not null constraint refund_bearer check (borne_by in ('payees', 'platform')),
  position smallint not null unique
);
comment on table public.refund_reasons is
  'Why a charge is refunded. payees: everybody returns what they earned of it; platform: they keep it, and the platform pays.';
alter table public.refund_reasons enable row level security;
create policy "everyone reads the reasons of refunds" on public.refund_reasons for select to anon, authenticated using (true);
revoke all on public.refund_reasons from anon, authenticated;
grant select on public.refund_reasons to anon, authenticated;
insert into public.refund_reasons (code, borne_by, position) values
  ('item_missing', 'payees', 1), ('item_wrong', 'payees', 2), ('item_bad', 'payees', 3), ('overcharged', 'payees', 4),
  ('arrived_late', 'platform', 5), ('goodwill', 'platform', 6);

alter table public.enhanced_orders add column credit_paise integer not null default 0
  constraint order_credit_range check (credit_paise between 0 and 10000);
comment on column public.enhanced_orders.credit_paise is 'What the customer''s wallet got beside the refund, because somebody else was at fault.';
grant select (credit_paise) on public.enhanced_orders to authenticated;

-- Compensation is symmetric to the charge: the same limits, the same stages, the same free minute.
alter table public.cancellation_policies
  add column credit_bp integer not null default 0 constraint cancellation_credit_range check (credit_bp between 0 and 1000),
  add column max_credit_paise integer not null default 0 constraint cancellation_credit_cap check (max_credit_paise between 0 and 10000),
  add column vendor_loss_bp integer not null default 0 constraint cancellation_vendor_loss_range check (vendor_loss_bp between 0 and 10000);
comment on column public.cancellation_policies.credit_bp is
  'The part of the goods'' price that the customer''s wallet gets when somebody else is at fault: at most 10 % and ₹100.';
comment on column public.cancellation_policies.vendor_loss_bp is 'The part of its share that the vendor gets when somebody else is at fault.';
insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise, credit_bp, max_credit_paise,
  vendor_loss_bp, valid_from)
select null, stage::public.order_status, fault, method::public.payment_method, 0, 0,
  -- Nothing was paid for a cash order and nothing is charged for cancelling it, so nothing is credited either.
  case when fault = 'nobody' or method = 'cash' then 0 else 1000 end, case when fault = 'nobody' or method = 'cash' then 0 else 10000 end,
  case when stage = 'confirmed' or fault = 'vendor' then 0 else 10000 end, '2026-01-01'
from unnest(array['confirmed', 'preparing', 'ready', 'out_for_delivery', 'on_way', 'in_progress']) as stage,
  unnest(array['vendor', 'courier', 'platform', 'nobody']) as fault, unnest(array[null, 'cash']) as method;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('own_cancellation_credits', 'integer', 'count', '3', 0, 1000, 'orders',
   'Credits within 30 days for orders that a customer cancels because they are late or have no courier; further ones are only refunded.', false);

-- Rows ------------------------------------------------------------------------------------------------------------------

create function private.may_claim_credit(customer uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select count(*) < private.setting_int('own_cancellation_credits') from public.enhanced_orders as o
  where o.user_id = may_claim_credit.customer and o.cancelled_by = 'user' and o.credit_paise > 0 and o.status_since > now() - interval '30 days'
$$;
comment on function private.may_claim_credit is
  'Whether a customer who cancels for somebody else''s fault is credited once more: ordering where no courier comes must not pay.';

create function private.charges_left(order_id uuid)
returns table ("position" smallint, code text, nature text, tax_class text, rate_bp integer, amount_paise bigint, refunded_paise bigint)
language sql stable security definer set search_path = '' as $$
  select c.position, c.code, k.nature, c.tax_class, c.rate_bp,
    c.amount_paise + coalesce(sum(m.amount_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.amount_paise) filter (where m.phase = 'refunded'), 0)
  from public.order_charges as c join public.charge_codes as k on k.code = c.code
  left join public.order_charges as m on m.order_id = c.order_id and m.of_position = c.position
  where c.order_id = charges_left.order_id and c.phase = 'quoted' group by c.order_id, c.position, k.nature
$$;
comment on function private.charges_left is 'Every quoted charge of an order after its adjustments, and what of it was refunded; of a discount both are negative.';

create function private.discounted_codes(order_id uuid) returns text[] language sql stable security definer set search_path = '' as $$
  with quoted as (
    select c.code, k.nature, sum(c.amount_paise) as paise from public.order_charges as c join public.charge_codes as k on k.code = c.code
    where c.order_id = discounted_codes.order_id and c.phase = 'quoted' group by c.code, k.nature
  ), bases as (
    select 1 as preference, q.code, q.paise from quoted as q
    where q.code = 'delivery' and exists (select from public.enhanced_orders as o join public.coupons as c on c.code = o.promo_code
      where o.id = discounted_codes.order_id and c.kind = 'free_delivery')
    union all select 2, q.code, q.paise from quoted as q where q.nature = 'goods'
    union all select 3, q.code, q.paise from quoted as q where q.nature in ('goods', 'fee')
  )
  -- A coupon's discount is shared by size among the orders of a checkout, so that an order's part may be more than its delivery costs.
  select array_agg(b.code) from bases as b group by b.preference
  having sum(b.paise) >= (select -coalesce(sum(q.paise), 0) from quoted as q where q.nature = 'discount')
  order by b.preference limit 1
$$;
comment on function private.discounted_codes is
  'The charges that an order''s discount was taken off, and which it is refunded with: what the coupon names, if that is as much.';

create type private.refund_row as (of_position smallint, code text, nature text, tax_class text, rate_bp integer, base_paise bigint, amount_paise bigint);
comment on type private.refund_row is 'A row that a refund adds to an order''s charges; what goes back is negative, a discount''s part positive.';

create function private.rows_of_refund(order_id uuid, chosen jsonb) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with charges as (
    select k.position, k.code, k.nature, k.tax_class, k.rate_bp, k.amount_paise, k.refunded_paise, coalesce(r.amount_paise, 0) as now_paise
    from private.charges_left(rows_of_refund.order_id) as k
    left join jsonb_to_recordset(chosen) as r ("position" smallint, amount_paise bigint) on r.position = k.position
  ), discounted as materialized (
    select private.discounted_codes(rows_of_refund.order_id) as codes where exists (select from charges as c where c.nature = 'discount')
  ), following as (
    select f.position, sum(b.now_paise)::bigint as base_paise,
      private.in_proportion(f.amount_paise, sum(b.refunded_paise + b.now_paise)::bigint, sum(b.amount_paise)::bigint) - f.refunded_paise as now_paise
    from charges as f join charges as b on case f.nature
      when 'tax' then b.nature not in ('tax', 'discount') and b.tax_class = f.tax_class
      else b.code = any ((select d.codes from discounted as d)::text[]) end
    where f.nature in ('tax', 'discount')
    group by f.position, f.amount_paise, f.refunded_paise having sum(b.now_paise) > 0
  )
  select c.position, c.code, c.nature, c.tax_class, null::integer, null::bigint, -c.now_paise from charges as c where c.now_paise > 0
  union all
  select c.position, c.code, c.nature, c.tax_class, c.rate_bp, case when c.nature = 'tax' then -f.base_paise end, -f.now_paise
  -- Where more of a tax was refunded before than of its base, as a cancellation with a charge does, nothing follows.
  from following as f join charges as c on c.position = f.position where f.now_paise <> 0 and sign(f.now_paise) = sign(c.amount_paise)
$$;
comment on function private.rows_of_refund is
  'The rows of a refund of [{position, amount_paise}]: each tax follows its class and the discount what it was taken off, in proportion '
  'to all that is refunded so far, so that any sequence adds up to the paisa.';

create function private.rows_of_full_refund(order_id uuid, keep_paise bigint) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with rest as (
    select k.position, k.code, k.nature, k.tax_class, k.rate_bp, k.amount_paise - k.refunded_paise as paise,
      sum(k.amount_paise - k.refunded_paise) filter (where k.nature = 'goods') over (order by k.position) as goods_so_far,
      sum(k.amount_paise - k.refunded_paise) filter (where k.nature not in ('tax', 'discount')) over (partition by k.tax_class) as base_paise
    from private.charges_left(rows_of_full_refund.order_id) as k
  ), returned as (
    select r.*, r.paise - case when r.nature = 'goods'
      then least(r.paise, greatest(keep_paise - (r.goods_so_far - r.paise), 0)) else 0 end as back_paise from rest as r
  )
  select r.position, r.code, r.nature, r.tax_class, r.rate_bp, case when r.rate_bp is not null then -coalesce(r.base_paise, 0) end, -r.back_paise
  from returned as r where r.back_paise <> 0
$$;
comment on function private.rows_of_full_refund is
  'The rows that refund all that is left of an order, less what is kept of the goods: the charge for cancelling.';

create function private.write_refund_rows(order_id uuid, rows private.refund_row[], bearer text) returns void
language sql set search_path = '' as $$
  insert into public.order_charges (order_id, position, phase, code, amount_paise, tax_class, rate_bp, base_paise, bearer, of_position)
  select write_refund_rows.order_id, last.position + n, 'refunded', r.code, r.amount_paise, r.tax_class, r.rate_bp, r.base_paise,
    write_refund_rows.bearer, r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = write_refund_rows.order_id) as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise, n)
$$;
comment on function private.write_refund_rows is 'Adds a refund to the charges of an order. bearer platform: the shares stay as they are.';

create function private.losses_of_refund(order_id uuid, rows private.refund_row[])
returns table (account public.ledger_account_kind, owner_id uuid, settled boolean, amount_paise bigint)
language sql stable security definer set search_path = '' as $$
  select s.account, coalesce(s.paid_to, s.owner_id), s.settled_at is not null, lost.paise
  from private.share_values as s
  cross join lateral (select coalesce(-sum(r.amount_paise), 0)::bigint as paise from unnest(rows) as r where r.code = any (s.charge_codes)) as gone
  cross join lateral (select private.in_proportion(s.amount_paise, s.gone_paise + gone.paise, s.base_paise)
    - private.in_proportion(s.amount_paise, s.gone_paise, s.base_paise) as paise) as lost
  where s.order_id = losses_of_refund.order_id and lost.paise > 0 and (s.settled_at is null or s.paid_to is not null)
$$;
comment on function private.losses_of_refund is
  'What payees lose by a refund of the charges that pay their shares: taken back where it is settled, not paid out where it is not.';

-- Money -----------------------------------------------------------------------------------------------------------------

create function private.record_refund(o public.enhanced_orders, amount bigint, destination text, reason_code text) returns void
language plpgsql set search_path = '' as $$
begin
  if amount <= 0 then return; end if;
  insert into public.refunds (order_id, payment_id, user_id, amount_paise, destination, reason_code)
  select o.id, p.id, o.user_id, amount, record_refund.destination, record_refund.reason_code from public.payments as p where p.order_id = o.id;
  perform private.notify(o.user_id, 'refund_issued', jsonb_build_object('amount', private.rupees(amount),
    'amount_paise', amount, 'order_number', o.order_number), '/wallet');
  perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
end
$$;
comment on function private.record_refund is 'The row of a refund, and the customer''s notification.';

create function private.refund(o public.enhanced_orders, chosen jsonb, reason_code text, bearer text, destination text, key text)
returns bigint language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, refund.chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  settled private.movement[] := '{}';
  open_loss bigint := 0;
  loss record;
  movements private.movement[];
begin
  if refund.bearer <> 'platform' and o.status <> 'cancelled' then
    for loss in select l.owner_id, l.account, l.settled, l.amount_paise from private.losses_of_refund(o.id, rows) as l loop
      if loss.settled then
        settled := settled || (loss.owner_id, loss.account, -loss.amount_paise)::private.movement;
      elsif loss.owner_id is not null then
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
      (null, 'tax_payable', (select sum(r.amount_paise) from unnest(rows) as r where r.nature = 'tax'))::private.movement,
      (null, 'promo_expense', (select sum(r.amount_paise) from unnest(rows) as r where r.nature = 'discount'))::private.movement];
  end if;
  -- Escrow holds the whole price of an order that is under way; afterwards what is left is the platform's.
  movements := movements || (null, case when o.status in ('delivered', 'cancelled') then 'platform_revenue' else 'order_escrow' end,
    -private.sum_of_movements(movements))::private.movement;
  if amount > 0 then perform private.post('order_refunded', o.id, refund.key, movements); end if;

  perform private.record_refund(o, amount, refund.destination, refund.reason_code);
  update public.payments as p set refunded_paise = p.refunded_paise + amount, updated_at = now(),
    status = private.refund_state(p.refunded_paise + amount, p.amount_paise, p.status) where p.order_id = o.id;
  update public.enhanced_orders as e set refund_paise = e.refund_paise + amount, updated_at = now(),
    payment_status = private.refund_state(e.refund_paise + amount, e.total_paise, e.payment_status::text)::public.payment_status
  where e.id = o.id returning * into o;
  perform private.announce_order(o);
  return amount;
end
$$;
comment on function private.refund is
  'Refunds parts of charges, [{position, amount_paise}], of an order that the caller has locked, once per key; answers the paise that go '
  'back with tax and less the discount. From escrow until the order is delivered, then from whoever earned it; bearer platform leaves '
  'the payees theirs. A payee''s balance may fall below zero and is made up by what is earned next.';

create function private.compensate(o public.enhanced_orders, terms jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  credit bigint := (terms ->> 'credit_paise')::bigint;
  loss bigint := (terms ->> 'vendor_loss_paise')::bigint;
begin
  if credit + loss = 0 then return; end if;
  perform private.post('compensation', o.id, 'compensate:' || o.id, array[
    (o.user_id, 'customer_wallet', credit)::private.movement,
    -- A courier's own fault is between the courier and the platform.
    case when terms ->> 'fault' = 'vendor' then (o.vendor_id, 'vendor_payable', -credit)::private.movement
      else (null, 'platform_revenue', -credit)::private.movement end,
    (o.vendor_id, 'vendor_payable', loss)::private.movement,
    (null, 'platform_revenue', -loss)::private.movement]);
  if credit > 0 then
    perform private.notify(o.user_id, 'order_compensated', jsonb_build_object('amount', private.rupees(credit),
      'amount_paise', credit, 'order_number', o.order_number), '/wallet');
    perform private.publish('user:' || o.user_id, 'wallet', '{}'::jsonb);
  end if;
end
$$;
comment on function private.compensate is
  'What a cancellation owes to whoever is not at fault, as cancellation_terms says: the customer''s credit, borne by the vendor at fault '
  'or the platform, and the vendor''s loss for what was prepared, borne by the platform.';
insert into private.notification_templates (template, type, title, message) values
  ('order_compensated', 'info', 'We are sorry', '{amount} was added to your wallet, because order {order_number} had to be cancelled.');

-- Administrators -----------------------------------------------------------------------------------------------------------

create function private.lines_of_refund(o public.enhanced_orders, lines jsonb, reason_code text) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  chosen jsonb;
  short record;
begin
  perform private.bound(lines, 8000);
  if not exists (select from public.refund_reasons as r where r.code = lines_of_refund.reason_code) then
    perform private.refuse(400, 'reason_invalid', 'Please choose a reason.');
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,3}$' or coalesce(l ->> 'amount_paise', '1') !~ '^[1-9][0-9]{0,8}$')
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  -- Nothing has been paid for a cash order before it is handed over.
  if o.payment_method = 'cash' and o.status <> 'delivered' then
    perform private.refuse(409, 'nothing_paid', 'Nothing has been paid for this order yet.');
  end if;
  -- What nobody but the system can end is with somebody who pays for it: refunded now, it would be paid twice.
  if exists (select from public.order_transition_rules as r where r.kind = o.kind and r.from_status = o.status)
      and not exists (select from public.order_transition_rules as r
        where r.kind = o.kind and r.from_status = o.status and r.roles <> '{system}') then
    perform private.refuse(409, 'payment_with_provider', 'The provider has not answered yet. Refund this once it has.');
  end if;
  select jsonb_agg(jsonb_build_object('position', k.position, 'amount_paise', coalesce((l ->> 'amount_paise')::bigint, k.amount_paise - k.refunded_paise)))
  into chosen from jsonb_array_elements(lines) as l
  join private.charges_left(o.id) as k on k.position = (l ->> 'position')::smallint and k.nature not in ('tax', 'discount');
  if coalesce(jsonb_array_length(chosen), 0) <> jsonb_array_length(lines) then
    perform private.refuse(400, 'refund_lines_invalid', 'Please choose what to refund, with amounts above zero.');
  end if;
  select k.code, k.amount_paise - k.refunded_paise as left_paise into short from jsonb_array_elements(chosen) as c
  join private.charges_left(o.id) as k on k.position = (c ->> 'position')::smallint
  where (c ->> 'amount_paise')::bigint not between 1 and k.amount_paise - k.refunded_paise limit 1;
  if found then
    perform private.refuse(409, 'refund_exceeds_charge', 'That is more than is left of this charge.',
      jsonb_build_object('charge', short.code, 'left_paise', short.left_paise));
  end if;
  return chosen;
end
$$;
comment on function private.lines_of_refund is
  'What an administrator wants to refund, checked: [{position, amount_paise?}], all that is left of a charge without an amount. Refuses an '
  'order that only the system moves, as long as it is under way (payment_with_provider).';

create function private.order_to_refund(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_to_refund.order_id;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.user_id = caller then perform private.refuse(403, 'own_order_refund', 'Somebody else has to refund your own order.'); end if;
  return o;
end
$$;

create function public.preview_refund(order_id uuid, lines jsonb, reason_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.enhanced_orders := private.order_to_refund(preview_refund.order_id);
  chosen jsonb := private.lines_of_refund(o, preview_refund.lines, preview_refund.reason_code);
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, chosen) as r);
  amount bigint := (select -sum(r.amount_paise) from unnest(rows) as r);
  by_payees boolean := o.status <> 'cancelled'
    and (select r.borne_by = 'payees' from public.refund_reasons as r where r.code = preview_refund.reason_code);
  bearers jsonb;
begin
  with losing as (
    select l.account::text as account, coalesce(v.name, c.name, p.full_name) as name, sum(l.amount_paise) as paise
    from private.losses_of_refund(o.id, rows) as l left join public.vendors as v on v.id = l.owner_id
    left join public.couriers as c on c.user_id = l.owner_id left join public.profiles as p on p.id = l.owner_id
    where by_payees group by 1, 2
    union all
    select case r.nature when 'tax' then 'tax_payable' else 'promo_expense' end, null, -sum(r.amount_paise)
    from unnest(rows) as r where r.nature in ('tax', 'discount') and o.status <> 'cancelled' group by 1
  ), whole as (
    select * from losing union all select 'platform_revenue', null, amount - coalesce((select sum(l.paise) from losing as l), 0)
  )
  select coalesce(jsonb_agg(jsonb_build_object('account_kind', w.account, 'name', w.name, 'amount_paise', w.paise)) filter (where w.paise <> 0), '[]')
  into bearers from whole as w;
  return jsonb_build_object('refund_paise', amount, 'bearers', bearers,
    'charges', private.merged_charges((select jsonb_agg(to_jsonb(r)) from unnest(rows) as r)));
end
$$;
comment on function public.preview_refund is
  'What refund_order would do: {refund_paise, charges (as on a bill, negative), bearers: [{account_kind, name, amount_paise}]}. '
  'Administrators only.';

create function public.refund_order(order_id uuid, lines jsonb, reason_code text, note text, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  o public.enhanced_orders;
  chosen jsonb;
  result jsonb;
begin
  perform private.bound(refund_order.note, 2000);
  result := private.claim_idempotency(caller, refund_order.idempotency_key, 'refund_order');
  if result is not null then return result; end if;
  perform private.lock_order(refund_order.order_id);
  o := private.order_to_refund(refund_order.order_id);
  chosen := private.lines_of_refund(o, refund_order.lines, refund_order.reason_code);
  result := jsonb_build_object('refund_paise', private.refund(o, chosen, refund_order.reason_code,
    (select case r.borne_by when 'platform' then 'platform' else 'customer' end from public.refund_reasons as r where r.code = refund_order.reason_code),
    'wallet', 'refund:' || caller || ':' || refund_order.idempotency_key));
  perform private.audit('refund_order', 'order', o.id::text, jsonb_build_object('refund_paise', o.refund_paise),
    result || jsonb_build_object('lines', chosen, 'reason', refund_order.reason_code), left(refund_order.note, 500));
  perform private.keep_result(caller, refund_order.idempotency_key, result);
  return result;
end
$$;
comment on function public.refund_order is
  'Refunds parts of charges to the customer''s wallet, once per key: lines [{position, amount_paise?}] of the order''s charges, taxes and '
  'the discount follow. Answers {refund_paise}. Administrators only; written to the audit log.';

revoke execute on function public.preview_refund(uuid, jsonb, text), public.refund_order(uuid, jsonb, text, text, text) from public, anon;
grant execute on function public.preview_refund(uuid, jsonb, text), public.refund_order(uuid, jsonb, text, text, text) to authenticated;
