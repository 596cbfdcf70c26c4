-- What the screens of customers, vendors, couriers and administrators read about orders: only what each may see.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create function private.mask_phone(phone text) returns text language sql immutable set search_path = '' as $$
  select case when phone is null then null else left(phone, 5) || '•••••' || right(phone, 3) end
$$;

create function private.name_of(user_id uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select coalesce(nullif(trim(p.full_name), ''), private.customer_name(p.id)) from public.profiles as p
    where p.id = name_of.user_id
$$;

comment on function private.name_of is
  'A person''s full name, for administrators; without one Customer with the last digits of the number.';

create function private.like_pattern(words text) returns text language sql immutable set search_path = '' as $$
  select '%' || replace(replace(replace(lower(nullif(left(trim(words), 100), '')), '\', '\\'), '%', '\%'), '_',
    '\_') || '%'
$$;

comment on function private.like_pattern is
  'Search text as a LIKE pattern that matches anywhere in a lower-case text; null for empty.';

create function private.order_for_customer(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(shown) from (select o.id, o.order_number, o.kind, o.trade, o.category, o.vendor_id, o.vendor_name,
    o.checkout_id, o.status, o.discount_paise, o.total_paise, o.total_amount, o.discount_amount,
    private.bill(o.id) as charges, private.refunded_bill(o.id) as refunds, o.items, o.promo_code,
    o.payment_method, o.payment_status, private.payment_parts(o.id) as payments, o.cash_change_for_paise, o.address,
    o.scheduled_for, o.instructions, o.distance_m, o.prep_minutes, o.accept_by, o.promised_min_at, o.promised_max_at,
    o.cancel_reason, o.cancelled_by, o.charge_paise, o.refund_paise, o.credit_paise, o.last_seq, o.status_since,
    o.created_at, o.updated_at,
    private.change_until(o) as change_until, private.gift_of(o.checkout_id) as gift) as shown
$$;

comment on function private.order_for_customer is
  'An order as its customer may see it: columns are listed, so that a new one stays hidden until it is added here.';

create function public.order_tracking(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = order_tracking.order_id and (e.user_id = caller or private.is_admin());
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  return jsonb_build_object(
    'order', private.order_for_customer(o),
    'detail', private.detail_of(o, case when o.user_id = caller then 'customer' else 'admin' end),
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'at', e.at, 'actor_role',
      e.actor_role,
      'reason_code', e.reason_code) order by e.seq) from public.order_events as e where e.order_id = o.id),
    'delivery', (select jsonb_build_object('state', case when private.nobody_carries(o) then 'no_courier'
      else d.state end, 'asked_until', d.asked_until,
        'distance_m', d.distance_m,
        'pickup', jsonb_build_object('lat', s.lat, 'lng', s.lng), 'drop', jsonb_build_object('lat', l.lat, 'lng',
          l.lng),
        'courier', case when d.performer_id is not null then jsonb_build_object('name', split_part(c.name, ' ', 1),
          'rating', c.rating,
          'vehicle_kind', c.vehicle_kind, 'plate', c.plate, 'photo', c.photo) end,
        'courier_position', case when p.user_id is not null and d.state in ('assigned', 'at_pickup', 'picked_up',
          'near')
          then jsonb_build_object('lat', p.lat, 'lng', p.lng, 'heading', p.heading, 'at', p.at,
            'paused_since', private.silent_since(p)) end)
      from private.job_of(o.id) as d join public.job_stops as s on s.job_id = d.id and s.n = 1
      cross join lateral private.last_stop(d.id) as l left join public.couriers as c on c.user_id = d.performer_id
      left join public.courier_positions as p on p.user_id = d.performer_id),
    'vendor', (select jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'lat', v.lat, 'lng', v.lng,
      'address', v.address,
      'picture', v.picture, 'phone_masked', private.mask_phone(v.phone)) from public.vendors as v
        where v.id = o.vendor_id),
    'drop_code', (select h.code from private.handover_codes as h
      where h.order_id = o.id and h.purpose in ('drop', 'start') and o.user_id = caller
        and o.status not in ('delivered', 'cancelled', 'pending')
        -- Whoever also hands the order over would confirm it to themselves.
        and not private.is_own_business(o)),
    'eta', private.eta_of(o),
    'cancellation', private.cancellation_terms(o, 'user'),
    'can_rate', private.can_rate(o),
    'contact', case when o.user_id = caller then private.contact_summary(o, 'user', caller) end,
    'server_now', now());
end
$$;

comment on function public.order_tracking is
  'Everything that the customer''s live order screen shows: {order, events, delivery, vendor, drop_code, eta, '
  'cancellation, can_rate, contact (as contacts returns it), server_now}. For the customer, and without the code for '
    'administrators.';

-- Where a vendor works on an order, and what only its trade knows about it: rows that name what a trade does, so that
-- the common answers need not know one.

create table private.desks (
  desk text primary key constraint desk_name check (desk ~ '^[a-z][a-z_]{0,39}$'),
  lists_orders boolean not null,
  counts_minutes boolean not null
);

create function private.detail_of(o public.enhanced_orders, viewer text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  named text := (select t.detail from private.trades as t where t.trade = o.trade);
  found jsonb;
begin
  if named is null then return null; end if;
  execute format('select %s($1, $2)', named) into found using o, detail_of.viewer;
  return found;
end
$$;

create function public.vendor_orders(vendor_id uuid, scope text default 'live', before timestamptz default null,
  before_id uuid default null, limit_count integer default 50, outcome public.order_status default null,
  since timestamptz default null, search text default null, figure text default null, first_day date default null,
  last_day date default null)
returns table (order_id uuid, order_number text, status public.order_status, kind public.order_kind, trade text,
  desk text, customer_name text, items jsonb, instructions text, detail jsonb, total_paise integer,
  vendor_share_paise integer, payment_method public.payment_method, placed_at timestamptz, accept_by timestamptz,
  prep_minutes integer, promised_max_at timestamptz, status_since timestamptz, courier_name text,
  courier_state public.job_state, pickup_code text, scheduled_for timestamptz, begin_at timestamptz,
  later_until timestamptz, cancel_reason text, cancelled_by text, category text, gift jsonb, refunds jsonb,
  extra_minutes integer, collect_cash_paise integer, server_now timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_orders.search);
  -- A search reads one year at most.
  earliest timestamptz := case when words is null then vendor_orders.since
    else greatest(vendor_orders.since, now() - interval '1 year') end;
begin
  perform private.require_right(vendor_orders.vendor_id, 'orders');
  perform private.bound(vendor_orders.figure, 40);
  return query
    select o.order_id, o.order_number, o.status, o.kind, o.trade, o.desk, o.customer_name, o.items, o.instructions,
      o.detail, o.total_paise, o.vendor_share_paise, o.payment_method, o.placed_at, o.accept_by, o.prep_minutes,
      o.promised_max_at, o.status_since, o.courier_name, o.courier_state,
      case when auth.uid() not in (o.user_id, o.courier_id) then o.pickup_code end,
      o.scheduled_for, o.begin_at, o.later_until, o.cancel_reason, o.cancelled_by, o.category, o.gift, o.refunds,
      o.extra_minutes, o.collect_cash_paise, now()
    from private.vendor_order_lines as o
    where o.vendor_id = vendor_orders.vendor_id
      and (vendor_orders.before is null
        or (o.placed_at, o.order_id)
          < (vendor_orders.before, coalesce(vendor_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and case vendor_orders.scope when 'all' then true when 'past' then o.status in ('delivered', 'cancelled')
        else o.status not in ('delivered', 'cancelled') end
      and (vendor_orders.outcome is null or o.status = vendor_orders.outcome)
      and (earliest is null or o.placed_at >= earliest)
      and (words is null or lower(o.order_number) like words
        or lower(split_part(o.customer_full_name, ' ', 1)) like words
        or exists (select from jsonb_array_elements(o.items) as i where lower(i ->> 'name') like words))
      and (vendor_orders.figure is null or o.order_id in (select f.order_id from private.orders_of_figure(
        vendor_orders.vendor_id, vendor_orders.figure, coalesce(vendor_orders.first_day, private.today()),
        coalesce(vendor_orders.last_day, private.today())) as f))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.vendor_orders is
  'A vendor''s orders, live, past or all, newest first: names without surnames, no addresses, no phones. desk is '
  'where the vendor works on it, detail what only its trade knows. A page follows the row placed at before '
  'with the id before_id. outcome, since and search (number, first name, item; a year back at the most) narrow '
  'it, and a figure of vendor_figures with its days (private.orders_of_figure). Of an order for later, begin_at '
  'is when preparing has to begin, and later_until when it becomes present '
  'work. gift is the card of a gift, {recipient, message, sender}; refunds what was refunded at the vendor''s '
  'cost, [{reason_code, amount_paise, loss_paise, at}]; extra_minutes how much longer than first promised it '
  'is prepared. An item of items has, where less or something else came, came, came_grams and instead, and an '
  'open question to the customer as asked.';

create function public.vendor_day(vendor_id uuid,
  day date default ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date) returns jsonb
    language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_day.vendor_id, 'orders');
  perform private.known_day(vendor_day.day);
  return (
    select jsonb_build_object('orders', count(*), 'delivered', count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'),
      'sales_paise', coalesce(sum(private.shown(o.id, 'items', 'packaging')) filter (where o.status = 'delivered'),
        0),
      'earned_paise', coalesce(sum(private.shared(o.id, 'vendor_payable')) filter (where o.status = 'delivered'), 0),
      'avg_prep_minutes', round(avg(extract(epoch from cooked.at - accepted.at) / 60)))
    from public.enhanced_orders as o
    left join public.order_events as accepted on accepted.order_id = o.id and accepted.to_status = 'confirmed'
    left join public.order_events as cooked on cooked.order_id = o.id and cooked.to_status = 'ready'
    where o.vendor_id = vendor_day.vendor_id and o.placed_at is not null
      and o.created_at >= vendor_day.day::timestamp at time zone 'Asia/Kolkata'
      and o.created_at < (vendor_day.day + 1)::timestamp at time zone 'Asia/Kolkata');
end
$$;

comment on function public.vendor_day is
  'Summary of a vendor''s day (Indian time): {orders, delivered, cancelled, sales_paise, earned_paise (after '
  'commission), avg_prep_minutes}.';

-- Courier ------------------------------------------------------------------------------------------------------------
create view private.job_offer_lines as
  select f.courier_id, f.outcome, f.id as offer_id, d.order_id, o.vendor_name,
    coalesce(nullif(v.area, ''), v.address, first.landmark, first.address) as pickup_area,
    first.lat as pickup_lat, first.lng as pickup_lng,
    coalesce(last.landmark, last.address, o.address ->> 'landmark', o.address ->> 'city') as drop_area,
    last.lat as drop_lat, last.lng as drop_lng,
    f.distance_to_pickup_m, d.distance_m, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise,
    private.cash_due(o.id)::integer as collect_cash_paise, o.payment_method,
    (select coalesce(sum(i.quantity), 0)::integer from public.order_items as i where i.order_id = o.id) as items_count,
    f.expires_at, now() as server_now, private.ready_by(o) as ready_by, o.trade, t.work, d.vehicle_class,
    private.job_detail_of(o, d, true) as details
  from public.job_offers as f
  join public.jobs as d on d.id = f.job_id
  join public.job_stops as first on first.job_id = d.id and first.n = 1
  cross join lateral private.last_stop(d.id) as last
  join public.enhanced_orders as o on o.id = d.order_id
  join private.trades as t on t.trade = o.trade
  left join public.vendors as v on v.id = o.vendor_id;

comment on view private.job_offer_lines is 'Offers with what their courier reads before accepting.';

create function public.current_offers()
returns table (offer_id uuid, order_id uuid, vendor_name text, pickup_area text, pickup_lat double precision,
  pickup_lng double precision,
  drop_area text, drop_lat double precision, drop_lng double precision, distance_to_pickup_m integer,
    distance_m integer,
  pay_paise integer, tip_paise integer, collect_cash_paise integer, payment_method public.payment_method,
    items_count integer,
  expires_at timestamptz, server_now timestamptz, ready_by timestamptz, trade text, work text, vehicle_class text,
  details jsonb)
language sql stable security definer set search_path = '' as $$
  select f.offer_id, f.order_id, f.vendor_name, f.pickup_area, f.pickup_lat, f.pickup_lng, f.drop_area, f.drop_lat,
    f.drop_lng,
    f.distance_to_pickup_m, f.distance_m, f.pay_paise, f.tip_paise, f.collect_cash_paise, f.payment_method,
      f.items_count, f.expires_at, f.server_now,
    f.ready_by, f.trade, f.work, f.vehicle_class, f.details
  from private.job_offer_lines as f
  where f.courier_id = private.require_role('delivery') and f.outcome = 'offered' and f.expires_at > now()
  order by f.expires_at
$$;

comment on function public.current_offers is
  'The jobs offered to the caller, with area, distance, pay, payment method and when it is ready (null once it is), '
    'before accepting.';

create function public.my_jobs() returns table (order_id uuid, order_number text, status public.order_status,
  state public.job_state, vendor_id uuid, vendor_name text, vendor_address text, vendor_phone_masked text,
  pickup_lat double precision, pickup_lng double precision, customer_name text, customer_phone_masked text,
  drop_address jsonb, instructions text, items jsonb, payment_method public.payment_method,
  collect_cash_paise integer, cash_change_for_paise integer, pay_paise integer, tip_paise integer,
  distance_m integer, ready boolean, assigned_at timestamptz, promised_max_at timestamptz,
  scheduled_for timestamptz, is_gift boolean, category text, ready_by timestamptz, door jsonb, trade text,
    detail jsonb, job_id uuid,
  leg smallint, stops jsonb, work text, vehicle_class text, details jsonb)
language sql stable security definer set search_path = '' as $$
  select j.order_id, j.order_number, j.status, j.state, j.vendor_id, j.vendor_name, j.vendor_address,
    j.vendor_phone_masked,
    j.pickup_lat, j.pickup_lng, j.customer_name, j.customer_phone_masked, j.drop_address, j.instructions, j.items,
      j.payment_method,
    j.collect_cash_paise, j.cash_change_for_paise, j.pay_paise, j.tip_paise, j.distance_m, j.ready, j.assigned_at,
      j.promised_max_at, j.scheduled_for,
    j.is_gift, j.category, j.ready_by, j.door, j.trade, j.detail, j.job_id, j.leg, j.stops,
    j.work, j.vehicle_class, j.details
  from private.job_lines as j where j.courier_id = private.require_role('delivery')
  order by j.assigned_at
$$;

comment on function public.my_jobs is
  'The caller''s present jobs; customer details are visible only until the delivery. Of a gift, that it is one and '
  'not what its card says. ready_by: when the vendor will have it ready, null once it is; door: the wait at a door '
  'that nobody opens {started_at, until_at, has_picture, has_called, server_now}; stops: where the job leads, in its '
  'order; detail: what only its trade knows.';

create function public.courier_day(day date default (now() AT TIME ZONE 'Asia/Kolkata')::date)
  returns jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  from_at timestamptz := private.known_day(courier_day.day)::timestamp at time zone 'Asia/Kolkata';
  to_at timestamptz := (courier_day.day + 1)::timestamp at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object('deliveries', count(*), 'pay_paise', coalesce(sum(c.pay_paise), 0), 'tips_paise',
      coalesce(sum(c.tip_paise), 0),
      'total_paise', coalesce(sum(c.pay_paise + c.tip_paise), 0), 'cash_in_hand_paise', private.cash_in_hand(caller),
      'cash_limit_paise', (select k.cash_limit_paise from public.couriers as k where k.user_id = caller),
      'online_seconds', (select coalesce(sum(extract(epoch from least(coalesce(s.ended_at, now()),
        to_at) - greatest(s.started_at, from_at))), 0)::integer
        from private.courier_shifts as s where s.user_id = caller and s.started_at < to_at and coalesce(s.ended_at,
          now()) > from_at),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('order_number', c.order_number, 'vendor_name', c.vendor_name,
        'delivered_at', c.at,
        'pay_paise', c.pay_paise, 'tip_paise', c.tip_paise, 'cash_paise', c.cash_paise) order by c.at desc),
          '[]'::jsonb))
    from (
      -- The tip and the cash are those of whoever ends the order.
      select o.order_number, o.vendor_name, d.done_at as at, d.pay_paise,
        case when ends.it then private.charged(o.id, 'tip')::integer + private.later_tip(o.id, caller) else 0 end
        as tip_paise,
        (select coalesce(sum(p.amount_paise), 0) from public.payments as p
          where p.order_id = o.id and p.collected_by = caller) as cash_paise
      from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id,
        lateral (select not exists (select from public.jobs as k
          where k.order_id = d.order_id and k.leg > d.leg) as it) as ends
      where d.performer_id = caller and d.state = 'delivered' and d.done_at >= from_at and d.done_at < to_at
      union all
      -- Nobody took it: the way was made and is paid. Of cash there is none, and no tip.
      select o.order_number, o.vendor_name, w.ended_at, d.pay_paise, case
        when private.paid(o.id) > 0 then private.charged(o.id, 'tip')::integer else 0 end, 0
      from public.door_waits as w join lateral private.job_of(w.order_id) as d on d.performer_id = w.courier_id
      join public.enhanced_orders as o on o.id = w.order_id
      where w.courier_id = caller and w.ended_at >= from_at and w.ended_at < to_at) as c);
end
$$;

comment on function public.courier_day is
  'What a courier earned on a day (Indian time), and the cash in hand: {deliveries, pay_paise, tips_paise, '
  'total_paise, cash_in_hand_paise, cash_limit_paise, online_seconds, jobs: [{order_number, vendor_name, '
  'delivered_at, pay_paise, tip_paise, cash_paise}]}.';

create function public.my_courier()
returns table (user_id uuid, name text, photo text, vehicle_kind text, plate text, verified boolean, online boolean,
  capacity smallint,
  cash_limit_paise integer, cash_in_hand_paise bigint, rating numeric, ratings_count integer, region_id uuid,
    suspended_for text)
language sql stable security definer set search_path = '' as $$
  select c.user_id, c.name, c.photo, c.vehicle_kind, c.plate, c.verified, c.online, c.capacity, c.cash_limit_paise,
    private.cash_in_hand(c.user_id), c.rating, c.ratings_count, c.region_id, private.suspended_for(c.user_id)
  from public.couriers as c where c.user_id = private.require_role('delivery')
$$;

comment on function public.my_courier is
  'The caller as a courier; no row before the application is approved. suspended_for: why the administration has '
    'paused them, or null.';

-- Administrator ------------------------------------------------------------------------------------------------------
create type public.admin_order_line as (
  order_id uuid, order_number text, status public.order_status, kind public.order_kind, vendor_name text,
    customer_name text,
  courier_name text, region_slug text, total_paise integer, payment_method public.payment_method,
    payment_status public.payment_status,
  placed_at timestamptz, updated_at timestamptz, delivery_state public.job_state, late boolean,
    scheduled_for timestamptz
);

create view private.admin_order_lines as
  select o.id as order_id, o.order_number, o.status, o.kind, o.vendor_name,
    private.name_of(o.user_id) as customer_name,
    c.name as courier_name, r.slug as region_slug, o.total_paise, o.payment_method, o.payment_status,
    o.created_at as placed_at, o.updated_at, d.state as delivery_state,
    o.status not in ('delivered', 'cancelled') and private.is_late(o) as late, o.scheduled_for
  from public.enhanced_orders as o
  join public.regions as r on r.id = o.region_id
  left join lateral private.job_of(o.id) as d on true
  left join public.couriers as c on c.user_id = d.performer_id;

comment on view private.admin_order_lines is
  'Orders as the administrator''s board lists them, with the columns of admin_order_line.';

create function public.admin_orders(statuses public.order_status[] default null, region_slug text default null,
  search text default null,
  before timestamptz default null, before_id uuid default null, limit_count integer default 50,
    scheduled boolean default null)
returns setof public.admin_order_line
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_orders.search);
  number text := private.like_pattern(private.pasted_code(admin_orders.search));
  -- A number is found whole, so that nobody is found by trying digits.
  whole_phone text := ltrim(private.read_phone(admin_orders.search), '+');
