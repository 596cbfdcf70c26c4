-- Quotes and placing orders: the client sends ids and quantities, the server knows the prices.

create table private.quotes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  request jsonb not null,
  quote jsonb not null,
  hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  used_by text
);
create index quotes_user_idx on private.quotes (user_id, created_at);
create index quotes_expires_idx on private.quotes (expires_at);
comment on table private.quotes is 'Quotes, valid for ten minutes and one checkout. used_by is the idempotency key that used it.';

create function private.problem(code text, more jsonb default '{}'::jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('code', code) || more
$$;

create function private.is_first_customer(caller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.enhanced_orders as o where o.user_id = caller and o.status <> 'cancelled')
    and not exists (
      select from auth.users as u join private.customer_digests as d
        on d.kind = 'phone' and d.digest = private.keyed_digest(regexp_replace(u.phone, '\D', '', 'g'))
      where u.id = caller and u.phone <> '' and d.at > now() - private.phone_digest_period())
    and (select count(*) from private.customer_digests as d
      where d.kind = 'device' and d.digest = private.device_digest() and d.account_id <> caller
        and d.at > now() - private.device_digest_period()) < private.setting_int('first_orders_per_device')
$$;
comment on function private.is_first_customer is
  'Whether an order of the caller would be a first one: none by the account, none by a former account of the same number, and not too '
  'many accounts on the same device.';

-- The coupon's discount on the vendors' parts of a checkout, or why there is none.
create function private.coupon_discount(caller uuid, code text, subtotal bigint, delivery bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.coupons;
  uses integer;
begin
  select * into c from public.coupons as k where k.code = upper(trim(coupon_discount.code))
    and k.valid_from <= now() and (k.valid_to is null or k.valid_to > now());
  if not found then return private.problem('coupon_invalid'); end if;
  if subtotal < c.minimum_paise then
    return private.problem('coupon_not_applicable', jsonb_build_object('reason', 'minimum', 'minimum_paise', c.minimum_paise));
  end if;
  select count(*) into uses from public.coupon_redemptions as r where r.code = c.code and r.user_id = caller and r.released_at is null;
  if uses >= c.per_user_limit then return private.problem('coupon_not_applicable', '{"reason": "used"}'); end if;
  if c.first_order_only and not private.is_first_customer(caller) then
    return private.problem('coupon_not_applicable', '{"reason": "first_order"}');
  end if;
  if c.total_limit is not null and (select count(*) from public.coupon_redemptions as r where r.code = c.code and r.released_at is null) >= c.total_limit then
    return private.problem('coupon_not_applicable', '{"reason": "exhausted"}');
  end if;
  return jsonb_build_object('code', c.code, 'bearer', c.funded_by, 'discount_paise', least(case c.kind
    when 'flat' then c.value
    when 'percent' then round(subtotal::numeric * c.value / 10000)
    else delivery end, coalesce(c.cap_paise, 1000000), subtotal + delivery)::bigint);
end
$$;

-- Goods of vendors, delivered or picked up -----------------------------------------------------------------------------

create function private.problems_of_vendor(v public.vendors, lines jsonb, subtotal bigint, scheduled timestamptz, minutes integer) returns jsonb
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
  elsif not private.vendor_is_open(v.id, now()) then
    problems := problems || private.problem('vendor_closed', about || jsonb_build_object('opens_at', private.vendor_next_opening(v.id, now())));
  end if;
  if subtotal < v.min_order_paise then
    problems := problems || private.problem('below_minimum', about || jsonb_build_object('minimum_paise', v.min_order_paise));
  end if;
  return problems;
end
$$;
comment on function private.problems_of_vendor is
  'What prevents ordering these lines from a vendor, now or for a slot; minutes are preparation and travel before it.';

create function private.priced_lines(lines jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('cart_item_id', l ->> 'id', 'item_id', l ->> 'item_id',
    'name', coalesce(l -> 'line' ->> 'name', l ->> 'name'), 'picture', l -> 'line' -> 'picture',
    'options', coalesce(nullif(l -> 'line' -> 'options', 'null'), l -> 'options'), 'option_ids', l -> 'option_ids',
    'special_instructions', l -> 'special_instructions', 'diet', l -> 'diet',
    'tax_class', coalesce(l -> 'line' ->> 'tax_class', 'restaurant'), 'unit_paise', priced.unit, 'quantity', priced.quantity,
    'total_paise', priced.quantity * priced.unit) order by ordinality)
  from jsonb_array_elements(lines) with ordinality as e (l, ordinality)
  cross join lateral (select coalesce((l -> 'line' ->> 'unit_paise')::integer, (l ->> 'unit_paise')::integer) as unit,
    (l ->> 'quantity')::integer as quantity) as priced);
end
$$;
comment on function private.priced_lines is 'Lines of the cart with the catalogue''s prices, as a quote shows them.';

create function private.terms_of_goods(vendor public.vendors, rule public.fee_rules, charges jsonb, distance_m integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('commission_bp', vendor.commission_bp,
    'commission_paise', round(private.sum_of(charges, 'items')::numeric * vendor.commission_bp / 10000)::bigint,
    'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'), 'fee_rule_id', rule.id,
    'courier_pay_paise', private.courier_pay(distance_m))
  from public.regions as r where r.id = vendor.region_id);
