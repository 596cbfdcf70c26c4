-- Bills on which a tax may be inside the prices: each charge keeps what the reader saw, taxes are worked out after what the seller takes
-- off itself, and refunds give back what was seen (docs/decisions/0067).

alter table public.charge_codes drop constraint charge_nature,
  add constraint charge_nature check (nature in ('goods', 'fee', 'tax', 'discount', 'tip', 'rounding')),
  add column includes_tax boolean not null default true;
comment on column public.charge_codes.includes_tax is
  'Whether a price or fee of this code includes its tax, where the charge itself does not say: goods and packaging are as their vendor prices them.';

alter table public.order_charges
  add column gross_paise integer,
  add column included boolean not null default false,
  drop constraint charge_not_zero,
  add constraint charge_not_zero check (amount_paise <> 0 or gross_paise <> 0),
  add constraint charge_gross check (gross_paise is null or (rate_bp is null and sign(gross_paise) * amount_paise between 0 and abs(gross_paise))),
  add constraint charge_included check (not included or rate_bp is not null);
comment on column public.order_charges.amount_paise is 'Without tax: the amounts of all rows add up to the order''s total.';
comment on column public.order_charges.gross_paise is 'What the reader saw, with the tax inside; null where no tax is inside of what they saw.';
comment on column public.order_charges.included is 'Whether a tax is inside of what the reader saw, so that a bill names it and does not add it.';

-- Quotes -----------------------------------------------------------------------------------------------------------------

drop function private.charge(text, bigint, text);
create function private.charge(code text, amount bigint, tax_class text default null, included boolean default null) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  if amount is null then return null; end if;
  if amount = 0 then return '[]'; end if;
  return jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('code', charge.code, 'amount_paise', amount, 'included', charge.included,
    'tax_class', coalesce(charge.tax_class, (select k.tax_class from public.charge_codes as k where k.code = charge.code)))));
end
$$;
comment on function private.charge is
  'One charge of a quote, as an array; none for an amount of zero. included: whether the amount includes its tax; null is as usual for the code.';

create function private.without_tax(paise bigint, rate_bp integer) returns bigint language sql immutable set search_path = '' as $$
  select round(paise::numeric * 10000 / (10000 + rate_bp))::bigint
$$;
comment on function private.without_tax is 'What is left of an amount that includes a tax, in paise.';

drop function private.taxes_on(jsonb);
create function private.with_taxes(charges jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    with row as (
      select e.n, e.c, (e.c ->> 'amount_paise')::bigint as paise, e.c ->> 'tax_class' as tax_class, k.nature,
        coalesce((e.c ->> 'included')::boolean, k.includes_tax) as included
      from jsonb_array_elements(charges) with ordinality as e (c, n) join public.charge_codes as k on k.code = e.c ->> 'code'
    ), own as (
      -- What the vendor itself takes off is no part of the value that is taxed; what the platform takes off is.
      select coalesce(-sum(r.paise) filter (where r.c ->> 'code' = 'discount' and r.c ->> 'bearer' = 'vendor'), 0)::bigint as paise,
        coalesce(sum(r.paise) filter (where r.nature = 'goods'), 0)::bigint as goods from row as r
    ), lowered as (
      select r.*, r.paise - case when r.nature <> 'goods' or own.paise = 0 then 0 else
          private.in_proportion(own.paise, (sum(r.paise) over so_far)::bigint, own.goods)
          - private.in_proportion(own.paise, (sum(r.paise) over so_far - r.paise)::bigint, own.goods) end as value
      from row as r cross join own
      window so_far as (partition by r.nature order by r.n)
    ), taxed as (
      select t.*, case when t.included then t.value - round(t.value::numeric * 10000 / (10000 + t.rate_bp))::bigint
        else round(t.value::numeric * t.rate_bp / 10000)::bigint end as tax
      from (
        select l.tax_class, l.included, private.tax_rate(l.tax_class) as rate_bp, sum(l.value)::bigint as value
        from lowered as l where l.tax_class is not null group by l.tax_class, l.included) as t
    ), split as (
      select l.n, l.c - 'included' || case when t.included and t.tax <> 0 then jsonb_build_object('gross_paise', l.paise, 'amount_paise', l.paise
          - round(t.tax * (sum(l.value) over so_far) / t.value)::bigint + round(t.tax * (sum(l.value) over so_far - l.value) / t.value)::bigint) else '{}' end as c
      from lowered as l left join taxed as t on t.tax_class = l.tax_class and t.included = l.included
      window so_far as (partition by l.tax_class, l.included order by l.n)
    )
    -- Each rate on the sum of what it taxes, so that the receipt's lines add up to the paisa.
    select (select coalesce(jsonb_agg(s.c order by s.n), '[]'::jsonb) from split as s)
      || (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', 'tax', 'tax_class', t.tax_class, 'rate_bp', t.rate_bp, 'amount_paise', t.tax,
          'base_paise', case when t.included then t.value - t.tax else t.value end, 'included', nullif(t.included, false))) order by t.tax_class, t.included), '[]'::jsonb)
        from taxed as t where t.tax <> 0));
end
$$;
comment on function private.with_taxes is
  'A quote''s charges with their taxes, one for each class. A charge that includes its tax keeps what it was as gross_paise, and amount_paise becomes '
  'what is left of it, so that all amounts add up; its tax is marked included. What a vendor takes off its goods lowers what is taxed.';

create or replace function private.merged_charges(charges jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', m.code, 'tax_class', m.tax_class, 'rate_bp', m.rate_bp,
    'base_paise', m.base, 'amount_paise', m.amount, 'gross_paise', m.gross, 'included', nullif(m.included, false))) order by k.position, m.tax_class, m.included), '[]'::jsonb)
  from (
    select c ->> 'code' as code, case when c ->> 'rate_bp' is not null then c ->> 'tax_class' end as tax_class, (c ->> 'rate_bp')::integer as rate_bp,
      coalesce((c ->> 'included')::boolean, false) as included, sum((c ->> 'base_paise')::bigint) as base, sum((c ->> 'amount_paise')::bigint) as amount,
      case when bool_or(c ->> 'gross_paise' is not null) then sum(coalesce((c ->> 'gross_paise')::bigint, (c ->> 'amount_paise')::bigint)) end as gross
    from jsonb_array_elements(charges) as c group by 1, 2, 3, 4
  ) as m join public.charge_codes as k on k.code = m.code where m.amount <> 0);
end
$$;
comment on function private.merged_charges is
  'Charges as a bill shows them: one line per code, taxes one per class and rate, in the bill''s order. gross_paise is what the reader saw.';
