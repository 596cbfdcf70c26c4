-- One checkout over every trade: orders of several kinds, a delivery time for each vendor and gifts (docs/decisions/0048).

-- Where a vendor delivers ----------------------------------------------------------------------------------------------

create function private.delivers_to(v public.vendors, lat double precision, lng double precision) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return public.distance_m(lat, lng, v.lat, v.lng) <= v.delivery_radius_m;
end
$$;
comment on function private.delivers_to is 'Whether a vendor''s own delivery area contains a location.';

-- What is wanted -------------------------------------------------------------------------------------------------------

create function private.wanted_lines(caller uuid, request jsonb) returns setof public.unified_cart_items
language plpgsql stable set search_path = '' as $$
begin
  -- Only the server itself can name lines: private.clean_request keeps no such key of a client's request.
  if request ? 'lines' then
    return query
      select r.* from jsonb_array_elements(request -> 'lines') with ordinality as l (line, n)
      join public.catalog_items as i on i.id = (l.line ->> 'item_id')::uuid
      cross join lateral jsonb_populate_record(null::public.unified_cart_items, jsonb_build_object('user_id', caller, 'item_id', i.id,
        'item_type', 'product', 'name', i.name, 'unit_paise', i.price_paise, 'vendor_id', i.vendor_id, 'vendor_name', '',
        'option_ids', coalesce(l.line -> 'option_ids', '[]'), 'options', '[]'::jsonb, 'quantity', l.line -> 'quantity',
        'created_at', timestamptz '2000-01-01' + make_interval(secs => l.n))) as r;
    return;
  end if;
  return query select c.* from public.unified_cart_items as c
    where c.user_id = caller and (request -> 'vendor_ids' is null or jsonb_typeof(request -> 'vendor_ids') <> 'array'
      or request -> 'vendor_ids' ? c.vendor_id::text);
end
$$;
comment on function private.wanted_lines is
  'What a request is about: the caller''s cart, or of the vendors it names; the server itself can name lines [{item_id, quantity, option_ids?}], as a subscription does.';

create function private.item_label(name text, unit text, kind public.vendor_kind) returns text language plpgsql immutable set search_path = '' as $$
begin
  return case when kind in ('grocery', 'shopping') and unit is not null then name || ', ' || unit else name end;
end
$$;
comment on function private.item_label is 'The name of an item on carts and receipts: two packs of the same goods differ by their unit.';

create or replace function private.price_line(item_id text, option_ids uuid[], at timestamptz default now()) returns private.priced_line
language plpgsql stable security definer set search_path = '' as $$
declare
  item public.catalog_items;
  vendor public.vendors;
  line private.priced_line;
  chosen uuid[] := array(select distinct o from unnest(coalesce(option_ids, '{}')) as o order by o);
  found_options integer;
  wrong_groups integer;
  unavailable integer;
  extra integer;
begin
  if pg_input_is_valid(item_id, 'uuid') then
    select * into item from public.catalog_items as i where i.id = price_line.item_id::uuid;
  end if;
  if item.id is null then
    line.problem := 'item_not_found';
    return line;
  end if;
  select * into vendor from public.vendors as v where v.id = item.vendor_id;

  select count(*), coalesce(sum(o.price_paise), 0), count(*) filter (where not o.is_available),
    coalesce(jsonb_agg(jsonb_build_object('group', g.name, 'name', o.name, 'price_paise', o.price_paise)
      order by g.position, g.name, o.position, o.name), '[]'::jsonb)
  into found_options, extra, unavailable, line.options
  from public.item_options as o join public.item_option_groups as g on g.id = o.group_id
  where g.item_id = item.id and o.id = any (chosen);

  select count(*) into wrong_groups from (
    select g.id from public.item_option_groups as g
    left join public.item_options as o on o.group_id = g.id and o.id = any (chosen)
    where g.item_id = item.id group by g.id
    having count(o.id) not between g.min_choices and g.max_choices) as g;

  line.item_id := item.id;
  line.option_ids := chosen;
  line.options_key := array_to_string(chosen, ',');
  line.vendor_id := vendor.id;
  line.vendor_name := vendor.name;
  line.name := private.item_label(item.name, item.unit, vendor.kind);
  line.category := vendor.kind::text;
  line.unit_paise := item.price_paise + extra;
  line.picture := item.picture;
  line.tax_class := item.tax_class;
  line.stock := item.stock;
  line.problem := case
    when vendor.status <> 'active' then 'vendor_suspended'
    when private.item_unavailable_reason(item, price_line.at) is not null then 'item_sold_out'
    when found_options <> cardinality(chosen) or wrong_groups > 0 or unavailable > 0 then 'options_invalid'
  end;
  return line;