begin
  perform private.require_role('admin');
  if cardinality(admin_orders.statuses) > 20 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return query
    select o.* from private.admin_order_lines as o
    where (admin_orders.before is null
        or (o.placed_at, o.order_id) < (admin_orders.before,
          coalesce(admin_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_orders.statuses is null or o.status = any (admin_orders.statuses))
      and (admin_orders.scheduled is null or (o.scheduled_for is not null) = admin_orders.scheduled)
      and (admin_orders.region_slug is null or o.region_slug = admin_orders.region_slug)
      and (words is null or lower(o.order_number) like number or lower(o.vendor_name) like words
        or lower(o.customer_name) like words
        or (whole_phone is not null and exists (select from public.enhanced_orders as e
          join auth.users as u on u.id = e.user_id
          where e.id = o.order_id and u.phone = whole_phone)))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.admin_orders is
  'All orders, newest first; names, but no phones and no addresses. The search finds the number of an order, the name '
    'of a vendor or customer, and a customer''s '
  'whole phone number. A page follows the row placed at before with the id before_id. scheduled narrows it to orders '
    'for later, or with false to those for now.';

create function public.admin_order(order_id uuid, opening uuid default null::uuid) returns jsonb
  language plpgsql security definer set search_path = '' as $$
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
$$;

comment on function public.admin_order is
  'One order in full: {order, refundable (charges with what can be refunded of them), items, events, ledger, delivery, '
    'offers, arrivals, contact, cancellation, server_now}. Viewing '
  'is written to the audit log, once per opening of the screen.';

create function public.admin_overview() returns jsonb
  language plpgsql stable security definer set search_path = '' as $$
declare
  midnight timestamptz := ((now() at time zone 'Asia/Kolkata')::date)::timestamp at time zone 'Asia/Kolkata';
begin
  perform private.require_role('admin');
  return jsonb_build_object(
    'live_by_status', (select coalesce(jsonb_object_agg(s.status, s.many), '{}') from (
      select o.status, count(*) as many from public.enhanced_orders as o where o.status not in ('delivered',
        'cancelled') group by 1) as s),
    'today', (select jsonb_build_object('orders', count(*), 'delivered',
      count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'), 'sales_paise',
        coalesce(sum(o.total_paise) filter (where o.status <> 'cancelled'), 0))
      from public.enhanced_orders as o where o.created_at >= midnight and o.placed_at is not null),
    'revenue_today_paise', (select coalesce(sum(e.amount_paise), 0) from private.ledger_entries as e
      join private.ledger_transactions as t on t.id = e.transaction_id join private.ledger_accounts
        as a on a.id = e.account_id
      where a.kind = 'platform_revenue' and t.at >= midnight),
    'couriers_online', (select count(*) from public.couriers as c where c.online and c.verified),
    'vendors_open', (select count(*) from private.open_vendors(array(select v.id from public.vendors as v
      where v.status = 'active' and v.accepting_orders and coalesce(v.paused_until <= now(), true)), now())),
    'ledger_balanced', private.ledger_is_balanced());
end
$$;

comment on function public.admin_overview is
  'The figures of the administrator''s first screen, for today by Indian time: {live_by_status, today: {orders, '
  'delivered, cancelled, sales_paise}, revenue_today_paise, couriers_online, vendors_open, ledger_balanced}. '
  'ledger_balanced is the result of the last checks.';

create function public.admin_news(order_ids uuid[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  if cardinality(admin_news.order_ids) > 200 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return jsonb_build_object('overview', public.admin_overview(), 'needs', public.admin_needs_you(),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.admin_order_lines as o
      where o.order_id = any (admin_news.order_ids)));
end
$$;

comment on function public.admin_news is
  'What an open board needs after events, in one call: {overview, needs, orders}, the orders that the events named '
    '(200 at most) as admin_orders lists them.';

-- Live updates -------------------------------------------------------------------------------------------------------
create function private.event_detail(topic text, event text, payload jsonb) returns jsonb
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
    when 'user notification' then return jsonb_build_object('notification',
      (select to_jsonb(c) from (select n.id, n.title, n.message, n.type, n.is_read,
        n.created_at, n.expires_at, n.action_url, n.template, n.params
      from public.system_notifications as n where n.id = (payload ->> 'id')::uuid) as c));
    when 'user wallet' then return jsonb_build_object('balance_paise', private.wallet_balance(subject::uuid));
    when 'user offer' then return jsonb_build_object('offer', (select to_jsonb(f) - array['courier_id', 'outcome']
      from private.job_offer_lines as f
      where f.offer_id = (payload ->> 'offer_id')::uuid and f.courier_id = subject::uuid and f.outcome = 'offered'));
    when 'user job' then return jsonb_build_object('job', (select to_jsonb(j) - 'courier_id' from private.job_lines as j
      where j.order_id = about and j.courier_id = subject::uuid), 'cash_in_hand_paise',
        private.cash_in_hand(subject::uuid));
    when 'vendor order' then return jsonb_build_object(
      'order', (select to_jsonb(l) - array['vendor_id', 'user_id', 'courier_id', 'customer_full_name'] ||
        jsonb_build_object('server_now', clock_timestamp(),
        -- Everybody who works for the vendor hears this, also somebody who is on the other side of the counter.
        'pickup_code', case when not private.is_staff_of(l.vendor_id, l.courier_id) then l.pickup_code end)
        from private.vendor_order_lines as l where l.order_id = about and l.vendor_id = subject::uuid),
      'step', (select to_jsonb(s) from (select e.seq, e.to_status, e.actor_role, e.reason_code, e.at
        from public.order_events as e where e.order_id = about order by e.seq desc limit 1) as s));
    when 'user message' then return private.message_detail(about, payload, subject::uuid);
    when 'vendor message' then return private.message_detail(about, payload, subject::uuid);
    when 'vendor menu' then return jsonb_build_object('vendor',
      (select jsonb_build_object('accepting_orders', v.accepting_orders,
        'paused_until', v.paused_until) from public.vendors as v where v.id = subject::uuid));
    else return null;
  end case;
end
$$;

comment on function private.event_detail is
  'What an event is about, as the query of the topic''s audience returns it, so that a client need not fetch it: '
    'nothing that '
  'everybody on the topic may not read (private.may_hear names the fields). Null where clients fetch.';

revoke execute on function public.admin_news(uuid[]) from public, anon;
grant execute on function public.admin_news(uuid[]) to authenticated;
revoke execute on function public.order_tracking(uuid),
  public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text, text, date,
    date),
  public.vendor_day(uuid, date),
  public.current_offers(), public.my_jobs(), public.courier_day(date), public.my_courier(),
  public.admin_orders(public.order_status[], text, text, timestamptz, uuid, integer, boolean),
    public.admin_order(uuid, uuid), public.admin_overview()
  from public, anon;
grant execute on function public.order_tracking(uuid),
  public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text, text, date,
    date),
  public.vendor_day(uuid, date),
  public.current_offers(), public.my_jobs(), public.courier_day(date), public.my_courier(),
  public.admin_orders(public.order_status[], text, text, timestamptz, uuid, integer, boolean),
    public.admin_order(uuid, uuid), public.admin_overview()
  to authenticated;

-- The desk of the administration: what needs somebody now, orders found by customer and phone as well, an address for
-- each order (docs/decisions/0081).

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('desk_waiting_seconds', 'integer', 'seconds', '900', 60, 7200, 'orders',
   'An order that is ready this long and not collected is shown to the administration.', false),
  ('desk_refused_seconds', 'integer', 'seconds', '3600', 300, 86400, 'orders',
   'How long an order that was refused is shown to the administration.', false);

create function private.orders_in_need() returns table (order_id uuid, need text, since timestamptz,
  about text)
language sql stable security definer set search_path = '' as $$
  -- One row an order: what is worst of it.
  select distinct on (found.order_id) found.order_id, found.need, found.since, found.about
  from (
    select h.order_id, 'courier_help' as need, 1 as rank, h.at as since, h.about
    from private.courier_calls_for_help as h join private.support_tickets as t on t.id = h.ticket_id
      where t.status <> 'closed'
    union all
    select w.order_id, 'nobody_at_door', 2, w.started_at, null
    from public.door_waits as w join public.enhanced_orders as o on o.id = w.order_id
      where w.ended_at is null and o.status = 'on_way'
    union all
    select w.order_id, 'nobody_at_door', 2, w.ended_at, 'not_handed_back'
    from public.door_waits as w where w.goes = 'vendor' and w.back_at is null
      and w.ended_at < now() - interval '1 hour'
    union all
    select d.order_id, 'nobody_carries', 3, coalesce(d.nobody_since, d.search_started_at, now()), null
    from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
    where o.status in ('confirmed', 'preparing', 'ready') and (d.state = 'no_courier' or (d.state = 'searching'
      and d.nobody_since is not null))
    union all
    select o.id, 'late', 4, o.promised_max_at, null
    from public.enhanced_orders as o
    join private.trade_kinds as k on k.trade = o.trade and k.kind = o.kind
    join private.desks as place on place.desk = k.desk and place.counts_minutes
      where o.status not in ('delivered', 'cancelled') and private.is_late(o)
    union all
    -- Half of the time to accept is over.
    select o.id, 'waiting', 5, o.status_since, 'not_accepted'
    from public.enhanced_orders as o where o.status = 'pending'
      and now() > o.accept_by - make_interval(secs => private.setting_int('vendor_accept_seconds') / 2)
    union all
    select o.id, 'waiting', 5, o.status_since, 'not_collected'
    from public.enhanced_orders as o where o.status = 'ready' and private.comes_for( o, 'pickup')
      and o.status_since < now() - make_interval(secs => private.setting_int('desk_waiting_seconds'))
    union all
    select o.id, 'refused', 6, o.status_since, o.cancel_reason
    from public.enhanced_orders as o
    where o.status = 'cancelled' and o.status_since > now() - make_interval(secs =>
      private.setting_int('desk_refused_seconds'))
      and (o.cancelled_by = 'vendor' or o.cancel_reason in ('not_accepted_in_time', 'no_courier'))
  ) as found order by found.order_id, found.rank, found.since
$$;

comment on function private.orders_in_need is
  'Orders that need somebody of the administration now, each once with what is worst: courier_help (about: what the '
    'courier asked), nobody_at_door '
  '(or not_handed_back), nobody_carries, late, waiting (not_accepted, not_collected), refused (the reason); since: how '
    'long.';

create function public.admin_needs_you() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return jsonb_build_object('server_now', now(), 'needs', (
    select coalesce(jsonb_agg(jsonb_build_object('need', g.need, 'count', g.many, 'orders', g.orders)
      order by g.need), '[]')
    from (
      select n.need, max(n.many)::integer as many,
        (jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
          'customer_name', private.name_of(o.user_id), 'courier_name', c.name, 'status', o.status, 'since', n.since,
            'about', n.about) order by n.since, o.id)) as orders
      from (select r.*, row_number() over (partition by r.need order by r.since) as place,
          count(*) over (partition by r.need) as many from private.orders_in_need() as r) as n
      join public.enhanced_orders as o on o.id = n.order_id
      left join lateral private.job_of(o.id) as d on true left
        join public.couriers as c on c.user_id = d.performer_id
      where n.place <= 50 group by n.need) as g));