comment on function private.bill is
  'The bill of an order, after adjustments: [{code, amount_paise, gross_paise?, tax_class?, rate_bp?, base_paise?, included?}]. The amounts add up to the '
  'total; gross_paise is what the reader saw of a charge whose tax is inside, and such a tax is included.';

create or replace function private.left_of(order_id uuid, nature text) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0)::bigint from public.order_charges as c join public.charge_codes as k on k.code = c.code
  where c.order_id = left_of.order_id and k.nature = left_of.nature
$$;
comment on function private.left_of is 'What an order''s charges of a nature come to as they were seen, after adjustments and refunds, in paise.';

create function private.shown(order_id uuid, variadic codes text[]) returns bigint
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((select sum(coalesce(c.gross_paise, c.amount_paise)) from public.order_charges as c
    where c.order_id = shown.order_id and c.code = any (shown.codes) and c.phase <> 'refunded'), 0);
end
$$;
comment on function private.shown is 'What an order costs in some codes as it was seen, with the tax that is inside, in paise, after adjustments.';
comment on function private.charged is 'What an order costs in some codes without tax, in paise, after adjustments.';

create or replace function private.terms_of_goods(vendor public.vendors, rule public.fee_rules, charges jsonb, distance_m integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('commission_bp', vendor.commission_bp,
    'commission_paise', private.commission_on(charges, vendor.commission_bp),
    'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'), 'fee_rule_id', rule.id,
    'courier_pay_paise', private.courier_pay(distance_m))
  from public.regions as r where r.id = vendor.region_id);
end
$$;

create function private.commission_on(charges jsonb, commission_bp integer) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(round(sum(case when coalesce((c ->> 'included')::boolean, true) and c ->> 'tax_class' is not null
      then private.without_tax((c ->> 'amount_paise')::bigint, private.tax_rate(c ->> 'tax_class'))
      else (c ->> 'amount_paise')::bigint end) * commission_bp / 10000), 0)::bigint
    from jsonb_array_elements(charges) as c where c ->> 'code' = 'items');
end
$$;
comment on function private.commission_on is 'The commission on the goods of a quote before its taxes: of their value without tax, in paise.';