end
$$;
comment on function private.price_line is 'Present price and details of an item with options, or the reason why it cannot be ordered for a time.';

create or replace function public.price_guest_cart(items jsonb, language text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'item_id', g.item_id, 'option_ids', g.option_ids, 'quantity', g.quantity, 'special_instructions', g.instructions,
    'name', coalesce(private.item_label(coalesce(i.name_translations ->> price_guest_cart.language, w.text), i.unit, (p.line).category::public.vendor_kind), (p.line).name), 'unit_paise', (p.line).unit_paise, 'picture', (p.line).picture, 'diet', d.diet, 'category', (p.line).category,
    'vendor_id', (p.line).vendor_id, 'vendor_name', (p.line).vendor_name, 'options', coalesce((p.line).options, '[]'::jsonb),
    'orderable', (p.line).problem is null, 'unavailable_reason', (p.line).problem)), '[]'::jsonb)
  from private.guest_lines(items) as g
  cross join lateral (select private.price_line(g.item_id, g.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = price_guest_cart.language
$$;
comment on function public.price_guest_cart is 'A guest''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

create or replace function public.my_cart(language text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'item_id', c.item_id, 'option_ids', c.option_ids, 'quantity', c.quantity,
    'special_instructions', c.special_instructions, 'name', coalesce(private.item_label(coalesce(i.name_translations ->> my_cart.language, w.text), i.unit, (p.line).category::public.vendor_kind), (p.line).name, c.name),
    'unit_paise', coalesce((p.line).unit_paise, c.unit_paise), 'picture', coalesce((p.line).picture, c.image_url),
    'diet', d.diet, 'category', (p.line).category, 'vendor_id', c.vendor_id, 'vendor_name', c.vendor_name,
    'options', coalesce((p.line).options, c.options), 'orderable', (p.line).problem is null,
    'unavailable_reason', (p.line).problem) order by c.vendor_name, c.created_at, c.id), '[]'::jsonb)
  from public.unified_cart_items as c
  cross join lateral (select private.price_line(c.item_id, c.option_ids) as line) as p
  left join public.catalog_items as i on i.id = (p.line).item_id
  left join public.dishes as d on d.item_id = i.id
  left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name) and w.language = my_cart.language
  where c.user_id = (select auth.uid())
$$;
comment on function public.my_cart is 'The caller''s cart at present prices, with names in the reader''s language, or with null as the vendors wrote them.';

-- When it is wanted ----------------------------------------------------------------------------------------------------