end
$$;
comment on function private.terms_of_goods is 'What the platform has agreed with vendor and franchise at this moment.';

create table private.goods_categories (
  category public.vendor_kind primary key,
  ask text,
  place text,
  packaging_tax_class text
);
comment on table private.goods_categories is
  'What a category of goods has beside what all have; a category without a row has nothing more. A trade adds its row in its own migration.';
comment on column private.goods_categories.ask is
  'The name of a function (request jsonb) returns jsonb: what a request for a quote asks of the category, a part of each of its orders.';
comment on column private.goods_categories.place is 'The name of a function (o enhanced_orders, part jsonb) returns void: writes the category''s own rows.';
comment on column private.goods_categories.packaging_tax_class is 'What taxes packaging; null where it is part of the delivery.';

create function private.price_goods(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pickup boolean := request ->> 'fulfilment' = 'pickup';
  scheduled timestamptz := (request ->> 'scheduled_for')::timestamptz;
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
    from public.unified_cart_items as c
    join public.vendors as v on v.id = c.vendor_id
    -- "offset 0": priced once per line, not once for each use below.
    cross join lateral (select private.price_line(c.item_id, c.option_ids, coalesce(scheduled, now())) as line offset 0) as p
    left join public.dishes as d on d.item_id = (p.line).item_id
    where c.user_id = caller and (request -> 'vendor_ids' is null or jsonb_typeof(request -> 'vendor_ids') <> 'array'
      or request -> 'vendor_ids' ? c.vendor_id::text)
    group by v.id
    order by min(c.created_at), v.id
  loop
    vendor := vendor_part.vendor;
    select * into category from private.goods_categories as c where c.category = vendor.kind;
    own := '{}';
    if category.ask is not null then execute format('select %s($1)', category.ask) into own using request; end if;
    road := case when home.id is not null then private.road_distance_m(home.lat, home.lng, vendor.lat, vendor.lng) else 0 end;
    minutes := vendor.prep_minutes + case when pickup then 0 else private.travel_minutes(road) end;
    problems := problems || private.problems_of_vendor(vendor, vendor_part.lines, vendor_part.subtotal, scheduled, minutes);
    if home.id is not null and public.distance_m(home.lat, home.lng, vendor.lat, vendor.lng) > vendor.delivery_radius_m then
      problems := problems || private.problem('outside_delivery_area', jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    if private.is_staff_of(vendor.id, caller) then
      problems := problems || private.problem('own_vendor', jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    -- A slot that has passed is a problem of its own; no fee rule needs to reach back to it.
    fees := private.fees_at(vendor.region_id, greatest(scheduled, now()));
    rule := fees.rule;
    lines := private.priced_lines(vendor_part.lines);

    select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
      select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class') -> 0 as c
      from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods where c is not null;
    charges := charges || private.charge('packaging', vendor.packaging_paise, coalesce(category.packaging_tax_class, 'delivery'))
      || private.charge('platform', rule.platform_paise);
    if not pickup then
      charges := charges || (private.delivery_price(fees, road)).charges
        || private.charge('small_cart', case when vendor_part.subtotal < rule.small_cart_below_paise then rule.small_cart_paise else 0 end);
    end if;
    orders := orders || (jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name, 'category', vendor.kind,
      'region_id', vendor.region_id, 'lines', lines, 'charges', charges, 'distance_m', road, 'minutes_min', minutes, 'minutes_max', minutes + 10,
      'prep_minutes', vendor.prep_minutes, 'accept_seconds', case when scheduled is null then private.setting_int('vendor_accept_seconds')
        else extract(epoch from private.accept_until(vendor, scheduled, minutes) - now()) end,
      'terms', private.terms_of_goods(vendor, rule, charges, road)) || own);
  end loop;
  if jsonb_array_length(orders) = 0 then problems := problems || private.problem('cart_empty'); end if;

  return jsonb_build_object('problems', problems, 'orders', orders,
    'address', case when home.id is not null then jsonb_build_object('id', home.id, 'label', home.label, 'line', home.line,
      'landmark', home.landmark, 'city', home.city, 'pincode', home.pincode, 'lat', home.lat, 'lng', home.lng) end);
end
$$;
comment on function private.price_goods is 'The price of the caller''s cart, one order per vendor, before tax, discount and tip.';

-- Every kind -----------------------------------------------------------------------------------------------------------

create table private.order_kinds (
  kind public.order_kind primary key,
  price text not null,
  place text not null,
  takes_tip boolean not null default false,
  takes_coupon boolean not null default false,
  takes_schedule boolean not null default false,
  payment_methods public.payment_method[] not null default '{wallet}',
  request_keys text[] not null default '{}'
);
comment on table private.order_kinds is 'How each kind of order is priced and what placing one writes beside the order itself.';
comment on column private.order_kinds.price is
  'The name of a function (caller uuid, request jsonb) returns jsonb {problems, address, orders: [{vendor_id?, vendor_name, category, region_id, '
  'lines, charges, terms?, accept_seconds?, prep_minutes?, distance_m?, minutes_min?, minutes_max?}]}: charges before tax, discount and tip.';
comment on column private.order_kinds.request_keys is
  'What a request for a quote may name beside the common keys: texts of at most 100 letters, numbers and booleans.';
comment on column private.order_kinds.place is 'The name of a function (o enhanced_orders, part jsonb) returns void: writes the kind''s own rows.';

create function private.schedule_of(request jsonb) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  if request ->> 'scheduled_for' is null then return null; end if;
  if not pg_input_is_valid(request ->> 'scheduled_for', 'timestamptz') then return '-infinity'; end if;
  -- The ends of the calendar overflow where minutes are added.
  return case when (request ->> 'scheduled_for')::timestamptz between '2000-01-01' and '2200-01-01'
    then (request ->> 'scheduled_for')::timestamptz else '-infinity' end;
end
$$;
comment on function private.schedule_of is 'When an order is wanted; null for now, -infinity for what is no time of these centuries.';

create function private.tip_of(request jsonb) returns bigint language sql immutable set search_path = '' as $$
  -- A value that is not a number, or does not fit the type, is out of range and not "no tip".
  select case when request -> 'tip_paise' is null then 0
    when jsonb_typeof(request -> 'tip_paise') = 'number' then least(greatest(floor((request ->> 'tip_paise')::numeric), -1), 100001)::bigint
    else -1 end
$$;

create function private.with_discount(orders jsonb, discount bigint, bearer text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  whole bigint := (select sum(private.sum_of(o -> 'charges', 'items')) from jsonb_array_elements(orders) as o);
  remaining bigint := discount;
  share bigint;
  last_one integer := jsonb_array_length(orders) - 1;
begin
  -- Shared by size; the last order takes the rounding remainder.
  for i in 0 .. last_one loop
    share := case when i = last_one then remaining
      else least(remaining, floor(discount::numeric * private.sum_of(orders -> i -> 'charges', 'items') / whole)) end;
    remaining := remaining - share;
    continue when share = 0;
    orders := jsonb_set(orders, array[i::text, 'charges'], (orders -> i -> 'charges')
      || jsonb_build_array(jsonb_build_object('code', 'discount', 'amount_paise', -share, 'bearer', bearer)));
  end loop;
  return orders;
end
$$;
comment on function private.with_discount is 'The orders of a checkout with a coupon''s discount, shared by the size of their items.';

create function private.build_quote(caller uuid, request jsonb) returns jsonb
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
  problems := problems || (priced -> 'problems');
  orders := priced -> 'orders';

  if nullif(trim(request ->> 'coupon_code'), '') is not null and not kind.takes_coupon then
    problems := problems || private.problem('coupon_invalid');
  elsif nullif(trim(request ->> 'coupon_code'), '') is not null and jsonb_array_length(orders) > 0 then
    select private.coupon_discount(caller, request ->> 'coupon_code', sum(private.sum_of(o -> 'charges', 'items'))::bigint,
      sum(private.sum_of(o -> 'charges', 'delivery'))::bigint) into coupon from jsonb_array_elements(orders) as o;
    if coupon ? 'discount_paise' then
      orders := private.with_discount(orders, (coupon ->> 'discount_paise')::bigint, coupon ->> 'bearer');
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
    'coupon', coupon - 'bearer', 'fulfilment', kind.kind, 'address', priced -> 'address', 'scheduled_for', scheduled,
    'payment_methods', to_jsonb(kind.payment_methods));
end
$$;
comment on function private.build_quote is
  'Prices a request by the rules of its kind, with tax, coupon and tip, which are the same for all. Changes nothing.';

create function private.quote_hash(quote jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  return md5((quote -> 'problems')::text || (quote -> 'totals')::text || coalesce(quote ->> 'address', '') || (
    select coalesce(string_agg((o - array['minutes_min', 'minutes_max', 'prep_minutes', 'accept_seconds', 'terms'])::text, '|'), '') from jsonb_array_elements(quote -> 'orders') as o));
end
$$;

create trigger account_is_open before insert on private.quotes for each row execute function private.hold_account_of_row('user_id');

create function private.store_quote(caller uuid, request jsonb, built jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored private.quotes;
begin
  insert into private.quotes (user_id, request, quote, hash)
  values (caller, request, built, private.quote_hash(built)) returning * into stored;
  return built || jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(o - array['terms', 'accept_seconds', 'prep_minutes']), '[]'::jsonb) from jsonb_array_elements(built -> 'orders') as o),
    'quote_id', case when (built ->> 'placeable')::boolean then stored.id end,
    'hash', stored.hash, 'expires_at', stored.expires_at, 'wallet_balance_paise', private.wallet_balance(caller));
end
$$;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('quotes_per_minute', 'integer', 'count', '60', 1, 100000, 'orders', 'Prices that one customer may ask for within a minute.', false),
  ('quotes_per_hour', 'integer', 'count', '200', 1, 100000, 'orders', 'Prices that one customer may ask for within an hour.', false);

-- Every request prices and stores a new quote; a user at checkout needs a few a minute, a script would fill the table.
create function private.pace_quotes(caller uuid) returns void language plpgsql set search_path = '' as $$
declare
  last_hour integer;
  last_minute integer;
begin
  perform private.take_turns('quotes', caller::text);
  select count(*), count(*) filter (where q.created_at > now() - interval '1 minute') into last_hour, last_minute
  from private.quotes as q where q.user_id = caller and q.created_at > now() - interval '1 hour';
  if last_minute >= private.setting_int('quotes_per_minute') or last_hour >= private.setting_int('quotes_per_hour') then
    perform private.refuse(429, 'too_many_quotes', 'Prices were asked for too often. Please wait a moment and try again.');
  end if;
end
$$;
comment on function private.pace_quotes is
  'Limits a user''s quotes per minute and per hour to what the settings allow: 60 and 200. Before each quote that is stored.';

create function private.clean_request(request jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
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
      or length(request ->> 'address_id') > 60 or length(request ->> 'scheduled_for') > 60
      or (case jsonb_typeof(request -> 'vendor_ids') when 'array' then jsonb_array_length(request -> 'vendor_ids') > 60
        or exists (select from jsonb_array_elements(request -> 'vendor_ids') as v where not coalesce(pg_input_is_valid(v #>> '{}', 'uuid'), false))
        else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('fulfilment', request -> 'fulfilment', 'address_id', request -> 'address_id',
    'vendor_ids', request -> 'vendor_ids', 'tip_paise', request -> 'tip_paise', 'coupon_code', left(request ->> 'coupon_code', 20),
    'scheduled_for', request -> 'scheduled_for', 'instructions', left(request ->> 'instructions', 300))
    || (select coalesce(jsonb_object_agg(e.key, e.value), '{}'::jsonb) from jsonb_each(request) as e where e.key = any (own_keys)));
end
$$;
comment on function private.clean_request is 'What is kept of a request for a quote: known keys of known types and bounded size.';

create function public.quote_order(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  cleaned jsonb := private.clean_request(request);
begin
  perform private.pace_quotes(caller);
  return private.store_quote(caller, cleaned, private.build_quote(caller, cleaned));
end
$$;
comment on function public.quote_order is
  'The all-in price of the caller''s cart with every problem that prevents ordering, valid for ten minutes. request: '
  '{fulfilment (delivery or pickup), address_id?, vendor_ids?, tip_paise?, coupon_code?, scheduled_for? (the beginning of one of '
  'schedule_slots), instructions?, no_cutlery? (of food)}; money other than the tip is ignored. Answers {quote_id (null when not placeable), '
  'hash, expires_at, placeable, problems: [{code, vendor_id?, vendor_name?, item_id?, item_name?, opens_at?, '
  'minimum_paise?, stock?, reason?}], orders: [{vendor_id, vendor_name, lines, no_cutlery? (of food), '
  'charges: [{code, amount_paise, tax_class?, rate_bp?, base_paise?}], total_paise, distance_m, minutes_min, minutes_max}], '
  'totals: {total_paise, charges}, coupon, fulfilment, address, scheduled_for, wallet_balance_paise, '
  'payment_methods}.';

create function private.create_order(caller uuid, kept private.quotes, part jsonb, checkout uuid, method public.payment_method,
  cash_change_for_paise integer, stocked uuid[]) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  home jsonb := nullif(kept.quote -> 'address', 'null');
  scheduled timestamptz := (kept.quote ->> 'scheduled_for')::timestamptz;
begin
  insert into public.enhanced_orders (user_id, order_number, kind, category, vendor_id, vendor_name, checkout_id, region_id,
    total_paise, discount_paise, items, promo_code, payment_method, payment_status, cash_change_for_paise, address, scheduled_for,
    instructions, distance_m, prep_minutes, accept_by, promised_min_at, promised_max_at, terms, last_seq)
  values (caller, private.next_order_number((part ->> 'region_id')::uuid), (kept.quote ->> 'fulfilment')::public.order_kind,
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

create function private.take_stock(built jsonb) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  stocked uuid[];
begin
  with wanted as (
    select (l ->> 'item_id')::uuid as item_id, sum((l ->> 'quantity')::integer) as quantity
    from jsonb_array_elements(built -> 'orders') as part, jsonb_array_elements(part -> 'lines') as l group by 1
  ), taken as (
    update public.catalog_items as i set stock = i.stock - wanted.quantity
    from wanted where i.id = wanted.item_id and i.stock is not null returning i.id
  )
  select coalesce(array_agg(taken.id), '{}') into stocked from taken;
  return stocked;
exception when check_violation then
  return null;
end
$$;
comment on function private.take_stock is
  'Takes what a quote orders from stock and answers the items whose stock is counted; null, and nothing taken, where one is short.';

create function private.share_goods(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - (o.terms ->> 'commission_paise')::bigint;
  courier_share bigint := case when o.kind = 'delivery' then coalesce((o.terms ->> 'courier_pay_paise')::integer, private.courier_pay(o.distance_m)) + private.charged(o.id, 'tip') else 0 end;
  platform_part bigint := o.total_paise + o.discount_paise - private.charged(o.id, 'tax') - vendor_share - courier_share;
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
comment on function private.share_goods is
  'The vendor earns items and packaging less commission, the courier pay and tip, the franchise its part of what is left.';

create function private.place_goods(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  place text;
begin
  perform private.share_goods(o);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
  if o.scheduled_for is not null then perform private.remind_at_opening(o); end if;
  select c.place into place from private.goods_categories as c where c.category::text = o.category;
  if place is not null then execute format('select %s($1, $2)', place) using o, part; end if;
  if o.kind = 'delivery' then
    insert into public.deliveries (order_id, vendor_id, region_id, pickup_lat, pickup_lng, drop_lat, drop_lng, distance_m, pay_paise)
    select o.id, v.id, v.region_id, v.lat, v.lng, (o.address ->> 'lat')::double precision, (o.address ->> 'lng')::double precision,
      o.distance_m, (o.terms ->> 'courier_pay_paise')::integer
    from public.vendors as v where v.id = o.vendor_id;
  end if;
end
$$;
comment on function private.place_goods is 'The vendor''s time to accept, what the category has of its own, and the courier''s job of an order that is delivered.';
insert into private.order_kinds (kind, price, place, takes_tip, takes_coupon, takes_schedule, payment_methods) values
  ('delivery', 'private.price_goods', 'private.place_goods', true, true, true, '{wallet,cash}'),
  ('pickup', 'private.price_goods', 'private.place_goods', false, true, true, '{wallet,cash}');
insert into private.order_notices (kind, to_status, role, template)
select k.kind, n.to_status, 'user', n.template
from (values ('delivery'::public.order_kind), ('pickup')) as k (kind),
  (values ('confirmed'::public.order_status, 'order_confirmed'), ('ready', 'order_ready'), ('cancelled', 'order_cancelled')) as n (to_status, template);
insert into private.order_notices (kind, to_status, role, template) values
  ('delivery', 'preparing', 'user', 'order_preparing'), ('delivery', 'out_for_delivery', 'user', 'order_out_for_delivery'),
  ('delivery', 'on_way', 'user', 'order_on_way'), ('delivery', 'delivered', 'user', 'order_delivered'),
  ('pickup', 'preparing', 'user', 'order_preparing_pickup'), ('pickup', 'delivered', 'user', 'order_collected');

create function public.place_order(
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
  if kept.quote ->> 'scheduled_for' is not null then perform private.hold_slots(kept.quote); end if;
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

revoke execute on function public.quote_order(jsonb), public.place_order(uuid, text, public.payment_method, integer) from public, anon;
grant execute on function public.quote_order(jsonb), public.place_order(uuid, text, public.payment_method, integer) to authenticated;