create or replace function private.price_goods(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pickup boolean := request ->> 'fulfilment' = 'pickup';
  scheduled timestamptz;
  problems jsonb := '[]'::jsonb;
  orders jsonb := '[]'::jsonb;
  charges jsonb;
  home public.addresses;
  vendor_part record;
  vendor public.vendors;
  fees private.fees;
  rule public.fee_rules;
  road integer;
  minutes integer;
  lines jsonb;
  category private.goods_categories;
  own jsonb;
  by_carrier jsonb;
begin
  if not pickup then
    if request ? 'place' then
      -- Only the server itself can name a place: private.clean_request keeps no such key of a client's request.
      home := jsonb_populate_record(home, request -> 'place' || jsonb_build_object('id', gen_random_uuid()));
    elsif request ->> 'address_id' is null then
      problems := problems || private.problem('address_required');
    else
      select * into home from public.addresses as a where a.id::text = request ->> 'address_id' and a.user_id = caller;
      if not found then problems := problems || private.problem('address_not_found'); end if;
    end if;
  end if;

  for vendor_part in
    select v as vendor, jsonb_agg(to_jsonb(c) || jsonb_build_object('line', to_jsonb(p.line), 'diet', d.diet) order by c.created_at, c.id) as lines,
      sum(c.quantity * coalesce((p.line).unit_paise, c.unit_paise))::bigint as subtotal
    from private.wanted_lines(caller, request) as c
    join public.vendors as v on v.id = c.vendor_id
    -- "offset 0": priced once per line, not once for each use below.
    cross join lateral (select private.price_line(c.item_id, c.option_ids, coalesce(private.slot_of(request, c.vendor_id), now())) as line offset 0) as p
    left join public.dishes as d on d.item_id = (p.line).item_id
    where not request ? 'orderable_only' or (p.line).problem is null
    group by v.id
    order by min(c.created_at), v.id
  loop
    vendor := vendor_part.vendor;
    select * into category from private.goods_categories as c where c.category = vendor.kind;
    scheduled := private.slot_of(request, vendor.id);
    if request -> 'slots' ? vendor.id::text and private.schedule_time_problem(scheduled) is not null then
      problems := problems || private.problem(private.schedule_time_problem(scheduled),
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
      if not isfinite(scheduled) then scheduled := null; end if;
    end if;
    own := '{}';
    by_carrier := null;
    if category.ask is not null then execute format('select %s($1)', category.ask) into own using request; end if;
    road := case when home.id is not null then private.road_distance_m(home.lat, home.lng, vendor.lat, vendor.lng) else 0 end;
    minutes := vendor.prep_minutes + case when pickup then 0 else private.travel_minutes(road) end;
    lines := private.priced_lines(vendor_part.lines);
    if category.fulfil is not null and not pickup then
      execute format('select %s($1, $2, $3, $4)', category.fulfil) into by_carrier using vendor, home, request, lines;
      problems := problems || (by_carrier -> 'problems');
      scheduled := null;
      minutes := (by_carrier ->> 'minutes_min')::integer;
    elsif home.id is not null and not private.delivers_to(vendor, home.lat, home.lng) then
      problems := problems || private.problem('outside_delivery_area', jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    problems := problems || private.problems_of_vendor(vendor, vendor_part.lines, vendor_part.subtotal, scheduled, minutes, by_carrier is null);
    if private.is_staff_of(vendor.id, caller) then
      problems := problems || private.problem('own_vendor', jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    -- A slot that has passed is a problem of its own; no fee rule needs to reach back to it.
    fees := private.fees_at(vendor.region_id, greatest(scheduled, now()));
    rule := fees.rule;

    select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
      select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class', vendor.prices_include_tax) -> 0 as c
      from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods where c is not null;
    -- Packaging that is part of the delivery is priced as the delivery is.
    charges := charges || private.charge('packaging', vendor.packaging_paise, coalesce(category.packaging_tax_class, 'delivery'),
        category.packaging_tax_class is null or vendor.prices_include_tax)
      || private.charge('platform', rule.platform_paise);
    if by_carrier is not null then
      charges := charges || (by_carrier -> 'charges');
    elsif not pickup then
      charges := charges || (private.delivery_price(fees, road)).charges
        || private.charge('small_cart', case when vendor_part.subtotal < rule.small_cart_below_paise then rule.small_cart_paise else 0 end);
    end if;
    orders := orders || (jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name, 'category', vendor.kind,
      'region_id', vendor.region_id, 'lines', lines, 'charges', charges, 'distance_m', road, 'minutes_min', minutes, 'minutes_max', minutes + 10,
      'prep_minutes', vendor.prep_minutes, 'scheduled_for', scheduled, 'accept_seconds', case when scheduled is null then private.setting_int('vendor_accept_seconds')
        else extract(epoch from private.accept_until(vendor, scheduled, minutes) - now()) end,
      'terms', private.terms_of_goods(vendor, rule, charges, road)) || own || coalesce(by_carrier - array['problems', 'charges'], '{}'));
  end loop;
  if jsonb_array_length(orders) = 0 then problems := problems || private.problem('cart_empty'); end if;

  return jsonb_build_object('problems', problems, 'orders', orders,
    'address', case when home.id is not null then jsonb_build_object('id', home.id, 'label', home.label, 'line', home.line,
      'landmark', home.landmark, 'city', home.city, 'pincode', home.pincode, 'lat', home.lat, 'lng', home.lng) end);
end
$$;

create or replace function private.build_quote(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kind private.order_kinds;
  tip bigint := private.tip_of(request);
  scheduled timestamptz := private.schedule_of(request);
  time_problem text;
  priced jsonb;
  problems jsonb := '[]'::jsonb;
  orders jsonb;
  charges jsonb;
  coupon jsonb;
  tipped integer;
begin
  select * into kind from private.order_kinds as k where k.kind::text = coalesce(request ->> 'fulfilment', 'delivery');
  time_problem := case when scheduled is null then null when not kind.takes_schedule then 'schedule_invalid'
    else private.schedule_time_problem(scheduled) end;
  if time_problem is not null then problems := problems || private.problem(time_problem); end if;
  if time_problem = 'schedule_invalid' then scheduled := null; end if;
  execute format('select %s($1, $2)', kind.price) into priced
    using caller, request || jsonb_build_object('fulfilment', kind.kind, 'scheduled_for', scheduled);
  if request ? 'slots' and not kind.takes_schedule then problems := problems || private.problem('schedule_invalid'); end if;
  problems := problems || (priced -> 'problems');
  orders := priced -> 'orders';
  -- The tip goes with the first order that somebody comes with: a carrier takes none.
  tipped := (select min(e.n) from jsonb_array_elements(orders) with ordinality as e (o, n)
    join private.order_kinds as k on k.kind::text = coalesce(e.o ->> 'kind', kind.kind::text) where k.takes_tip);
  if tip not between 0 and 100000 or (tip > 0 and tipped is null and (not kind.takes_tip or jsonb_array_length(orders) > 0)) then
    problems := problems || private.problem('tip_invalid');
    tip := 0;
  end if;

  if nullif(trim(request ->> 'coupon_code'), '') is not null and not kind.takes_coupon then
    problems := problems || private.problem('coupon_invalid');
  elsif nullif(trim(request ->> 'coupon_code'), '') is not null and jsonb_array_length(orders) > 0 then
    coupon := private.coupon_discount(caller, request ->> 'coupon_code', orders);
    if coupon ? 'discount_paise' then
      orders := private.with_discount(orders, coupon);
    else
      problems := problems || coupon;
      coupon := null;
    end if;
  end if;
  for i in 0 .. jsonb_array_length(orders) - 1 loop
    charges := private.with_taxes(orders -> i -> 'charges') || case when i + 1 = tipped then private.charge('tip', tip) else '[]'::jsonb end;
    orders := jsonb_set(orders, array[i::text], (orders -> i) || jsonb_build_object('charges', charges, 'total_paise', private.sum_of(charges),
      'cash_total_paise', private.in_rupees(private.sum_of(charges))));
  end loop;

  return jsonb_build_object(
    'placeable', jsonb_array_length(problems) = 0, 'problems', problems, 'orders', orders,
    'totals', (select jsonb_build_object('total_paise', private.sum_of(c.all_of_them), 'charges', private.merged_charges(c.all_of_them),
        'cash_total_paise', (select coalesce(sum((o ->> 'cash_total_paise')::bigint), 0) from jsonb_array_elements(orders) as o))
      from (select coalesce(jsonb_agg(charge), '[]'::jsonb) as all_of_them
        from jsonb_array_elements(orders) as o, jsonb_array_elements(o -> 'charges') as charge) as c),
    'coupon', coupon - array['bearer', 'vendor_id'], 'fulfilment', kind.kind, 'address', priced -> 'address', 'scheduled_for', scheduled,
    'takes_tip', tipped is not null, 'payment_methods', private.payment_methods_of(kind, orders), 'gift', request -> 'gift');
end
$$;
comment on function private.build_quote is
  'Prices a request by the rules of its kind, with tax, coupon and tip, which are the same for all. Changes nothing. cash_total_paise is what is '
  'collected in cash, in whole rupees for each order; takes_tip says whether somebody comes who can be tipped.';

create or replace function private.price_day(stop public.subscribers, v public.vendors, t public.subscription_terms, day date, lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  charges jsonb;
  commission bigint;
begin
  select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
    select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class', v.prices_include_tax) -> 0 as c
    from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods where c is not null;
  commission := private.commission_on(charges, v.commission_bp);
  charges := private.with_taxes(charges || private.charge('bottle_deposit', (select sum((l ->> 'deposit_paise')::bigint * (l ->> 'deposit_bottles')::bigint)::bigint
      from jsonb_array_elements(lines) as l))
    || private.charge('delivery', t.delivery_paise::bigint));
  return jsonb_build_object('kind', 'subscription', 'vendor_id', v.id, 'vendor_name', v.name, 'category', v.kind, 'region_id', v.region_id,
    'lines', lines, 'charges', charges, 'total_paise', private.sum_of(charges), 'distance_m', stop.distance_m,
    'subscriber_id', stop.id, 'day', price_day.day, 'area', stop.area,
    'from_at', (price_day.day + t.delivers_from) at time zone 'Asia/Kolkata', 'until_at', (price_day.day + t.delivers_until) at time zone 'Asia/Kolkata',
    'terms', (select jsonb_build_object('commission_bp', v.commission_bp, 'commission_paise', commission,
      'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'))
      from public.regions as r where r.id = v.region_id));
end
$$;

-- Placing ----------------------------------------------------------------------------------------------------------------

create or replace function private.check_shares() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(s.amount_paise) from private.order_shares as s where s.order_id = new.order_id and s.account <> 'courier_payable') >
      (select sum(c.amount_paise) from public.order_charges as c
        where c.order_id = new.order_id and c.phase <> 'refunded' and c.code not in ('tax', 'discount', 'rounding', 'tip')) then
    raise exception using errcode = 'check_violation', constraint = 'shares_within_charges',
      message = format('order %s shares out more than it charges', new.order_id);
  end if;
  return null;
end
$$;

comment on function private.check_shares is
  'At the end of a transaction: nobody earns what nobody is charged. A courier''s pay is by distance, whatever the customer is charged: the platform''s affair.';

create function private.own_offer(order_id uuid) returns bigint language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(c.amount_paise), 0)::bigint from public.order_charges as c
  where c.order_id = own_offer.order_id and c.code = 'discount' and c.bearer = 'vendor' and c.phase <> 'refunded'
$$;
comment on function private.own_offer is 'What the vendor of an order takes off itself, in paise.';

create or replace function private.share_goods(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  own_offer bigint := private.own_offer(o.id);
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - (o.terms ->> 'commission_paise')::bigint - own_offer;
  courier_share bigint := case when o.kind = 'delivery' then coalesce((o.terms ->> 'courier_pay_paise')::integer, private.courier_pay(o.distance_m)) + private.charged(o.id, 'tip') else 0 end;
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax', 'rounding') - vendor_share - courier_share;
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}');
  if courier_share > 0 then
    perform private.add_share(o.id, 'courier_payable', null, courier_share, '{delivery,surge,rain,peak,night,small_cart,tip}');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{delivery,surge,rain,peak,night,small_cart,platform}');
  end if;
end
$$;

create or replace function private.place_shipment(o public.enhanced_orders, part jsonb) returns void language plpgsql set search_path = '' as $$
declare
  commission bigint := coalesce((o.terms ->> 'commission_paise')::bigint, 0);
  own_offer bigint := private.own_offer(o.id);
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - commission - own_offer;
  shipping bigint := private.charged(o.id, 'shipping');
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax', 'rounding') - vendor_share - shipping;
begin
  perform private.keep_goods(o);
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}', 'return_window_closed');
  -- The seller pays the carrier.
  if shipping > 0 then
    perform private.add_share(o.id, 'vendor_payable', o.vendor_id, shipping, '{shipping}', 'return_window_closed');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{items,platform}', 'return_window_closed');
  end if;
  insert into public.shipments (order_id, promised_from, promised_to)
  values (o.id, (part ->> 'arrives_from')::date, (part ->> 'arrives_to')::date);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
end
$$;

create or replace function private.refuse_new_slot(o public.enhanced_orders, at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  v public.vendors;
  problem text;
  fee integer;
  item text;
begin
  select * into v from public.vendors as w where w.id = o.vendor_id;
  problem := private.schedule_problem(v, refuse_new_slot.at, private.minutes_before_slot(o), o.id);
  if problem is not null then
    -- refuses: schedule_invalid, schedule_past, schedule_too_far, schedule_cutoff, schedule_holiday, schedule_closed, schedule_full
    perform private.refuse(409, problem, private.schedule_sentence(problem));
  end if;
  if v.status <> 'active' or not v.accepting_orders
      or v.paused_until > refuse_new_slot.at - make_interval(mins => private.minutes_before_slot(o)) then
    perform private.refuse(409, 'schedule_closed', private.schedule_sentence('schedule_closed'));
  end if;
  select i.name into item from public.order_items as l join public.catalog_items as i on i.id = l.item_id
  where l.order_id = o.id and i.available_from is not null and private.item_unavailable_reason(i, refuse_new_slot.at) = 'not_now' order by l.position limit 1;
  if item is not null then
    perform private.refuse(409, 'schedule_item_unavailable', 'One of the dishes is not served at this time.', jsonb_build_object('item', item));
  end if;
  fee := (private.delivery_price(private.fees_at(o.region_id, refuse_new_slot.at), o.distance_m)).total_paise;
  if o.kind = 'delivery' and private.shown(o.id, 'delivery', 'surge', 'rain', 'peak', 'night') <> fee then
    perform private.refuse(409, 'schedule_fee_differs', 'The delivery fee is different at this time. Cancel free of charge and order again.',
      jsonb_build_object('fee_paise', fee));
  end if;
end
$$;

create or replace function private.lost_discounts(o public.enhanced_orders, most_paise bigint) returns table (order_id uuid, amount_paise integer)
language sql stable set search_path = '' as $$
  with rest as (
    select e.id, e.status, private.shown(e.id, 'items') as items_paise,
      -private.left_of(e.id, 'discount') as discount_paise, e.promo_code
    from public.enhanced_orders as e
    where e.checkout_id = o.checkout_id and e.id <> o.id and e.status <> 'cancelled'
  ), losing as (
    select r.id, r.discount_paise, sum(r.discount_paise) over (order by r.id) - r.discount_paise as before_paise
    from rest as r join public.coupon_redemptions as k
      on k.checkout_id = o.checkout_id and k.code = r.promo_code and k.released_at is null
    -- What has been handed over stays as it was paid.
    where r.status in ('pending', 'confirmed', 'preparing', 'ready') and private.own_offer(r.id) = 0
      and (select sum(a.items_paise) from rest as a) < k.minimum_paise
  )
  select l.id, least(l.discount_paise, most_paise - l.before_paise)::integer from losing as l
  where most_paise is null or most_paise > l.before_paise
$$;

create or replace function private.discounted_codes(order_id uuid) returns text[] language sql stable security definer set search_path = '' as $$
  with quoted as (
    select c.code, k.nature, sum(coalesce(c.gross_paise, c.amount_paise)) as paise from public.order_charges as c join public.charge_codes as k on k.code = c.code
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

create or replace function public.vendor_day(vendor_id uuid, day date default (now() at time zone 'Asia/Kolkata')::date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_day.vendor_id);
  return (
    select jsonb_build_object('orders', count(*), 'delivered', count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'),
      'sales_paise', coalesce(sum(private.shown(o.id, 'items', 'packaging')) filter (where o.status = 'delivered'), 0),
      'earned_paise', coalesce(sum(private.shared(o.id, 'vendor_payable')) filter (where o.status = 'delivered'), 0),
      'avg_prep_minutes', round(avg(extract(epoch from cooked.at - accepted.at) / 60)))
    from public.enhanced_orders as o
    left join public.order_events as accepted on accepted.order_id = o.id and accepted.to_status = 'confirmed'
    left join public.order_events as cooked on cooked.order_id = o.id and cooked.to_status = 'ready'
    where o.vendor_id = vendor_day.vendor_id
      and o.created_at >= vendor_day.day::timestamp at time zone 'Asia/Kolkata'
      and o.created_at < (vendor_day.day + 1)::timestamp at time zone 'Asia/Kolkata');
end
$$;

create or replace function public.vendor_figures(vendor_id uuid, days integer default 30) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'Asia/Kolkata')::date;
  -- The period and the one before it, to compare.
  begins timestamptz;
  compared timestamptz;
begin
  perform private.require_staff(vendor_figures.vendor_id);
  if vendor_figures.days is null or vendor_figures.days not in (7, 30, 90) then
    perform private.refuse(400, 'period_invalid', 'Figures are for 7, 30 or 90 days.');
  end if;
  begins := (today - (vendor_figures.days - 1))::timestamp at time zone 'Asia/Kolkata';
  compared := (today - (2 * vendor_figures.days - 1))::timestamp at time zone 'Asia/Kolkata';
  return (
    with taken as materialized (
      select o.id, o.user_id, o.status, o.cancelled_by, o.created_at, (o.created_at at time zone 'Asia/Kolkata') as local_at,
        o.created_at >= begins as is_now
      from public.enhanced_orders as o where o.vendor_id = vendor_figures.vendor_id and o.created_at >= compared
    ), sold as materialized (
      select t.id, t.user_id, t.is_now, t.local_at, (
        select coalesce(sum(coalesce(c.gross_paise, c.amount_paise)), 0) from public.order_charges as c
        where c.order_id = t.id and c.phase <> 'refunded' and c.code in ('items', 'packaging'))::bigint as paise
      from taken as t where t.status = 'delivered'
    ), by_day as (
      select d.day::date as day, coalesce(sum(s.paise), 0)::bigint as sales_paise, count(s.id)::integer as delivered
      from generate_series(today - (vendor_figures.days - 1), today, interval '1 day') as d (day)
      left join sold as s on s.is_now and s.local_at::date = d.day::date group by d.day
    ), sum_of as (
      select s.is_now, sum(s.paise)::bigint as sales_paise, count(*)::integer as delivered, count(distinct s.user_id)::integer as customers
      from sold as s group by s.is_now
    )
    select jsonb_build_object(
      'days', (select jsonb_agg(jsonb_build_object('day', b.day, 'sales_paise', b.sales_paise, 'delivered', b.delivered) order by b.day) from by_day as b),
      'now', (select jsonb_build_object('orders', count(*), 'cancelled', count(*) filter (where t.status = 'cancelled'),
          'refused', count(*) filter (where t.status = 'cancelled' and t.cancelled_by in ('vendor', 'system')))
        from taken as t where t.is_now) || coalesce((select to_jsonb(n) - 'is_now' from sum_of as n where n.is_now),
          '{"sales_paise": 0, "delivered": 0, "customers": 0}'),
      'before', coalesce((select to_jsonb(n) - 'is_now' from sum_of as n where not n.is_now), '{"sales_paise": 0, "delivered": 0, "customers": 0}'),
      'returning', (select count(*) from (select distinct s.user_id from sold as s where s.is_now) as who
        where exists (select from public.enhanced_orders as e where e.user_id = who.user_id and e.vendor_id = vendor_figures.vendor_id
          and e.status = 'delivered' and e.created_at < begins)),
      'hours', (select jsonb_agg(coalesce(h.orders, 0) order by g.hour) from generate_series(0, 23) as g (hour)
        left join (select extract(hour from s.local_at)::integer as hour, count(*)::integer as orders from sold as s where s.is_now group by 1) as h on h.hour = g.hour),
      'best', (select coalesce(jsonb_agg(to_jsonb(b) order by b.pieces desc, b.name), '[]'::jsonb) from (
        select min(i.name) as name, i.item_id, sum(i.quantity)::integer as pieces, sum(i.total_paise)::bigint as sales_paise,
          (select c.picture from public.catalog_items as c where c.id = i.item_id) as picture
        from public.order_items as i join sold as s on s.id = i.order_id where s.is_now
        group by i.item_id order by sum(i.quantity) desc limit 10) as b),
      'refunds', (select jsonb_build_object('count', count(*), 'loss_paise', coalesce(sum(r.loss_paise), 0)) from private.vendor_refunds as r
        where r.vendor_id = vendor_figures.vendor_id and r.created_at >= begins),
      'stars', (select jsonb_agg(coalesce(r.reviews, 0) order by g.stars desc) from generate_series(1, 5) as g (stars)
        left join (select w.stars, count(*)::integer as reviews from public.reviews as w
          where w.vendor_id = vendor_figures.vendor_id and w.created_at >= begins group by w.stars) as r on r.stars = g.stars),
      'unanswered', (select count(*) from public.reviews as w where w.vendor_id = vendor_figures.vendor_id
        and w.body is not null and w.reply is null and w.created_at > now() - interval '90 days')));
end
$$;

create or replace function private.create_order(caller uuid, kept private.quotes, part jsonb, checkout uuid, method public.payment_method,
  cash_change_for_paise integer, stocked uuid[]) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  home jsonb := nullif(kept.quote -> 'address', 'null');
  scheduled timestamptz := (case when part ? 'scheduled_for' then part else kept.quote end ->> 'scheduled_for')::timestamptz;
begin
  if method = 'cash' then part := private.in_whole_rupees(part); end if;
  insert into public.enhanced_orders (user_id, order_number, kind, category, vendor_id, vendor_name, checkout_id, region_id,
    total_paise, discount_paise, items, promo_code, payment_method, payment_status, cash_change_for_paise, address, scheduled_for,
    instructions, distance_m, prep_minutes, accept_by, promised_min_at, promised_max_at, terms, last_seq)
  values (caller, private.next_order_number((part ->> 'region_id')::uuid), coalesce(part ->> 'kind', kept.quote ->> 'fulfilment')::public.order_kind,
    part ->> 'category', (part ->> 'vendor_id')::uuid, part ->> 'vendor_name', checkout, (part ->> 'region_id')::uuid,
    (part ->> 'total_paise')::integer, -private.sum_of(part -> 'charges', 'discount'),
    (select jsonb_agg(jsonb_build_object('id', l ->> 'item_id', 'name', l ->> 'name', 'price', (l ->> 'unit_paise')::numeric / 100,
      'image', l -> 'picture', 'category', part -> 'category', 'vendor', part -> 'vendor_name', 'quantity', (l ->> 'quantity')::integer,
      'unit_paise', (l ->> 'unit_paise')::integer, 'options', l -> 'options', 'option_ids', l -> 'option_ids', 'diet', l -> 'diet',
      'special_instructions', l -> 'special_instructions') order by n)
      from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n)),
    case when private.sum_of(part -> 'charges', 'discount') <> 0 then kept.quote -> 'coupon' ->> 'code' end,
    method, case when method = 'cash' then 'due' else 'paid' end::public.payment_status, cash_change_for_paise, home - 'id',
    scheduled, nullif(trim(kept.request ->> 'instructions'), ''),
    coalesce((part ->> 'distance_m')::integer, 0), (part ->> 'prep_minutes')::integer,
    now() + make_interval(secs => (part ->> 'accept_seconds')::double precision),
    coalesce(scheduled, now() + make_interval(mins => (part ->> 'minutes_min')::integer)),
    coalesce(scheduled + private.slot_length(), now() + make_interval(mins => (part ->> 'minutes_max')::integer)),
    coalesce(part -> 'terms', '{}'::jsonb), 1)
  returning * into o;

  perform private.add_party(o.id, 'user', caller);
  if o.vendor_id is not null then perform private.add_party(o.id, 'vendor', null, o.vendor_id); end if;
  insert into public.order_items (order_id, position, item_id, name, options, option_ids, special_instructions, unit_paise,
    quantity, total_paise, tax_class, stock_taken)
  select o.id, n, (l ->> 'item_id')::uuid, l ->> 'name', l -> 'options',
    array(select value::uuid from jsonb_array_elements_text(l -> 'option_ids')), l ->> 'special_instructions',
    (l ->> 'unit_paise')::integer, (l ->> 'quantity')::integer, (l ->> 'total_paise')::integer, l ->> 'tax_class',
    case when (l ->> 'item_id')::uuid = any (stocked) then (l ->> 'quantity')::integer else 0 end
  from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n);
  insert into public.order_charges (order_id, position, code, amount_paise, gross_paise, tax_class, rate_bp, base_paise, included, bearer)
  select o.id, n, c ->> 'code', (c ->> 'amount_paise')::integer, (c ->> 'gross_paise')::integer, c ->> 'tax_class', (c ->> 'rate_bp')::integer,
    (c ->> 'base_paise')::integer, coalesce((c ->> 'included')::boolean, false), coalesce(c ->> 'bearer', 'customer')
  from jsonb_array_elements(part -> 'charges') with ordinality as e (c, n);
  insert into public.order_events (order_id, seq, to_status, actor_id, actor_role) values (o.id, 1, 'pending', caller, 'user');
  insert into public.payments (order_id, user_id, method, status, amount_paise)
  values (o.id, caller, method, case when method = 'cash' then 'created' else 'captured' end, o.total_paise);
  if method = 'wallet' then
    perform private.post('order_paid', o.id, 'pay:' || o.id, array[
      (caller, 'customer_wallet', -o.total_paise)::private.movement, (null, 'order_escrow', o.total_paise)::private.movement]);
  end if;
  insert into private.handover_codes (order_id, purpose, code)
  select o.id, r.needs_code, private.random_code() from public.order_transition_rules as r
  where r.kind = o.kind and r.needs_code is not null group by r.needs_code;
  execute format('select %s($1, $2)', (select k.place from private.order_kinds as k where k.kind = o.kind)) using o, part;
  return o;
