-- Quotes and placing orders: the client sends ids and quantities, the server knows the prices.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

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

comment on table private.quotes is
  'Quotes, valid for ten minutes and one checkout. used_by is the idempotency key that used it.';

create function private.problem(code text, more jsonb default '{}'::jsonb) returns jsonb language sql
  immutable set search_path = '' as $$
  select jsonb_build_object('code', code) || more
$$;

create function private.is_first_customer(caller uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.enhanced_orders as o where o.user_id = caller and o.status <> 'cancelled')
    and not exists (
      select from auth.users as u join private.customer_digests as d
        on d.kind = 'phone' and d.digest = private.phone_digest(u.phone)
      where u.id = caller and u.phone <> '' and d.at > now() - private.phone_digest_period())
    and (select count(*) from private.customer_digests as d
      where d.kind = 'device' and d.digest = private.device_digest() and d.account_id <> caller
        and d.at > now() - private.device_digest_period()) < private.setting_int('first_orders_per_device')
    and not private.shares_instrument(caller)
$$;

comment on function private.is_first_customer is
  'Whether an order of the caller would be a first one: none by the account, none by a former account of the same '
    'number, not too '
  'many accounts on the same device, and no payment from an instrument that paid for a first order of another account.';

-- Goods of vendors, delivered or picked up ----------------------------------------------------------------------------
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
  select coalesce(jsonb_agg(private.problem(bad.code, about || jsonb_build_object('item_id', bad.item_id, 'item_name',
    bad.item_name,
    'stock', bad.stock))), '[]'::jsonb) into problems
  from (
    select l -> 'line' ->> 'problem' as code, l ->> 'item_id' as item_id, l ->> 'name' as item_name,
      null::integer as stock
    from jsonb_array_elements(lines) as l where l -> 'line' ->> 'problem' is not null
    union all
    select 'stock_short', l ->> 'item_id', min(l ->> 'name'), min((l -> 'line' ->> 'stock')::integer)
    from jsonb_array_elements(lines) as l where l -> 'line' ->> 'stock' is not null
      and l -> 'line' ->> 'problem' is null
    group by l ->> 'item_id' having sum((l ->> 'quantity')::integer) > min((l -> 'line' ->> 'stock')::integer)
  ) as bad;
  if v.status <> 'active' then
    problems := problems || private.problem('vendor_suspended', about);
  elsif not v.accepting_orders or v.paused_until > begins then
    problems := problems || private.problem('vendor_paused', about || jsonb_build_object('opens_at', v.paused_until));
  elsif scheduled is not null then
    if slot_problem is not null then problems := problems || private.problem(slot_problem, about); end if;
  elsif at_opening_hours and not private.vendor_is_open(v.id, now()) then
    problems := problems || private.problem('vendor_closed',
      about || jsonb_build_object('opens_at', private.vendor_next_opening(v.id, now())));
  end if;
  if subtotal < v.min_order_paise then
    problems := problems || private.problem('below_minimum',
      about || jsonb_build_object('minimum_paise', v.min_order_paise));
  end if;

  if subtotal > private.setting_int('order_maximum_paise') then
    problems := problems || private.problem('above_maximum',
      about || jsonb_build_object('maximum_paise', private.setting_int('order_maximum_paise')));
  end if;
  return problems;
end
$$;

comment on function private.problems_of_vendor is
  'What prevents ordering these lines from a vendor, now or for a slot; minutes are preparation and travel before it. '
  'at_opening_hours: what a carrier brings can be ordered at any hour.';

create function private.priced_lines(lines jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('cart_item_id', l ->> 'id', 'item_id', l ->> 'item_id',
    'name', coalesce(l -> 'line' ->> 'name', l ->> 'name'), 'picture', l -> 'line' -> 'picture',
    'options', coalesce(nullif(l -> 'line' -> 'options', 'null'), l -> 'options'), 'option_ids', l -> 'option_ids',
    'special_instructions', l -> 'special_instructions', 'diet', l -> 'diet',
    'tax_class', coalesce(l -> 'line' ->> 'tax_class', 'restaurant'), 'unit_paise', priced.unit, 'quantity',
      priced.quantity,
    'total_paise', priced.quantity::bigint * priced.unit)
    || case when l ->> 'group_person_id' is null then '{}'
      else jsonb_build_object('group_person_id', l -> 'group_person_id', 'for_name', l -> 'for_name') end
    order by ordinality)
  from jsonb_array_elements(lines) with ordinality as e (l, ordinality)
  cross join lateral (select coalesce((l -> 'line' ->> 'unit_paise')::integer, (l ->> 'unit_paise')::integer) as unit,
    (l ->> 'quantity')::integer as quantity) as priced);
end
$$;

comment on function private.priced_lines is 'Lines of the cart with the catalogue''s prices, as a quote shows them; '
  'those of a group with the name of whoever chose them.';

create function private.terms_of_goods(vendor public.vendors, rule public.fee_rules, charges jsonb, distance_m integer)
  returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_build_object('commission_bp', vendor.commission_bp,
    'commission_paise', private.commission_on(charges, vendor.commission_bp),
    'franchise_owner_id', r.franchise_owner_id, 'franchise_share_bp', private.setting_int('franchise_share_bp'),
      'fee_rule_id', rule.id,
    'courier_pay_paise', private.courier_pay(distance_m))
  from public.regions as r where r.id = vendor.region_id);
end
$$;

comment on function private.terms_of_goods is 'What the platform has agreed with vendor and franchise at this moment.';

create function private.price_goods(caller uuid, request jsonb) returns jsonb
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
  trade private.trades;
  time_problem text;
  own jsonb;
  by_carrier jsonb;
