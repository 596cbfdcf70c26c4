-- What is collected in cash is whole rupees: a charge of its own, on the bill and in the ledger, brings an order to the nearest one. It is
-- neither taxed nor shared; the platform bears it.

insert into public.charge_codes (code, position, nature, tax_class) values ('rounding', 990, 'rounding', null);

create function private.in_rupees(paise bigint) returns bigint language sql immutable set search_path = '' as $$
  select round(paise::numeric / 100)::bigint * 100
$$;
comment on function private.in_rupees is 'An amount to the nearest whole rupee, half a rupee upwards, in paise.';

create function private.in_whole_rupees(part jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  total bigint := (part ->> 'total_paise')::bigint;
begin
  return part || jsonb_build_object('total_paise', private.in_rupees(total),
    'charges', (part -> 'charges') || private.charge('rounding', private.in_rupees(total) - total));
end
$$;
comment on function private.in_whole_rupees is 'A part of a checkout as it is paid in cash: with the charge that makes it whole rupees.';

create function private.round_cash(order_id uuid) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  difference bigint;
  quoted smallint;
begin
  select * into o from public.enhanced_orders as e where e.id = round_cash.order_id;
  difference := private.in_rupees(o.total_paise) - o.total_paise;
  if difference = 0 then return o; end if;
  select c.position into quoted from public.order_charges as c where c.order_id = o.id and c.code = 'rounding' and c.phase = 'quoted';
  update public.enhanced_orders as e set total_paise = e.total_paise + difference where e.id = o.id returning * into o;
  update public.payments as p set amount_paise = o.total_paise, updated_at = now() where p.order_id = o.id;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, of_position)
  select o.id, max(c.position) + 1, case when quoted is null then 'quoted' else 'adjusted' end::public.charge_phase, 'rounding', difference, quoted
  from public.order_charges as c where c.order_id = o.id;
  return o;
end
$$;
comment on function private.round_cash is
  'Brings an order that is paid in cash back to whole rupees after its price has changed; the caller holds its lock. Answers the order.';

create or replace function private.withdraw_discount(order_id uuid, amount_paise integer) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  update public.enhanced_orders as e set discount_paise = e.discount_paise - withdraw_discount.amount_paise,
    total_paise = e.total_paise + withdraw_discount.amount_paise, updated_at = now(),
    promo_code = case when e.discount_paise > withdraw_discount.amount_paise then e.promo_code end,
    cash_change_for_paise = case when e.cash_change_for_paise >= private.in_rupees(e.total_paise + withdraw_discount.amount_paise) then e.cash_change_for_paise end
  -- What was handed over meanwhile stays as it was paid.
  where e.id = withdraw_discount.order_id and e.status in ('pending', 'confirmed', 'preparing', 'ready') returning * into o;
  if o.id is null then return; end if;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, bearer, of_position)
  select c.order_id, (select max(a.position) + 1 from public.order_charges as a where a.order_id = c.order_id), 'adjusted', c.code,
    withdraw_discount.amount_paise, c.bearer, c.position
  from public.order_charges as c where c.order_id = o.id and c.code = 'discount' and c.phase = 'quoted';
  update public.payments as p set amount_paise = o.total_paise, updated_at = now() where p.order_id = o.id;
  if o.payment_method = 'cash' then o := private.round_cash(o.id); end if;
  update public.coupon_redemptions as k set discount_paise = k.discount_paise - withdraw_discount.amount_paise
  where k.checkout_id = o.checkout_id and k.released_at is null;
  if o.payment_method <> 'cash' then
    perform private.post('adjustment', o.id, 'coupon-lost:' || o.id || ':' || o.discount_paise, array[
      (o.user_id, 'customer_wallet', -withdraw_discount.amount_paise)::private.movement,
      (null, 'order_escrow', withdraw_discount.amount_paise)::private.movement], 'The coupon no longer applies');
  end if;
  perform private.announce_order(o);
  perform private.publish('user:' || d.courier_id, 'job', jsonb_build_object('order_id', o.id))
  from public.deliveries as d where d.order_id = o.id and d.courier_id is not null;
end
$$;

create or replace function private.lower_price(o public.enhanced_orders, chosen jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  rows private.refund_row[] := array(select r from private.rows_of_less(o.id, lower_price.chosen) as r where r.code <> 'rounding');
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
  discount bigint := (select coalesce(sum(r.amount_paise), 0) from unnest(rows) as r where r.nature = 'discount');
begin
  if cardinality(rows) = 0 then return 0; end if;
  -- What is no longer charged is no longer earned, in proportion: before the rows, so that the base is what it was.
  update private.order_shares as s set amount_paise = s.amount_paise - private.in_proportion(s.amount_paise, gone.paise, gone.base_paise)
  from (
    select v.position, v.base_paise, (select coalesce(-sum(r.amount_paise), 0)::bigint from unnest(rows) as r where r.code = any (v.charge_codes)) as paise
    from private.share_values as v where v.order_id = o.id
  ) as gone
  where s.order_id = o.id and s.position = gone.position and s.settled_at is null and gone.paise > 0;
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp, base_paise, included, bearer, of_position)
  select o.id, last.position + n, 'adjusted', r.code, r.amount_paise, r.gross_paise, r.tax_class, r.rate_bp, r.base_paise, r.included,
    (select c.bearer from public.order_charges as c where c.order_id = o.id and c.position = r.of_position), r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = o.id) as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise, gross_paise, included, n);
  update public.enhanced_orders as e set total_paise = e.total_paise - amount, discount_paise = e.discount_paise - discount, updated_at = now()
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