end
$$;

comment on function public.admin_needs_you is
  'What needs the administration now: {server_now, needs: [{need, count, orders: [{order_id, order_number, '
    'vendor_name, customer_name, courier_name, status, '
  'since, about}]}]}, the oldest first, fifty of a need at most; needs as private.orders_in_need names them. '
    'Administrators only.';

revoke execute on function public.admin_needs_you() from public, anon;
grant execute on function public.admin_needs_you() to authenticated;
revoke execute on function private.orders_in_need() from public;

comment on table private.desks is
  'The places of the vendor app where orders are worked on: a board, a list of parcels, a morning''s round.';
comment on column private.desks.lists_orders is
  'Whether its orders stand one by one in the vendor''s list; a round of many doors has a list of its own.';
comment on column private.desks.counts_minutes is
  'Whether minutes matter there, so that an administrator is told of an order that is late.';

revoke all on private.desks from anon, authenticated;

insert into private.desks (desk, lists_orders, counts_minutes) values
  ('board', true, true), ('parcels', true, false), ('round', false, false);

alter table private.trade_kinds
  add constraint trade_kinds_desk_fkey foreign key (desk) references private.desks (desk);

create index trade_kinds_desk_idx on private.trade_kinds (desk);

alter table private.trades
  add constraint trades_desk_fkey foreign key (desk) references private.desks (desk);