begin
  scheduled := private.schedule_of(request);
  time_problem := case when scheduled is not null then private.schedule_time_problem(scheduled) end;
  if time_problem is not null then problems := problems || private.problem(time_problem); end if;
  request := request || jsonb_build_object('scheduled_for',
    case when time_problem is distinct from 'schedule_invalid' then scheduled end);
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
    select v as vendor, jsonb_agg(to_jsonb(c) || jsonb_build_object('line', to_jsonb(p.line), 'diet', d.diet)
      order by c.created_at, c.id) as lines,
      sum(c.quantity::bigint * coalesce((p.line).unit_paise, c.unit_paise))::bigint as subtotal
    from private.wanted_lines(caller, request) as c
    join public.vendors as v on v.id = c.vendor_id
    -- "offset 0": priced once per line, not once for each use below.
    cross join lateral (select private.price_line(c.item_id, c.option_ids,
      coalesce(private.slot_of(request, c.vendor_id), now())) as line offset 0) as p
    left join public.dishes as d on d.item_id = (p.line).item_id
    where not request ? 'orderable_only' or (p.line).problem is null
    group by v.id
    order by min(c.created_at), v.id
  loop
    vendor := vendor_part.vendor;
    select * into trade from private.trades as t where t.trade = vendor.kind::text;
    scheduled := private.slot_of(request, vendor.id);
    if request -> 'slots' ? vendor.id::text and private.schedule_time_problem(scheduled) is not null then
      problems := problems || private.problem(private.schedule_time_problem(scheduled),
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
      if not isfinite(scheduled) then scheduled := null; end if;
    end if;
    own := '{}';
    by_carrier := null;
    if trade.clean is not null then execute format('select %s($1)', trade.clean) into own using request; end if;
    road := case when home.id is not null then private.road_distance_m(home.lat, home.lng, vendor.lat, vendor.lng)
      else 0 end;
    minutes := vendor.prep_minutes + case when pickup then 0 else private.travel_minutes(road) end;
    lines := private.priced_lines(vendor_part.lines);
    if trade.fulfil is not null and not pickup then
      execute format('select %s($1, $2, $3, $4)', trade.fulfil) into by_carrier using vendor, home, request, lines;
      problems := problems || (by_carrier -> 'problems');
      scheduled := null;
      minutes := (by_carrier ->> 'minutes_min')::integer;
    elsif home.id is not null and not private.delivers_to(vendor, home.lat, home.lng) then
      problems := problems || private.problem('outside_delivery_area',
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    problems := problems || private.problems_of_vendor(vendor, vendor_part.lines, vendor_part.subtotal, scheduled,
      minutes, by_carrier is null);
    if private.is_staff_of(vendor.id, caller) then
      problems := problems || private.problem('own_vendor',
        jsonb_build_object('vendor_id', vendor.id, 'vendor_name', vendor.name));
    end if;
    -- A slot that has passed is a problem of its own; no fee rule needs to reach back to it.
    fees := private.fees_at(vendor.region_id, greatest(scheduled, now()));
    rule := fees.rule;

    select coalesce(jsonb_agg(c), '[]'::jsonb) into charges from (
      select private.charge('items', sum((l ->> 'total_paise')::bigint)::bigint, l ->> 'tax_class',
        vendor.prices_include_tax) -> 0 as c
      from jsonb_array_elements(lines) as l group by l ->> 'tax_class' order by l ->> 'tax_class') as goods
        where c is not null;
    -- Packaging that is part of the delivery is priced as the delivery is.
    charges := charges || private.charge('packaging', vendor.packaging_paise,
      coalesce(trade.packaging_tax_class, 'delivery'),
        trade.packaging_tax_class is null or vendor.prices_include_tax)
      || private.charge('platform', rule.platform_paise);
    if by_carrier is not null then
      charges := charges || (by_carrier -> 'charges');
    elsif not pickup then
      charges := charges || (private.delivery_price(fees, road)).charges
        || private.charge('small_cart', case when vendor_part.subtotal < rule.small_cart_below_paise
          then rule.small_cart_paise else 0 end);
    end if;
    orders := orders || (jsonb_build_object('trade', trade.trade, 'kind',
      coalesce(request ->> 'fulfilment', 'delivery'),
      'vendor_id', vendor.id, 'vendor_name', vendor.name, 'category', vendor.kind,
      'region_id', vendor.region_id, 'lines', lines, 'charges', charges, 'distance_m', road, 'minutes_min', minutes,
        'minutes_max', minutes + 10,
      'prep_minutes', vendor.prep_minutes, 'scheduled_for', scheduled, 'accept_seconds', case when scheduled is null
        then private.setting_int('vendor_accept_seconds')
        else extract(epoch from private.accept_until(vendor, scheduled, minutes) - now()) end,
      'terms', private.terms_of_goods(vendor, rule, charges, road)) || own
        || coalesce(by_carrier - array['problems', 'charges'], '{}'));
  end loop;
  if jsonb_array_length(orders) = 0 then problems := problems || private.problem('cart_empty'); end if;

  return jsonb_build_object('problems', problems, 'orders', orders, 'scheduled_for', request -> 'scheduled_for',
    'address', case when home.id is not null then jsonb_build_object('id', home.id, 'label', home.label, 'line',
      home.line,
      'landmark', home.landmark, 'city', home.city, 'pincode', home.pincode, 'lat', home.lat, 'lng', home.lng) end);
end
$$;

comment on function private.price_goods is
  'The price of the caller''s cart, one order per vendor, before tax, discount and tip.';

create function private.schedule_of(request jsonb) returns timestamptz language plpgsql
  stable set search_path = '' as $$
begin
  if request ->> 'scheduled_for' is null then return null; end if;
  if not pg_input_is_valid(request ->> 'scheduled_for', 'timestamptz') then return '-infinity'; end if;
  -- The ends of the calendar overflow where minutes are added.
  return case when (request ->> 'scheduled_for')::timestamptz between '2000-01-01' and '2200-01-01'
    then (request ->> 'scheduled_for')::timestamptz else '-infinity' end;
end
$$;

comment on function private.schedule_of is
  'When an order is wanted; null for now, -infinity for what is no time of these centuries.';

create function private.tip_of(request jsonb) returns bigint language sql immutable set search_path = '' as $$
  -- A value that is not a number, or does not fit the type, is out of range and not "no tip".
  select case when request -> 'tip_paise' is null then 0
    when jsonb_typeof(request -> 'tip_paise') = 'number'
      then least(greatest(floor((request ->> 'tip_paise')::numeric), -1), 100001)::bigint
    else -1 end
$$;

create function private.build_quote(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked private.trade_kinds[];
  pricing text;
  takes_schedule boolean;
  tip bigint := private.tip_of(request);
  priced jsonb;
  problems jsonb := '[]'::jsonb;
  orders jsonb;
  charges jsonb;
  coupon jsonb;
  methods jsonb;
  tipped integer;
  membership jsonb;
  business jsonb := private.business_for_invoice(caller, request ->> 'business');
begin
  asked := array(select k from private.asked_kinds(request) as k);
  pricing := coalesce((select t.price from private.trades as t where t.trade = request ->> 'trade'),
    'private.price_goods');
  takes_schedule := exists (select from unnest(asked) as k where k.takes_schedule);
  if not takes_schedule and (request ->> 'scheduled_for' is not null or request ? 'slots') then
    problems := problems || private.problem('schedule_invalid');
    request := request - array['scheduled_for', 'slots'];
  end if;
  execute format('select %s($1, $2)', pricing) into priced
    using caller, request || jsonb_build_object('fulfilment', asked[1].kind);
  problems := problems || (priced -> 'problems');
  if request ? 'business' and business is null then
    problems := problems || private.problem('business_not_found');
  end if;
  membership := private.membership_for_quote(caller);
  orders := private.with_membership(priced -> 'orders', membership);
  -- The tip goes with the first order that somebody comes with: a carrier takes none.
  tipped := (select min(e.n) from jsonb_array_elements(orders) with ordinality as e (o, n)
    join private.trade_kinds as k on k.trade = e.o ->> 'trade' and k.kind::text = e.o ->> 'kind' where k.takes_tip);
  if tip not between 0 and 100000 or (tip > 0 and tipped is null
    and (not exists (select from unnest(asked) as k where k.takes_tip)
      or jsonb_array_length(orders) > 0)) then
    problems := problems || private.problem('tip_invalid');
    tip := 0;
  end if;

  if nullif(trim(request ->> 'coupon_code'), '') is not null
      and not exists (select from unnest(asked) as k where k.takes_coupon) then
    problems := problems || private.problem('coupon_invalid');
  elsif nullif(trim(request ->> 'coupon_code'), '') is not null and jsonb_array_length(orders) > 0 then
    coupon := private.coupon_discount(caller, request ->> 'coupon_code', orders);
    if coupon ? 'discount_paise' then
      -- What a seller takes off its goods counts for what a membership asks of the basket.
      orders := private.with_membership(private.with_discount(orders, coupon), membership);
    else
      problems := problems || coupon;
      coupon := null;
    end if;
  end if;
  for i in 0 .. jsonb_array_length(orders) - 1 loop
    charges := private.with_taxes(orders -> i -> 'charges')
      || case when i + 1 = tipped then private.charge('tip', tip) else '[]'::jsonb end;
    orders := jsonb_set(orders, array[i::text], (orders -> i) || jsonb_build_object('charges', charges,
      'total_paise', private.sum_of(charges),
      'cash_total_paise', private.cash_total(orders -> i -> 'payments', private.sum_of(charges))));
  end loop;
  methods := private.payment_methods_of(asked, orders);
  if coupon ? 'method' then
    methods := case when methods ? (coupon ->> 'method') then jsonb_build_array(coupon -> 'method') else '[]' end;
  end if;

  return jsonb_build_object(
    'placeable', jsonb_array_length(problems) = 0, 'problems', problems, 'orders', orders,
    'totals', (select jsonb_build_object('total_paise', private.sum_of(c.all_of_them), 'charges',
      private.merged_charges(c.all_of_them),
        'cash_total_paise', (select coalesce(sum((o ->> 'cash_total_paise')::bigint), 0)
          from jsonb_array_elements(orders) as o))
      from (select coalesce(jsonb_agg(charge), '[]'::jsonb) as all_of_them
        from jsonb_array_elements(orders) as o, jsonb_array_elements(o -> 'charges') as charge) as c),
    'coupon', coupon - array['bearer', 'bases', 'platform_share_bp'], 'trade', request -> 'trade',
    'fulfilment', asked[1].kind,
    'address', priced -> 'address', 'scheduled_for', priced -> 'scheduled_for',
    'membership', private.membership_in_quote(orders, membership, priced -> 'orders'),
    'takes_tip', tipped is not null, 'payment_methods', methods, 'gift',
      request -> 'gift', 'business', business);
end
$$;

comment on function private.build_quote is
  'Prices a request by the rules of its kind, with tax, coupon and tip, which are the same for all. Changes nothing. '
    'cash_total_paise is what is '
  'collected in cash, in whole rupees for each order; membership is what one saves, or '
  'would save; takes_tip says whether somebody comes who can be tipped.';

create function private.quote_hash(quote jsonb) returns text language plpgsql immutable set search_path = '' as $$
begin
  return md5((quote -> 'problems')::text || (quote -> 'totals')::text || coalesce(quote ->> 'address', '')
    || coalesce(quote ->> 'business', '') || (
    select coalesce(string_agg((o - array['minutes_min', 'minutes_max', 'prep_minutes', 'accept_seconds',
      'terms'])::text, '|'), '') from jsonb_array_elements(quote -> 'orders') as o));
end
$$;

create trigger account_is_open before insert on private.quotes for each row
  execute function private.hold_account_of_row('user_id');

create function private.store_quote(caller uuid, request jsonb, built jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored private.quotes;
  balance bigint := private.wallet_balance(caller);
  points bigint[] := private.points_parts(built, caller);
begin
  insert into private.quotes (user_id, request, quote, hash)
  values (caller, request, built, private.quote_hash(built)) returning * into stored;
  return private.quote_in(built || jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(o - array['terms', 'accept_seconds', 'prep_minutes']), '[]'::jsonb)
      from jsonb_array_elements(built -> 'orders') as o),
    'quote_id', case when (built ->> 'placeable')::boolean then stored.id end,
    'hash', stored.hash, 'expires_at', stored.expires_at, 'wallet_balance_paise', balance,
    -- A coupon for one way of paying leaves no part to another.
    'wallet_part_paise', case when coalesce(built -> 'coupon' ? 'method', false) then 0 else (
      select coalesce(sum(part), 0) from unnest(private.wallet_parts(built -> 'orders', balance)) as part) end,
    'points', private.points_in_quote(built, points, balance)),
    request ->> 'language');
end
$$;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('quotes_per_minute', 'integer', 'count', '60', 1, 100000, 'orders',
    'Prices that one customer may ask for within a minute.', false),
  ('quotes_per_hour', 'integer', 'count', '200', 1, 100000, 'orders',
    'Prices that one customer may ask for within an hour.', false);

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
    perform private.refuse(429, 'too_many_quotes',
      'Prices were asked for too often. Please wait a moment and try again.');
  end if;
end
$$;

comment on function private.pace_quotes is
  'Limits a user''s quotes per minute and per hour to what the settings allow: 60 and 200. Before each quote that is '
    'stored.';

create function private.clean_request(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  asked private.trade_kinds[];
  own jsonb := '{}';
  cleaner text;
  more jsonb;
begin
  -- The instructions are the longest part; a cart holds sixty lines, so at most sixty vendors.
  perform private.bound(request, 8000);
  if jsonb_typeof(request) = 'object' and private.are_texts(request, 'trade', 'fulfilment') then
    asked := array(select k from private.asked_kinds(jsonb_strip_nulls(request)) as k);
  end if;
  if coalesce(cardinality(asked), 0) = 0 or not private.is_bounded(request)
      or jsonb_typeof(request -> 'vendor_ids') not in ('array', 'null')
      or (request ? 'cart_item_ids' and not private.are_line_ids(request -> 'cart_item_ids'))
      or jsonb_typeof(request -> 'address_id') not in ('string', 'null')
      or jsonb_typeof(request -> 'scheduled_for') not in ('string', 'null')
      or jsonb_typeof(request -> 'business') not in ('string', 'null') or length(request ->> 'business') > 60
      or not private.are_texts(request, 'instructions', 'coupon_code', 'language')
      or not private.are_slots(request -> 'slots') or not private.is_gift(request -> 'gift')
      or length(request ->> 'address_id') > 60 or length(request ->> 'scheduled_for') > 60
      or (case jsonb_typeof(request -> 'vendor_ids') when 'array' then jsonb_array_length(request -> 'vendor_ids') > 60
        or exists (select from jsonb_array_elements(request -> 'vendor_ids') as v
          where not coalesce(pg_input_is_valid(v #>> '{}', 'uuid'), false))
        else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  for cleaner in select distinct t.clean from unnest(asked) as k join private.trades as t on t.trade = k.trade
      where t.clean is not null order by t.clean loop
    execute format('select %s($1)', cleaner) into more using request;
    own := own || more;
  end loop;
  -- What is common goes before what a trade's own function returns.
  return jsonb_strip_nulls(own || jsonb_build_object('trade', request -> 'trade', 'fulfilment',
    request -> 'fulfilment',
    'address_id', request -> 'address_id', 'vendor_ids', request -> 'vendor_ids',
    'cart_item_ids', request -> 'cart_item_ids', 'tip_paise', request -> 'tip_paise',
    'coupon_code', left(private.pasted_code(request ->> 'coupon_code'), 20),
    'scheduled_for', request -> 'scheduled_for', 'slots', request -> 'slots', 'gift', request -> 'gift',
    'business', request -> 'business',
    'instructions', left(request ->> 'instructions', 300), 'language', left(request ->> 'language', 10)));
end
$$;

comment on function private.clean_request is
  'What is kept of a request for a quote: known keys of known types and bounded size.';

create function public.quote_order(request jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  cleaned jsonb := private.clean_request(request);
begin
  perform private.pace_quotes(caller);
  if exists (select from jsonb_array_elements_text(cleaned -> 'cart_item_ids') as named (id)
      where not exists (select from public.unified_cart_items as c
        where c.user_id = caller and c.id::text = named.id)) then
    perform private.refuse(404, 'cart_item_not_found', 'Item not found');
  end if;
  return private.store_quote(caller, cleaned, private.build_quote(caller, cleaned));
end
$$;

comment on function public.quote_order is 'The all-in price of the caller''s cart with every problem that prevents '
  'ordering, valid for ten minutes. request: {fulfilment (delivery or pickup), address_id?, vendor_ids?, tip_paise?, '
  'coupon_code?, scheduled_for? (the beginning of one of schedule_slots), instructions?, business? (the id of one of '
  'tax_registrations, whose name the invoice is to bear), no_cutlery? (of food)}; money '
  'other than the tip is ignored. Answers {quote_id (null when not placeable), hash, expires_at, placeable, problems: '
  '[{code, vendor_id?, vendor_name?, item_id?, item_name?, opens_at?, minimum_paise?, stock?, reason?}], orders: '
  '[{vendor_id, vendor_name, lines, no_cutlery? (of food), charges: [{code, amount_paise, tax_class?, rate_bp?, '
  'base_paise?}], total_paise, distance_m, minutes_min, minutes_max}], totals: {total_paise, charges}, coupon, '
  'membership {is_member, saving_paise, missing: [{code, more_paise or within_m}]}, '
  'fulfilment, address, scheduled_for, wallet_balance_paise, wallet_part_paise (what the wallet pays where it pays '
  'first), points {points, paise, cash_total_paise, wallet_part_paise} (what can be paid in points, and the rest '
  'then; null for nothing), payment_methods}. With a language in the request, items '
  'are named in it. With cart_item_ids it is about these lines of the cart alone, and ordering it leaves the others.';

create function private.create_order(caller uuid, kept private.quotes, part jsonb, checkout uuid,
  method public.payment_method, cash_change_for_paise integer, stocked uuid[]) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
declare
  waits boolean;
  o public.enhanced_orders;
  home jsonb := nullif(kept.quote -> 'address', 'null');
  scheduled timestamptz := coalesce((part ->> 'starts_at')::timestamptz,
    (case when part ? 'scheduled_for' then part else kept.quote end ->> 'scheduled_for')::timestamptz);
begin
  part := private.with_payments(part, method);
  waits := private.waits_for_provider(part);
  insert into public.enhanced_orders (user_id, order_number, kind, trade, category, vendor_id, vendor_name,
    checkout_id,
    region_id,
    total_paise, discount_paise, items, promo_code, payment_method, cash_change_for_paise, address,
      scheduled_for,
    instructions, distance_m, prep_minutes, accept_by, promised_min_at, promised_max_at, terms, last_seq,
    status, placed_at)
  values (caller, private.next_order_number((part ->> 'region_id')::uuid), coalesce(part ->> 'kind',
    kept.quote ->> 'fulfilment')::public.order_kind,
    part ->> 'trade', part ->> 'category', (part ->> 'vendor_id')::uuid,
    part ->> 'vendor_name', checkout, (part ->> 'region_id')::uuid,
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
    method, cash_change_for_paise, home - 'id',
    scheduled, nullif(trim(kept.request ->> 'instructions'), ''),
    coalesce((part ->> 'distance_m')::integer, 0), (part ->> 'prep_minutes')::integer,
    now() + make_interval(secs => (part ->> 'accept_seconds')::double precision),
    coalesce(scheduled, now() + make_interval(mins => (part ->> 'minutes_min')::integer)),
    coalesce((part ->> 'ends_at')::timestamptz, scheduled + private.slot_length(),
      now() + make_interval(mins => (part ->> 'minutes_max')::integer)),
    coalesce(part -> 'terms', '{}'::jsonb), 1,
    case when waits then 'awaiting_payment' else 'pending' end::public.order_status,
    case when not waits then now() end)
  returning * into o;

  perform private.add_party(o.id, 'user', caller);
  insert into public.order_items (order_id, position, item_id, name, options, option_ids, special_instructions,
    unit_paise,
    quantity, total_paise, tax_class, stock_taken)
  select o.id, n, (l ->> 'item_id')::uuid, l ->> 'name', l -> 'options',
    array(select value::uuid from jsonb_array_elements_text(l -> 'option_ids')), l ->> 'special_instructions',
    (l ->> 'unit_paise')::integer, (l ->> 'quantity')::integer, (l ->> 'total_paise')::integer, l ->> 'tax_class',
    case when (l ->> 'item_id')::uuid = any (stocked) then (l ->> 'quantity')::integer else 0 end
  from jsonb_array_elements(part -> 'lines') with ordinality as e (l, n);
  insert into public.order_charges (order_id, position, code, amount_paise, gross_paise, tax_class, rate_bp,
    base_paise, included, bearer, benefit_paise)
  select o.id, n, c ->> 'code', (c ->> 'amount_paise')::integer, (c ->> 'gross_paise')::integer, c ->> 'tax_class',
    (c ->> 'rate_bp')::integer,
    (c ->> 'base_paise')::integer, coalesce((c ->> 'included')::boolean, false), coalesce(c ->> 'bearer', 'customer'),
    (c ->> 'benefit_paise')::integer
  from jsonb_array_elements(part -> 'charges') with ordinality as e (c, n);
  insert into public.order_events (order_id, seq, to_status, actor_id, actor_role) values (o.id, 1, o.status, caller,
    'user');
  perform private.keep_saving(o, part);
  o := private.open_payments(o, part);
  insert into private.handover_codes (order_id, purpose, code)
  select o.id, r.needs_code, private.random_code() from public.order_transition_rules as r
  where r.kind = o.kind and r.needs_code is not null group by r.needs_code;
  if o.placed_at is not null then perform private.place_part(o, part); end if;
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
  'Takes what a quote orders from stock and answers the items whose stock is counted; null, and nothing taken, where '
    'one is short.';

create function private.share_goods(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
declare
  own_offer bigint := private.own_offer(o.id);
  vendor_share bigint := private.charged(o.id, 'items',
    'packaging') - (o.terms ->> 'commission_paise')::bigint - own_offer;
  courier_share bigint := case when (private.kind_of_order(o)).carried
    then coalesce((o.terms ->> 'courier_pay_paise')::integer,
      private.courier_pay(o.distance_m)) + private.charged(o.id, 'tip') else 0 end;
  -- What a membership takes off is the platform's: the franchise's part is as without it.
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax',
    'rounding') - vendor_share - courier_share + private.benefits_of(o.id);
begin
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}');
  if courier_share > 0 then
    perform private.add_share(o.id, 'courier_payable', null, courier_share,
      '{delivery,surge,rain,peak,night,small_cart,tip}');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint,
        '{delivery,surge,rain,peak,night,small_cart,platform}');
  end if;
end
$$;

comment on function private.share_goods is
  'The vendor earns items and packaging less commission and less its own offer, the courier pay and tip, the franchise '
    'its part of what is left.';

create function private.place_goods(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.share_goods(o);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
  if o.scheduled_for is not null then perform private.remind_at_opening(o); end if;
  perform private.name_order_lines(o, part);
  if (private.kind_of_order(o)).carried then
    perform private.add_job(o, jsonb_build_array(
        jsonb_build_object('what', 'pickup', 'lat', v.lat, 'lng', v.lng, 'address', left(v.address, 300), 'code',
          'pickup'),
        jsonb_build_object('what', 'drop', 'lat',o.address -> 'lat', 'lng',o.address -> 'lng', 'code', 'drop')),
          (o.terms ->> 'courier_pay_paise')::integer, o.distance_m)
    from public.vendors as v where v.id = o.vendor_id;
  end if;
end
$$;

comment on function private.place_goods is
  'The vendor''s time to accept, what the category has of its own, the names of a group, and the courier''s job of an '
    'order that is delivered.';

insert into private.order_notices (kind, to_status, role, template) values
  ('delivery', 'confirmed', 'user', 'order_confirmed'),
  ('pickup', 'confirmed', 'user', 'order_confirmed'),
  ('delivery', 'ready', 'user', 'order_ready'),
  ('pickup', 'ready', 'user', 'order_ready');

insert into private.order_notices (kind, to_status, role, template) values
  ('delivery', 'preparing', 'user', 'order_preparing'),
    ('delivery', 'out_for_delivery', 'user', 'order_out_for_delivery'),
  ('delivery', 'on_way', 'user', 'order_on_way'), ('delivery', 'delivered', 'user', 'order_delivered'),
  ('pickup', 'preparing', 'user', 'order_preparing_pickup'), ('pickup', 'delivered', 'user', 'order_collected');

create function private.wallet_parts(orders jsonb, balance bigint, points bigint[] default '{}') returns bigint[]
language plpgsql immutable set search_path = '' as $$
declare
  left_over bigint := balance;
  covered boolean := balance >= (select coalesce(sum((e.o ->> 'total_paise')::bigint
      - coalesce(points[e.n::integer], 0)), 0)
    from jsonb_array_elements(orders) with ordinality as e (o, n) where not e.o ? 'payments');
  part jsonb;
  total bigint;
  own bigint;
  parts bigint[] := '{}';
begin
  for part in select value from jsonb_array_elements(orders) loop
    total := (part ->> 'total_paise')::bigint - coalesce(points[cardinality(parts) + 1], 0);
    -- Where the gateway is needed, each order waits for a rupee of it at least: all are placed, or none.
    own := case when part ? 'payments' then 0 when covered then total
      else greatest(least(left_over, total - 100), 0) end;
    left_over := left_over - own;
    parts := parts || own;
  end loop;
  return parts;
end
$$;

comment on function private.wallet_parts is
  'What a wallet pays of each order of a quote where it pays first, after what is paid in points, one after the other '
  'as far as it reaches, and the gateway the rest.';

create function private.parts_first(built jsonb, points bigint[], balance bigint) returns jsonb
language sql stable set search_path = '' as $$
  with parts as (
    select e.part, e.n, (e.part ->> 'total_paise')::bigint as total, coalesce(e.in_points, 0) as in_points,
      coalesce(e.own, 0) as own
    from rows from (jsonb_array_elements(built -> 'orders'), unnest(points),
      unnest(private.wallet_parts(built -> 'orders', balance, points))) with ordinality as e (part, in_points, own, n)
    where e.part is not null
  ), named as (
    select p.*, case when p.in_points + p.own = 0 then p.part -> 'payments' else
      case when p.in_points > 0 then jsonb_build_array(jsonb_build_object('method', 'points',
        'amount_paise', p.in_points)) else '[]' end
      || case when p.own > 0 then jsonb_build_array(jsonb_build_object('method', 'wallet',
        'amount_paise', p.own)) else '[]' end
      || case when p.in_points + p.own < p.total then '[{}]'::jsonb else '[]' end end as payments
    from parts as p
  )
  select built || jsonb_build_object('orders', (select coalesce(jsonb_agg(case when n.in_points + n.own = 0 then n.part
    else n.part || jsonb_build_object('payments', n.payments,
      'cash_total_paise', private.cash_total(n.payments, n.total) - n.in_points) end order by n.n), '[]')
    from named as n))
$$;

comment on function private.parts_first is
  'A quote whose orders are paid in points and by the wallet as far as asked; the way chosen pays the rest. Its '
  'cash_total_paise is then what is left for cash.';

create function public.place_order(quote_id uuid, idempotency_key text,
  payment_method public.payment_method, cash_change_for_paise integer default null,
  wallet_first boolean default false, points_paise integer default 0) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  stocked uuid[];
  points bigint[] := '{}';
begin
  result := private.claim_idempotency(caller, place_order.idempotency_key, 'place_order');
  if result is not null then return result || '{"replayed": true}'; end if;
  -- One checkout of a person at a time: coupon limits and the wallet are counted without races between a user's own
  -- tabs.
  perform private.take_turns('place_order', caller::text);
  select * into kept from private.quotes as q where q.id = place_order.quote_id and q.user_id = caller for update;
  if not found then perform private.refuse(404, 'quote_not_found',
    'This offer is not known any more. Please check the cart again.'); end if;
  if kept.used_by is not null then
    perform private.refuse(409, 'quote_used', 'This cart has already been ordered, perhaps in another tab.');
  end if;
  if not coalesce(kept.quote -> 'payment_methods' ? place_order.payment_method::text, false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;

  -- The last piece goes to the first checkout that locks its row; rows are always locked in the same order.
  perform from public.catalog_items as i
  where i.stock is not null and i.id = any (array(
    select case when pg_input_is_valid(c.item_id, 'uuid') then c.item_id::uuid end
      from public.unified_cart_items as c where c.user_id = caller))
  order by i.id for no key update;
  -- A coupon with few uses or little money left is counted by one checkout at a time.
  perform from public.coupons as k where k.code = upper(trim(kept.request ->> 'coupon_code'))
    and (k.total_limit is not null or k.budget_paise is not null) for no key update;
  perform private.hold_slots(kept.quote);
  built := private.build_quote(caller, kept.request);
  -- Each trade has a limit of its own: next month's appointments keep nobody from dinner.
  if exists (
      select from (
        select p ->> 'trade' as trade, count(*) as many from jsonb_array_elements(built -> 'orders') as p group by 1
      ) as wanted
      join private.trades as t on t.trade = wanted.trade
      left join (
        select e.trade, count(*) as many from public.enhanced_orders as e
        where e.user_id = caller and e.status not in ('delivered', 'cancelled') group by e.trade
      ) as live on live.trade = wanted.trade
      where wanted.many + coalesce(live.many, 0)
        > coalesce(t.max_live_orders, private.setting_int('max_live_orders'))) then
    perform private.refuse(429, 'too_many_orders', 'You have many orders under way. Please wait for one to arrive.');
  end if;
  if coalesce(place_order.points_paise, 0) <> 0 then
    perform private.take_turns('points', caller::text);
    points := private.points_parts(built, caller);
  end if;
  -- Points may have ended, or been spent in another tab: more is charged by no other way without a new yes.
  if (built ->> 'placeable')::boolean and private.quote_hash(built) = kept.hash and kept.expires_at > now()
      and coalesce(place_order.points_paise, 0) = (select coalesce(sum(p), 0) from unnest(points) as p) then
    stocked := private.take_stock(built);
    -- A vendor has limited an item between the lock above and now.
    if stocked is null then built := private.build_quote(caller, kept.request); end if;
  end if;
  if stocked is null then
    perform private.pace_quotes(caller);
    result := jsonb_build_object('outcome', 'price_changed', 'quote',
      private.store_quote(caller, kept.request, built), 'replayed', false);
    perform private.keep_result(caller, place_order.idempotency_key, result);
    return result;
  end if;
  -- Where a trade names its payments itself, each is checked when it is taken (private.collect_payment).
  if place_order.payment_method = 'wallet' and private.wallet_balance(caller) < (
      select coalesce(sum((e.o ->> 'total_paise')::bigint - coalesce(points[e.n::integer], 0)), 0)
      from jsonb_array_elements(built -> 'orders') with ordinality as e (o, n) where not e.o ? 'payments') then
    perform private.refuse(409, 'wallet_too_low', 'Your wallet does not cover this order.', jsonb_build_object(
      'balance_paise', private.wallet_balance(caller),
      'total_paise', (built -> 'totals' ->> 'total_paise')::bigint));
  end if;

  if place_order.wallet_first and place_order.payment_method = 'gateway'
      and coalesce(built -> 'coupon' ? 'method', false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  built := private.parts_first(built, points, case when place_order.wallet_first
    and place_order.payment_method = 'gateway' then private.wallet_balance(caller) else 0 end);

  -- The amount the courier brings change for: enough for each order, and at most ₹2,000 above it.
  if place_order.cash_change_for_paise is not null and (place_order.payment_method <> 'cash' or exists (
      select from jsonb_array_elements(built -> 'orders') as e
      where place_order.cash_change_for_paise not between (e ->> 'cash_total_paise')::bigint
        and (e ->> 'cash_total_paise')::bigint + 200000)) then
    perform private.refuse(400, 'cash_change_invalid', 'The cash must cover the order, by no more than ₹2,000.');
  end if;

  if not coalesce(built -> 'payment_methods' ? place_order.payment_method::text, false) then
    perform private.refuse(409, 'payment_method_unavailable', 'This way of paying is not available here.');
  end if;
  kept.quote := built;
  update private.quotes as q set used_by = place_order.idempotency_key where q.id = kept.id;
  for part in select value from jsonb_array_elements(built -> 'orders') loop
    placed := placed || private.create_order(caller, kept, part, checkout, place_order.payment_method,
      place_order.cash_change_for_paise, stocked);
  end loop;
  if jsonb_typeof(kept.quote -> 'gift') = 'object' then perform private.keep_gift(checkout, caller,
    kept.quote -> 'gift'); end if;
  insert into private.order_recipients (order_id, recipient)
  select p.id, kept.quote -> 'business' from unnest(placed) as p
  where jsonb_typeof(kept.quote -> 'business') = 'object';
  -- A coupon that took nothing off, such as free delivery of what is collected, has not been used.
  if (built -> 'coupon' ->> 'discount_paise')::integer > 0 then
    insert into public.coupon_redemptions (code, user_id, checkout_id, discount_paise, minimum_paise)
    select k.code, caller, checkout, (built -> 'coupon' ->> 'discount_paise')::integer, k.minimum_paise
    from public.coupons as k where k.code = built -> 'coupon' ->> 'code';
    perform private.remember_digest('device', private.device_digest(), caller) from public.coupons as k
    where k.code = built -> 'coupon' ->> 'code' and k.first_order_only;
  end if;
  update private.waiting_orders as w set cart = (select jsonb_agg(to_jsonb(c)) from public.unified_cart_items as c
    where c.user_id = caller and c.id in (select (l ->> 'cart_item_id')::uuid
      from jsonb_array_elements(w.part -> 'lines') as l))
  where w.order_id in (select p.id from unnest(placed) as p);
  -- Only what was priced: another tab may have added something meanwhile.
  delete from public.unified_cart_items as c where c.user_id = caller and c.id in (
    select (l ->> 'cart_item_id')::uuid from jsonb_array_elements(built -> 'orders') as part_of,
      jsonb_array_elements(part_of -> 'lines') as l);

  if found then perform private.publish('user:' || caller, 'cart', '{}'::jsonb); end if;
  foreach o in array placed loop
    perform private.announce_order(o);
  end loop;
  result := jsonb_build_object('outcome', 'placed', 'checkout_id', checkout, 'replayed', false,
    'awaits_payment', exists (select from unnest(placed) as p where p.status = 'awaiting_payment'),
    'orders', (select jsonb_agg(jsonb_build_object('id', p.id, 'order_number', p.order_number, 'vendor_name',
      p.vendor_name,
      'total_paise', p.total_paise)) from unnest(placed) as p));
  perform private.keep_result(caller, place_order.idempotency_key, result);
  return result;
end
$$;

comment on function public.place_order is
  'Turns a valid quote into one order per vendor, once per key; prices, stock and opening hours are checked again. '
  'With wallet_first the balance pays first, and the gateway the rest; with points_paise points pay that much before, '
  'as the quote offers it. Answers {outcome: placed, checkout_id, '
  'awaits_payment, orders: [{id, order_number, vendor_name, total_paise}], replayed}, or '
  '{outcome: price_changed, quote, replayed} with a new quote.';

revoke execute on function public.quote_order(jsonb),
  public.place_order(uuid, text, public.payment_method, integer, boolean, integer)
  from public, anon;
grant execute on function public.quote_order(jsonb),
  public.place_order(uuid, text, public.payment_method, integer, boolean, integer)
  to authenticated;

-- The lines of a quote and of a receipt in the reader's language: a cart said "చికెన్ బిర్యానీ" and the checkout
-- "Chicken biryani". What is stored, compared and placed stays as the vendor wrote it; only the answer is translated.

create function private.names_in(item_ids uuid[], language text)
returns table (item_id uuid, written text, name text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, private.item_label(i.name, i.unit, v.kind),
      private.item_label(coalesce(i.name_translations ->> names_in.language, w.text), i.unit, v.kind)
    from public.catalog_items as i
    join public.vendors as v on v.id = i.vendor_id
    left join public.dictionary as w
      on w.kind = 'item' and w.source = lower(i.name) and w.language = names_in.language
    where i.id = any (names_in.item_ids)
      and coalesce(i.name_translations ->> names_in.language, w.text) is not null;
end
$$;

comment on function private.names_in is
  'The names of items in a language as carts and receipts write them, beside what the vendor wrote; without a '
    'translation no row.';

-- Quotes and receipts.
create function private.quote_in(quote jsonb, language text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  ids uuid[];
  names jsonb;
begin
  if quote_in.language is null or coalesce(jsonb_array_length(quote -> 'orders'), 0) = 0 then return quote; end if;
  ids := array(select (l ->> 'item_id')::uuid
    from jsonb_array_elements(quote -> 'orders') as o, jsonb_array_elements(o -> 'lines') as l
    where pg_input_is_valid(l ->> 'item_id', 'uuid')
    union select (p ->> 'item_id')::uuid from jsonb_array_elements(quote -> 'problems') as p
    where pg_input_is_valid(coalesce(p ->> 'item_id', ''), 'uuid'));
  names := coalesce((
    select jsonb_object_agg(n.item_id, n.name) from private.names_in(ids, quote_in.language) as n), '{}');
  return quote || jsonb_build_object(
    'orders', (select jsonb_agg(o || jsonb_build_object('lines', (
        select jsonb_agg(l || jsonb_build_object('name', coalesce(names ->> (l ->> 'item_id'), l ->> 'name'))
          || case when l ? 'options' then jsonb_build_object('options', private.options_in(l -> 'options',
            case when pg_input_is_valid(l ->> 'item_id', 'uuid') then (l ->> 'item_id')::uuid end, quote_in.language))
          else '{}' end order by e.n)
        from jsonb_array_elements(o -> 'lines') with ordinality as e (l, n))) order by f.n)
      from jsonb_array_elements(quote -> 'orders') with ordinality as f (o, n)),
    'problems', (select coalesce(jsonb_agg(case when names ? (p ->> 'item_id')
        then p || jsonb_build_object('item_name', names -> (p ->> 'item_id')) else p end order by g.n), '[]'::jsonb)
      from jsonb_array_elements(quote -> 'problems') with ordinality as g (p, n)));
end
$$;

comment on function private.quote_in is
  'A quote as a reader of a language sees it: the names of its items, also in its problems, and of what was chosen.';

create function public.item_names(item_ids uuid[], language text)
returns table (item_id uuid, written text, name text, options jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  spoken text := left(item_names.language, 10);
begin
  perform private.require_user();
  if cardinality(item_ids) > 200 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select i.id, l.label, coalesce(n.name, l.label), coalesce(o.names, '{}')
    from public.catalog_items as i
    join public.vendors as v on v.id = i.vendor_id
    cross join lateral (select private.item_label(i.name, i.unit, v.kind) as label) as l
    cross join lateral (select private.option_names(i.id, spoken) as names offset 0) as o
    left join private.names_in(item_names.item_ids, spoken) as n on n.item_id = i.id
    where i.id = any (item_names.item_ids) and (n.item_id is not null or o.names is not null);
end
$$;

comment on function public.item_names is
  'The names of at most 200 items in a language, beside what the vendor writes now (written), and of what can be '
  'chosen for them (options, {as written: translated}): an order keeps the names of its day, and is translated where '
  'both are the same. Items of which nothing is translated are left out.';

revoke execute on function public.item_names(uuid[], text) from public, anon;
grant execute on function public.item_names(uuid[], text) to authenticated;
revoke execute on function private.names_in(uuid[], text), private.quote_in(jsonb, text) from public;

-- What an offer says an order costs in cash is what is charged: where only a part is cash, only that part is rounded.

create function private.cash_total(payments jsonb, total_paise bigint) returns bigint
language sql stable set search_path = '' as $$
  with asked as (
    select p ->> 'method' as method, (p ->> 'amount_paise')::bigint as paise
    from jsonb_array_elements(coalesce(nullif(payments, 'null'), '[{}]')) as p
  )
  select total_paise + coalesce(sum(private.in_rupees(part.paise) - part.paise), 0)::bigint
  from asked as a
  join private.payment_methods as m on m.method = coalesce(a.method::public.payment_method, 'cash') and m.whole_rupees
  cross join lateral (select coalesce(a.paise, total_paise
    - (select coalesce(sum(named.paise), 0)::bigint from asked as named))
    as paise) as part
$$;

comment on function private.cash_total is
  'What an order costs whose payments, as its trade returns them, are made in cash wherever they name no other way.';

revoke execute on function private.cash_total, private.wallet_parts, private.parts_first from public;