end
$$;

create or replace function public.place_order(
  quote_id uuid, idempotency_key text, payment_method public.payment_method, cash_change_for_paise integer default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  kept private.quotes;
  built jsonb;
  result jsonb;
  checkout uuid := gen_random_uuid();
  part jsonb;
  o public.enhanced_orders;
  placed public.enhanced_orders[] := '{}';
  live integer;
  stocked uuid[];
begin
  result := private.claim_idempotency(caller, place_order.idempotency_key, 'place_order');
  if result is not null then return result || '{"replayed": true}'; end if;
  -- One checkout of a person at a time: coupon limits and the wallet are counted without races between a user's own tabs.
  perform private.take_turns('place_order', caller::text);
  select * into kept from private.quotes as q where q.id = place_order.quote_id and q.user_id = caller for update;
  if not found then perform private.refuse(404, 'quote_not_found', 'This offer is not known any more. Please check the cart again.'); end if;
  if kept.used_by is not null then
    perform private.refuse(409, 'quote_used', 'This cart has already been ordered, perhaps in another tab.');
  end if;
  if not coalesce(kept.quote -> 'payment_methods' ? place_order.payment_method::text, false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;

  -- The last piece goes to the first checkout that locks its row; rows are always locked in the same order.
  perform from public.catalog_items as i
  where i.stock is not null and i.id = any (array(
    select case when pg_input_is_valid(c.item_id, 'uuid') then c.item_id::uuid end from public.unified_cart_items as c where c.user_id = caller))
  order by i.id for no key update;
  -- A coupon with few uses left is counted by one checkout at a time.
  perform from public.coupons as k
  where k.code = upper(trim(kept.request ->> 'coupon_code')) and k.total_limit is not null for no key update;
  perform private.hold_slots(kept.quote);
  built := private.build_quote(caller, kept.request);
  select count(*) into live from public.enhanced_orders as e where e.user_id = caller and e.status not in ('delivered', 'cancelled');
  if live + jsonb_array_length(built -> 'orders') > private.setting_int('max_live_orders') then
    perform private.refuse(429, 'too_many_orders', 'You have many orders under way. Please wait for one to arrive.');
  end if;
  if (built ->> 'placeable')::boolean and private.quote_hash(built) = kept.hash and kept.expires_at > now() then
    stocked := private.take_stock(built);
    -- A vendor has limited an item between the lock above and now.
    if stocked is null then built := private.build_quote(caller, kept.request); end if;
  end if;
  if stocked is null then
    perform private.pace_quotes(caller);
    result := jsonb_build_object('outcome', 'price_changed', 'quote', private.store_quote(caller, kept.request, built), 'replayed', false);
    perform private.keep_result(caller, place_order.idempotency_key, result);
    return result;
  end if;
  if place_order.payment_method = 'wallet' and private.wallet_balance(caller) < (built -> 'totals' ->> 'total_paise')::bigint then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
      'balance_paise', private.wallet_balance(caller), 'total_paise', (built -> 'totals' ->> 'total_paise')::bigint));
  end if;

  -- The amount the courier brings change for: enough for each order, and at most ₹2,000 above it.
  if place_order.cash_change_for_paise is not null and (place_order.payment_method <> 'cash' or exists (
      select from jsonb_array_elements(built -> 'orders') as e
      where place_order.cash_change_for_paise not between (e ->> 'cash_total_paise')::bigint and (e ->> 'cash_total_paise')::bigint + 200000)) then
    perform private.refuse(400, 'cash_change_invalid', 'The cash must cover the order, by no more than ₹2,000.');
  end if;

  kept.quote := built;
  update private.quotes as q set used_by = place_order.idempotency_key where q.id = kept.id;
  for part in select value from jsonb_array_elements(built -> 'orders') loop
    placed := placed || private.create_order(caller, kept, part, checkout, place_order.payment_method, place_order.cash_change_for_paise, stocked);
  end loop;
  if jsonb_typeof(kept.quote -> 'gift') = 'object' then perform private.keep_gift(checkout, caller, kept.quote -> 'gift'); end if;
  -- A coupon that took nothing off, such as free delivery of what is collected, has not been used.
  if (built -> 'coupon' ->> 'discount_paise')::integer > 0 then
    insert into public.coupon_redemptions (code, user_id, checkout_id, discount_paise, minimum_paise)
    select k.code, caller, checkout, (built -> 'coupon' ->> 'discount_paise')::integer, k.minimum_paise
    from public.coupons as k where k.code = built -> 'coupon' ->> 'code';
    insert into private.customer_digests (kind, digest, account_id)
    select 'device', private.device_digest(), caller from public.coupons as k
    where k.code = built -> 'coupon' ->> 'code' and k.first_order_only and private.device_digest() is not null
    on conflict (kind, digest, account_id) do update set at = now();
  end if;
  -- Only what was priced: another tab may have added something meanwhile.
  delete from public.unified_cart_items as c where c.user_id = caller and c.id in (
    select (l ->> 'cart_item_id')::uuid from jsonb_array_elements(built -> 'orders') as part_of, jsonb_array_elements(part_of -> 'lines') as l);

  if found then perform private.publish('user:' || caller, 'cart', '{}'::jsonb); end if;
  foreach o in array placed loop
    perform private.announce_order(o);
  end loop;
  result := jsonb_build_object('outcome', 'placed', 'checkout_id', checkout, 'replayed', false,
    'orders', (select jsonb_agg(jsonb_build_object('id', p.id, 'order_number', p.order_number, 'vendor_name', p.vendor_name,
      'total_paise', p.total_paise)) from unnest(placed) as p));
  perform private.keep_result(caller, place_order.idempotency_key, result);
  return result;