create function private.are_slots(slots jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if slots is null or jsonb_typeof(slots) = 'null' then return true; end if;
  return case when jsonb_typeof(slots) = 'object' then (select count(*) <= 60 from jsonb_each(slots)) and not exists (
    select from jsonb_each(slots) as s where not pg_input_is_valid(s.key, 'uuid')
      or jsonb_typeof(s.value) not in ('string', 'null') or length(s.value #>> '{}') > 60) else false end;
end
$$;
comment on function private.are_slots is 'Whether a value is {vendor id: time or null}, of at most sixty vendors.';

create function private.slot_of(request jsonb, vendor_id uuid) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  if request -> 'slots' ? vendor_id::text then
    return private.schedule_of(jsonb_build_object('scheduled_for', request -> 'slots' -> vendor_id::text));
  end if;
  return (request ->> 'scheduled_for')::timestamptz;
end
$$;
comment on function private.slot_of is 'The time for which a vendor''s part of a checkout is wanted: its own, else that of the whole; null is now, -infinity no time.';

create or replace function private.hold_slots(quote jsonb) returns void language plpgsql set search_path = '' as $$
declare
  slot record;
begin
  -- In one order for everybody, against deadlocks between carts of several vendors.
  for slot in
    select distinct (o ->> 'vendor_id')::uuid as vendor_id, (o ->> 'scheduled_for')::timestamptz as at
    from jsonb_array_elements(quote -> 'orders') as o
    where o ->> 'vendor_id' is not null and o ->> 'scheduled_for' is not null order by 1, 2
  loop
    perform private.hold_slot(slot.vendor_id, slot.at);
  end loop;
end
$$;
comment on function private.hold_slots is 'Holds the slots that the orders of a quote are for until the end of the transaction.';

-- Gifts ----------------------------------------------------------------------------------------------------------------

create table public.order_gifts (
  checkout_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  recipient text not null constraint gift_recipient_length check (length(trim(recipient)) between 1 and 60),
  message text not null default '' constraint gift_message_length check (length(message) <= 200),
  sender text not null default '' constraint gift_sender_length check (length(sender) <= 60)
);
create index order_gifts_user_idx on public.order_gifts (user_id);
comment on table public.order_gifts is 'The card of a checkout that is a gift. The bill stays out of the bag.';
alter table public.order_gifts enable row level security;
create function private.packs_for(checkout_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o where o.checkout_id = packs_for.checkout_id and private.works_for(o.vendor_id))
$$;
comment on function private.packs_for is 'Whether the caller works for a vendor who has an order of a checkout.';
grant execute on function private.packs_for(uuid) to authenticated;
create policy "its customer, the vendors who pack it and administrators read a card" on public.order_gifts for select to authenticated
  using (user_id = (select auth.uid()) or private.packs_for(checkout_id) or (select private.is_admin()));
revoke all on public.order_gifts from anon, authenticated;
grant select on public.order_gifts to authenticated;

create function private.is_gift(gift jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if gift is null or jsonb_typeof(gift) = 'null' then return true; end if;
  return case when jsonb_typeof(gift) = 'object' then coalesce(jsonb_typeof(gift -> 'recipient') = 'string', false)
    and length(trim(gift ->> 'recipient')) between 1 and 60
    and coalesce(jsonb_typeof(gift -> 'message'), 'string') = 'string' and length(coalesce(gift ->> 'message', '')) <= 200
    and coalesce(jsonb_typeof(gift -> 'sender'), 'string') = 'string' and length(coalesce(gift ->> 'sender', '')) <= 60
    and not exists (select from jsonb_object_keys(gift) as k where k not in ('recipient', 'message', 'sender')) else false end;
end
$$;
comment on function private.is_gift is 'Whether a value is a gift''s card: {recipient, message?, sender?}.';

-- Pricing and placing --------------------------------------------------------------------------------------------------

alter table private.goods_categories add column fulfil text;
comment on column private.goods_categories.fulfil is
  'The name of a function (v vendors, home addresses, request jsonb, lines jsonb) returns jsonb {kind, problems, charges, distance_m, minutes_min, '
  'minutes_max, accept_seconds}: how goods of this category reach their buyer; null is by courier. home has no id while no address is chosen.';

create function private.payment_methods_of(kind private.order_kinds, orders jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(m.method order by m.n), '[]'::jsonb)
    from unnest(kind.payment_methods) with ordinality as m (method, n)
    where not exists (select from jsonb_array_elements(orders) as o join private.order_kinds as k on k.kind::text = o ->> 'kind'
      where m.method <> all (k.payment_methods)));
end
$$;
comment on function private.payment_methods_of is 'The ways in which every order of a checkout can be paid.';

drop function private.problems_of_vendor(public.vendors, jsonb, bigint, timestamptz, integer);
create function private.problems_of_vendor(
  v public.vendors, lines jsonb, subtotal bigint, scheduled timestamptz, minutes integer, at_opening_hours boolean
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  about jsonb := jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name);
  problems jsonb;
  -- The kitchen begins then: a pause that is over by then prevents nothing.
  begins timestamptz := coalesce(scheduled - make_interval(mins => problems_of_vendor.minutes), now());
  slot_problem text := case when scheduled is not null and private.schedule_time_problem(scheduled) is null
    then private.schedule_problem(v, scheduled, problems_of_vendor.minutes) end;
begin
  select coalesce(jsonb_agg(private.problem(bad.code, about || jsonb_build_object('item_id', bad.item_id, 'item_name', bad.item_name,
    'stock', bad.stock))), '[]'::jsonb) into problems
  from (
    select l -> 'line' ->> 'problem' as code, l ->> 'item_id' as item_id, l ->> 'name' as item_name, null::integer as stock
    from jsonb_array_elements(lines) as l where l -> 'line' ->> 'problem' is not null
    union all
    select 'stock_short', l ->> 'item_id', min(l ->> 'name'), min((l -> 'line' ->> 'stock')::integer)
    from jsonb_array_elements(lines) as l where l -> 'line' ->> 'stock' is not null and l -> 'line' ->> 'problem' is null
    group by l ->> 'item_id' having sum((l ->> 'quantity')::integer) > min((l -> 'line' ->> 'stock')::integer)
  ) as bad;
  if v.status <> 'active' then
    problems := problems || private.problem('vendor_suspended', about);
  elsif not v.accepting_orders or v.paused_until > begins then
    problems := problems || private.problem('vendor_paused', about || jsonb_build_object('opens_at', v.paused_until));
  elsif scheduled is not null then
    if slot_problem is not null then problems := problems || private.problem(slot_problem, about); end if;
  elsif at_opening_hours and not private.vendor_is_open(v.id, now()) then
    problems := problems || private.problem('vendor_closed', about || jsonb_build_object('opens_at', private.vendor_next_opening(v.id, now())));
  end if;
  if subtotal < v.min_order_paise then
    problems := problems || private.problem('below_minimum', about || jsonb_build_object('minimum_paise', v.min_order_paise));
  end if;
  return problems;
end
$$;
comment on function private.problems_of_vendor is
  'What prevents ordering these lines from a vendor, now or for a slot; minutes are preparation and travel before it. '
  'at_opening_hours: what a carrier brings can be ordered at any hour.';

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
    if request ->> 'address_id' is null then
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
      select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class') -> 0 as c
      from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods where c is not null;
    charges := charges || private.charge('packaging', vendor.packaging_paise, coalesce(category.packaging_tax_class, 'delivery'))
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
comment on function private.price_goods is 'The price of the caller''s cart, one order per vendor, before tax, discount and tip.';

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
begin
  select * into kind from private.order_kinds as k where k.kind::text = coalesce(request ->> 'fulfilment', 'delivery');
  if tip not between 0 and 100000 or (tip > 0 and not kind.takes_tip) then
    problems := problems || private.problem('tip_invalid');
    tip := 0;
  end if;
  time_problem := case when scheduled is null then null when not kind.takes_schedule then 'schedule_invalid'
    else private.schedule_time_problem(scheduled) end;
  if time_problem is not null then problems := problems || private.problem(time_problem); end if;
  if time_problem = 'schedule_invalid' then scheduled := null; end if;
  execute format('select %s($1, $2)', kind.price) into priced
    using caller, request || jsonb_build_object('fulfilment', kind.kind, 'scheduled_for', scheduled);
  if request ? 'slots' and not kind.takes_schedule then problems := problems || private.problem('schedule_invalid'); end if;
  problems := problems || (priced -> 'problems');
  orders := priced -> 'orders';

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
    charges := orders -> i -> 'charges';
    charges := charges || private.taxes_on(charges)
      -- The tip goes with the first order.
      || case when i = 0 then private.charge('tip', tip) else '[]'::jsonb end;
    orders := jsonb_set(orders, array[i::text], (orders -> i) || jsonb_build_object('charges', charges, 'total_paise', private.sum_of(charges)));
  end loop;

  return jsonb_build_object(
    'placeable', jsonb_array_length(problems) = 0, 'problems', problems, 'orders', orders,
    'totals', (select jsonb_build_object('total_paise', private.sum_of(c.all_of_them), 'charges', private.merged_charges(c.all_of_them))
      from (select coalesce(jsonb_agg(charge), '[]'::jsonb) as all_of_them
        from jsonb_array_elements(orders) as o, jsonb_array_elements(o -> 'charges') as charge) as c),
    'coupon', coupon - array['bearer', 'vendor_id'], 'fulfilment', kind.kind, 'address', priced -> 'address', 'scheduled_for', scheduled,
    'payment_methods', private.payment_methods_of(kind, orders), 'gift', request -> 'gift');
end
$$;
comment on function private.build_quote is
  'Prices a request by the rules of its kind, with tax, coupon and tip, which are the same for all. Changes nothing.';

create or replace function private.clean_request(request jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  own_keys text[];
begin
  -- The instructions are the longest part; a cart holds sixty lines, so at most sixty vendors.
  perform private.bound(request, 8000);
  if jsonb_typeof(request) = 'object' then
    select k.request_keys into own_keys from private.order_kinds as k where k.kind::text = coalesce(request ->> 'fulfilment', 'delivery');
  end if;
  if own_keys is null or exists (select from jsonb_each(request) as e where e.key = any (own_keys)
        and (jsonb_typeof(e.value) not in ('string', 'number', 'boolean', 'null') or length(e.value #>> '{}') > 100))
      or jsonb_typeof(request -> 'vendor_ids') not in ('array', 'null')
      or jsonb_typeof(request -> 'address_id') not in ('string', 'null') or jsonb_typeof(request -> 'scheduled_for') not in ('string', 'null')
      or not private.are_slots(request -> 'slots') or not private.is_gift(request -> 'gift')
      or length(request ->> 'address_id') > 60 or length(request ->> 'scheduled_for') > 60
      or (case jsonb_typeof(request -> 'vendor_ids') when 'array' then jsonb_array_length(request -> 'vendor_ids') > 60
        or exists (select from jsonb_array_elements(request -> 'vendor_ids') as v where not coalesce(pg_input_is_valid(v #>> '{}', 'uuid'), false))
        else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('fulfilment', request -> 'fulfilment', 'address_id', request -> 'address_id',
    'vendor_ids', request -> 'vendor_ids', 'tip_paise', request -> 'tip_paise', 'coupon_code', left(request ->> 'coupon_code', 20),
    'scheduled_for', request -> 'scheduled_for', 'slots', request -> 'slots', 'gift', request -> 'gift', 'instructions', left(request ->> 'instructions', 300))
    || (select coalesce(jsonb_object_agg(e.key, e.value), '{}'::jsonb) from jsonb_each(request) as e where e.key = any (own_keys)));
end
$$;
comment on function private.clean_request is 'What is kept of a request for a quote: known keys of known types and bounded size.';

create or replace function private.create_order(caller uuid, kept private.quotes, part jsonb, checkout uuid, method public.payment_method,
  cash_change_for_paise integer, stocked uuid[]) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  home jsonb := nullif(kept.quote -> 'address', 'null');
  scheduled timestamptz := (case when part ? 'scheduled_for' then part else kept.quote end ->> 'scheduled_for')::timestamptz;
begin
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
  insert into public.order_charges (order_id, position, code, amount_paise, tax_class, rate_bp, base_paise, bearer)
  select o.id, n, c ->> 'code', (c ->> 'amount_paise')::integer, c ->> 'tax_class', (c ->> 'rate_bp')::integer, (c ->> 'base_paise')::integer,
    coalesce(c ->> 'bearer', 'customer')
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

create function private.keep_gift(checkout uuid, caller uuid, gift jsonb) returns void language sql set search_path = '' as $$
  insert into public.order_gifts (checkout_id, user_id, recipient, message, sender)
  values (checkout, caller, trim(gift ->> 'recipient'), coalesce(gift ->> 'message', ''), coalesce(gift ->> 'sender', ''))
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
      where place_order.cash_change_for_paise not between (e ->> 'total_paise')::bigint and (e ->> 'total_paise')::bigint + 200000)) then
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
comment on function public.place_order is
  'Turns a valid quote into one order per vendor, once per key; prices, stock and opening hours are checked again. '
  'Answers {outcome: placed, checkout_id, orders: [{id, order_number, vendor_name, total_paise}], replayed}, or '
  '{outcome: price_changed, quote, replayed} with a new quote.';