create index trades_desk_idx on private.trades (desk);

comment on column private.trades.desk is 'Where its vendors begin their work; null where no vendor acts.';
comment on column private.trades.detail is
  'The name of a function (o public.enhanced_orders, viewer text) returns jsonb: what only this trade knows about an '
  'order, for a viewer who is customer, vendor, courier or admin; null for those whom it has nothing to tell.';
comment on column private.trades.keeps_contact is
  'The name of a function (o public.enhanced_orders) returns boolean: whether the trade still has something to settle '
  'after the order, so that its parties may go on talking.';
comment on column private.trades.promised_within is
  'The setting, in seconds, within which a vendor must be able to deliver for the home page to say how fast it is.';

-- Food: cutlery, and what the restaurant asks about a dish that ran out.
create function private.food_detail(o public.enhanced_orders, viewer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when viewer in ('customer', 'vendor', 'admin') then
    jsonb_build_object('no_cutlery', private.no_cutlery(o.id))
    || case when viewer = 'vendor' then '{}'::jsonb else jsonb_build_object('proposals', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'dish', i.name, 'of_pieces', i.quantity,
        'missing', p.missing, 'missing_paise', i.unit_paise * p.missing, 'name', p.name, 'picture', p.picture,
        'unit_paise', p.unit_paise, 'quantity', p.quantity, 'total_paise', p.total_paise, 'state', p.state,
        'answered_by', p.answered_by, 'answer_by', p.answer_by, 'back_paise', p.back_paise,
        'is_all', private.nothing_left_without(o, p)) order by p.offered_at), '[]')
      from public.dish_proposals as p
      join public.order_items as i on i.order_id = p.order_id and i.position = p.position
      where p.order_id = o.id and p.state <> 'withdrawn')) end end