end
$$;

-- Refunds ----------------------------------------------------------------------------------------------------------------

alter type private.refund_row add attribute gross_paise bigint, add attribute included boolean;

drop function private.charges_left(uuid);
create function private.charges_left(order_id uuid)
returns table ("position" smallint, code text, nature text, tax_class text, rate_bp integer, amount_paise bigint, refunded_paise bigint,
  net_paise bigint, net_refunded_paise bigint, base_paise bigint, base_refunded_paise bigint, has_tax_inside boolean, included boolean)
language sql stable security definer set search_path = '' as $$
  select c.position, c.code, k.nature, c.tax_class, c.rate_bp,
    coalesce(c.gross_paise, c.amount_paise) + coalesce(sum(coalesce(m.gross_paise, m.amount_paise)) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(coalesce(m.gross_paise, m.amount_paise)) filter (where m.phase = 'refunded'), 0),
    c.amount_paise + coalesce(sum(m.amount_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.amount_paise) filter (where m.phase = 'refunded'), 0),
    c.base_paise + coalesce(sum(m.base_paise) filter (where m.phase = 'adjusted'), 0),
    -coalesce(sum(m.base_paise) filter (where m.phase = 'refunded'), 0), c.gross_paise is not null, c.included
  from public.order_charges as c join public.charge_codes as k on k.code = c.code and k.nature <> 'rounding'
  left join public.order_charges as m on m.order_id = c.order_id and m.of_position = c.position
  where c.order_id = charges_left.order_id and c.phase = 'quoted' group by c.order_id, c.position, k.nature
$$;
comment on function private.charges_left is
  'Every quoted charge of an order after its adjustments, and what of it was refunded, as the customer saw it: with the tax that is inside. The net '
  'figures are without it; of a discount all are negative. What makes cash whole rupees is no such charge.';

create function private.rows_of_less(order_id uuid, chosen jsonb) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with charges as (
    select k.*, coalesce(r.amount_paise, 0) as now_paise
    from private.charges_left(rows_of_less.order_id) as k
    left join jsonb_to_recordset(chosen) as r ("position" smallint, amount_paise bigint) on r.position = k.position
  ), seen as (
    -- Of what was seen a part is tax: in proportion to all that is refunded so far, so that the last piece takes the remainder.
    select c.*, case when c.now_paise > 0 and c.has_tax_inside then least(c.now_paise,
        private.in_proportion(c.net_paise, c.refunded_paise + c.now_paise, c.amount_paise) - c.net_refunded_paise) else c.now_paise end as net_now_paise
    from charges as c where c.nature not in ('tax', 'discount')
  ), discounted as materialized (
    select private.discounted_codes(rows_of_less.order_id) as codes where exists (select from charges as c where c.nature = 'discount')
  ), following as (
    select f.position, private.in_proportion(f.base_paise, sum(b.refunded_paise + b.now_paise)::bigint, sum(b.amount_paise)::bigint)
        - f.base_refunded_paise as base_paise,
      case when f.included then sum(b.now_paise - b.net_now_paise)::bigint
        else private.in_proportion(f.amount_paise, sum(b.refunded_paise + b.now_paise)::bigint, sum(b.amount_paise)::bigint) - f.refunded_paise end as now_paise
    from charges as f join seen as b on case f.nature when 'tax' then b.tax_class = f.tax_class
      else b.code = any ((select d.codes from discounted as d)::text[]) end
    where f.nature in ('tax', 'discount')
    group by f.position, f.amount_paise, f.refunded_paise, f.base_paise, f.base_refunded_paise, f.included having sum(b.now_paise) > 0
  ), rows as (
    select c.position, c.code, c.nature, c.tax_class, null::integer as rate_bp, null::bigint as base_paise, -c.net_now_paise as amount_paise,
      case when c.has_tax_inside then -c.now_paise end as gross_paise, false as included
    from seen as c where c.now_paise > 0
    union all
    select c.position, c.code, c.nature, c.tax_class, c.rate_bp, case when c.nature = 'tax' then -f.base_paise end, -f.now_paise, null, c.included
    -- Where more of a tax was refunded before than of its base, as a cancellation with a charge does, nothing follows.
    from following as f join charges as c on c.position = f.position where f.now_paise <> 0 and sign(f.now_paise) = sign(c.amount_paise)
  ), rounding as (
    select min(r.position) filter (where r.phase = 'quoted') as position, coalesce(sum(r.amount_paise) filter (where r.phase <> 'refunded'), 0)::bigint as paise,
      -coalesce(sum(r.amount_paise) filter (where r.phase = 'refunded'), 0)::bigint as refunded_paise
    from public.order_charges as r where r.order_id = rows_of_less.order_id and r.code = 'rounding'
  ), whole as (
    -- What made cash whole rupees goes back with the last piece: never is more refunded than was collected.
    select r.position, case when r.paise > 0 then case when not exists (select from seen as s where s.refunded_paise + s.now_paise < s.amount_paise) then r.paise else 0 end
        else -greatest(0, -r.paise - (select sum(c.net_paise - c.net_refunded_paise) from charges as c) - (select coalesce(sum(w.amount_paise), 0) from rows as w)) end
      - r.refunded_paise as now_paise
    from rounding as r where r.paise <> 0 and exists (select from rows)
  )
  select w.position, w.code, w.nature, w.tax_class, w.rate_bp, w.base_paise, w.amount_paise, w.gross_paise, w.included from rows as w
  union all
  select w.position, 'rounding', 'rounding', null, null, null, -w.now_paise, null, false from whole as w where w.now_paise <> 0