$$;

comment on function private.food_detail is
  'Of an order of food: whether cutlery is left out, and what its customer is asked about dishes that ran out.';

-- Groceries: how far they are picked, and for whoever carries them, what is in which bag.
create function private.goods_translations(ordered text, i public.catalog_items) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.goods_name(goods_translations.ordered, i, null) is distinct from i.name then '{}'::jsonb
    else coalesce((select jsonb_object_agg(w.language, w.text) from public.dictionary as w
      where w.kind = 'item' and w.source = lower(i.name)), '{}') || coalesce(i.name_translations, '{}') end
$$;

comment on function private.goods_translations is
  'The name of what was ordered by language, where it still has the name of that day.';

create function private.bag_lines(order_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'packed_with', l.packed_with,
    'name', private.goods_name(o.name, i, null), 'name_translations', private.goods_translations(o.name, i),
    'picture', i.picture, 'pack_size', k.pack_size, 'pack_unit', k.pack_unit,
    'quantity', case when l.state = 'waiting' then o.quantity else l.picked_quantity end,
    'grams', coalesce(l.picked_grams, case when l.state = 'waiting' then l.ordered_grams end), 'state', l.state,
    'instead', (select jsonb_build_object('name', s.name, 'quantity', s.quantity, 'pack_size', sg.pack_size,
        'pack_unit', sg.pack_unit)
      from public.substitutions as s left join public.goods as sg on sg.item_id = s.item_id
      where s.order_id = l.order_id and s.position = l.position and s.state = 'accepted')) order by l.position), '[]')
  from public.grocery_lines as l
  join public.order_items as o on o.order_id = l.order_id and o.position = l.position
  left join public.catalog_items as i on i.id = l.item_id left join public.goods as k on k.item_id = l.item_id
  where l.order_id = bag_lines.order_id