$$;
comment on function private.rows_of_less is
  'The rows that take [{position, amount_paise}] off an order, amounts as the customer saw them: each tax follows its class and the discount what it was '
  'taken off, in proportion to all that is refunded so far, so that any sequence adds up to the paisa and the last piece takes the remainder.';

create or replace function private.rows_of_refund(order_id uuid, chosen jsonb) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with rows as materialized (select r from private.rows_of_less(rows_of_refund.order_id, rows_of_refund.chosen) as r)
  -- What a discount has paid for, such as a free delivery, brings nothing back: then nothing is refunded.
  select (w.r).* from rows as w where (select sum((s.r).amount_paise) from rows as s) < 0
$$;
comment on function private.rows_of_refund is
  'The rows of a refund of [{position, amount_paise}], amounts as the customer saw them; none where nothing comes back. See private.rows_of_less.';

create or replace function private.rows_of_full_refund(order_id uuid, keep_paise bigint) returns setof private.refund_row
language sql stable security definer set search_path = '' as $$
  with rest as (
    select k.*, k.net_paise - k.net_refunded_paise as paise, k.amount_paise - k.refunded_paise as seen_paise,
      sum(k.net_paise - k.net_refunded_paise) filter (where k.nature = 'goods') over (order by k.position) as goods_so_far
    from private.charges_left(rows_of_full_refund.order_id) as k
  ), returned as (
    select r.*, case when r.nature = 'goods' then least(r.paise, greatest(keep_paise - (r.goods_so_far - r.paise), 0)) else 0 end as kept_paise from rest as r
  )
  select r.position, r.code, r.nature, r.tax_class, r.rate_bp, case when r.rate_bp is not null then r.base_refunded_paise - r.base_paise end,
    r.kept_paise - r.paise, case when r.has_tax_inside then r.kept_paise - r.seen_paise end, r.included
  from returned as r where r.paise <> r.kept_paise