$$;

comment on function private.bag_lines is 'What whoever carries an order of groceries finds in its bags.';

create function private.grocery_detail(o public.enhanced_orders, viewer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when viewer in ('customer', 'admin') then private.picking_of(o, null)
    when viewer = 'courier' then
      jsonb_build_object('bags', private.bags_of(o.id), 'lines', private.bag_lines(o.id)) end
$$;

comment on function private.grocery_detail is
  'Of an order of groceries: how far it is picked, for its customer; the bags and what is in them, for who '
  'carries it. Names come with their translations.';

-- Shopping: parcels, returns, and what can still be returned.
create function private.shopping_detail(o public.enhanced_orders, viewer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when viewer in ('customer', 'admin') then jsonb_build_object(
    'shipments', (select coalesce(jsonb_agg(private.shipment_card(s) order by s.created_at), '[]')
      from public.shipments as s where s.order_id = o.id),
    'returns', (select coalesce(jsonb_agg(private.return_card(r) order by r.created_at desc), '[]')
      from public.returns as r where r.order_id = o.id),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('position', i.position, 'item_id', i.item_id,
        'product_id', coalesce(g.product_id, i.item_id), 'name', i.name,
        'picture', o.items -> (i.position - 1) ->> 'image', 'variant', coalesce(g.variant, '{}'),
        'quantity', i.quantity,
        'unit_paise', i.unit_paise, 'total_paise', i.total_paise, 'return_days', coalesce(g.return_days, 0),
        'returned', private.returned_pieces(o.id, i.position),
        'return_until', private.return_until(o, g.return_days),
        'exchanges', case when private.return_until(o, g.return_days) > now() then (
          select coalesce(jsonb_agg(jsonb_build_object('item_id', x.id, 'name', x.name, 'variant', y.variant,
            'price_paise', x.price_paise) order by x.position, x.name), '[]')
          from public.goods as y join public.catalog_items as x on x.id = y.item_id
          where (y.product_id = g.product_id or y.item_id = i.item_id) and x.vendor_id = o.vendor_id
            and x.price_paise <= i.unit_paise and private.item_unavailable_reason(x, now()) is null)
          else '[]' end) order by i.position), '[]')
      from public.order_items as i
      left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position
      where i.order_id = o.id),
    'destinations', case when o.payment_method = 'gateway' then '["source", "wallet"]'::jsonb
      else '["wallet"]'::jsonb end) end
$$;

comment on function private.shopping_detail is
  'Of an order from a shop: its parcels with their carriers, its returns, and of each line what is or can be '
  'returned.';

create function private.has_open_return(o public.enhanced_orders) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.returns as r where r.order_id = o.id and private.is_open_return(r.state))
$$;

comment on function private.has_open_return is 'Whether something of an order from a shop is on its way back.';

-- Recharges and bills: how far the provider is, and complaints.
create function private.digital_detail(o public.enhanced_orders, viewer text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.payment_subject(f) || jsonb_build_object('order_id', f.order_id, 'target', f.target,
    'state', f.state, 'state_since', f.state_since, 'deadline_at', f.deadline_at,
    'provider_reference', f.provider_reference, 'failure_code', f.failure_code, 'created_at', f.created_at,
    'bill', case when b.id is not null then jsonb_build_object('customer_name', b.customer_name,
      'bill_number', b.bill_number, 'due_on', b.due_on) end,
    'to_save', case when b.id is not null and b.parameters <> '{}'
      and not exists (select from public.saved_billers as s
        where s.user_id = o.user_id and s.biller_code = b.biller_code and s.parameters = b.parameters)
      then jsonb_build_object('biller', b.biller_code, 'parameters', b.parameters) end,
    'complaints', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number,
      'category', c.category, 'body', c.body, 'status', c.status, 'answer', c.answer,
      'answered_at', c.answered_at, 'created_at', c.created_at) order by c.created_at desc), '[]')
      from public.digital_complaints as c where c.order_id = f.order_id))
  from public.digital_fulfilments as f left join public.bill_fetches as b on b.id = f.bill_fetch_id
  where f.order_id = o.id and viewer = 'customer'