$$;

create or replace function private.write_refund_rows(order_id uuid, rows private.refund_row[], bearer text) returns void
language sql set search_path = '' as $$
  insert into public.order_charges (order_id, position, phase, code, amount_paise, gross_paise, tax_class, rate_bp, base_paise, included, bearer, of_position)
  select write_refund_rows.order_id, last.position + n, 'refunded', r.code, r.amount_paise, r.gross_paise, r.tax_class, r.rate_bp, r.base_paise, r.included,
    write_refund_rows.bearer, r.of_position
  from (select max(c.position) as position from public.order_charges as c where c.order_id = write_refund_rows.order_id) as last,
    unnest(rows) with ordinality as r (of_position, code, nature, tax_class, rate_bp, base_paise, amount_paise, gross_paise, included, n)
$$;

create or replace function public.preview_refund(order_id uuid, lines jsonb, reason_code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.enhanced_orders := private.order_to_refund(preview_refund.order_id);
  chosen jsonb := private.lines_of_refund(o, preview_refund.lines, preview_refund.reason_code);
  rows private.refund_row[] := array(select r from private.rows_of_refund(o.id, chosen) as r);
  amount bigint := (select coalesce(-sum(r.amount_paise), 0) from unnest(rows) as r);
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
    'charges', private.merged_charges((select coalesce(jsonb_agg(to_jsonb(r)), '[]'::jsonb) from unnest(rows) as r)));
end
$$;


-- Offers -----------------------------------------------------------------------------------------------------------------

create function private.may_still_be_first() returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() is null or private.is_first_customer(auth.uid())
$$;
comment on function private.may_still_be_first is 'Whether an offer for a first order is one for the caller: for a guest it may be.';
grant execute on function private.may_still_be_first() to anon, authenticated;
alter policy "everyone reads listed coupons that run" on public.coupons
  using (is_listed and valid_from <= now() and (valid_to is null or valid_to > now()) and (not first_order_only or (select private.may_still_be_first())));

-- The policy of prices says so.
insert into public.policy_versions (policy, version, effective_on, digest, needs_consent) values
  ('pricing', 2, '2026-11-26', '3aaa33fc34ac58a8d841aacc1d40c9d6af0038007329afcdf3fa281a5ca0a579', false);

create or replace function public.offers_of_vendor(vendor_id uuid)
returns table (code text, kind text, value integer, cap_paise integer, minimum_paise integer, valid_to timestamptz, first_order_only boolean)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select k.code, k.kind, k.value, k.cap_paise, k.minimum_paise, k.valid_to, k.first_order_only
    from public.coupons as k
    where k.vendor_id = offers_of_vendor.vendor_id and k.valid_from <= now() and k.valid_to > now() and private.is_on_show(k.vendor_id)
      and (not k.first_order_only or private.may_still_be_first())
      and (k.total_limit is null or k.total_limit > (select count(*) from public.coupon_redemptions as r where r.code = k.code and r.released_at is null))
    order by k.minimum_paise, k.code limit 10;
end
$$;