$$;

comment on function private.digital_detail is
  'Of a recharge or a bill, for its customer: what was paid for with the whole number (target), its state and '
  'reference, the bill, complaints, and to_save (the connection, where it is not saved yet).';
comment on function private.detail_of is
  'What only its trade knows about an order, for a viewer who is customer, vendor, courier or admin; the caller has '
  'checked that they are.';

create function private.announce_detail(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.publish('user:' || o.user_id, 'detail', jsonb_build_object('order_id', o.id));
end
$$;

comment on function private.announce_detail is
  'Tells a customer''s open order that what its trade knows about it has changed, where its status has not.';

revoke execute on function public.my_vendors() from public, anon;
grant execute on function public.my_vendors() to authenticated;

-- The common answers carry the trade and its one detail, and nothing that only one trade knows.

create function private.comes_for(o public.enhanced_orders, stop text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.order_transition_rules as r
    where r.kind = o.kind and r.arrives_at = comes_for.stop)
$$;

comment on function private.comes_for is
  'Whether somebody comes to the pickup or the drop of an order, by the rules that ask for their arrival.';

revoke execute on function public.my_courier(), public.admin_vendors(integer, text), public.admin_courier_cash(text)
  from public, anon;
grant execute on function public.my_courier(), public.admin_vendors(integer, text), public.admin_courier_cash(text)
  to authenticated;
revoke execute on function public.start_door_wait(uuid), public.door_picture_path(uuid, text),
  public.set_door_picture(uuid, text),
  public.report_undeliverable(uuid), public.my_returns(), public.confirm_handed_back(uuid),
    public.ask_courier_support(uuid, text, text, text, text),
  public.my_jobs(), public.current_offers() from public, anon;
grant execute on function public.start_door_wait(uuid), public.door_picture_path(uuid, text),
  public.set_door_picture(uuid, text),
  public.report_undeliverable(uuid), public.my_returns(), public.confirm_handed_back(uuid),
    public.ask_courier_support(uuid, text, text, text, text),
  public.my_jobs(), public.current_offers() to authenticated;
