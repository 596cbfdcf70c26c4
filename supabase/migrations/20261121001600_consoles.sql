-- What the screens of customers, vendors, couriers and administrators read about orders: only what each may see.

create function private.mask_phone(phone text) returns text language sql immutable set search_path = '' as $$
  select case when phone is null then null else left(phone, 5) || '•••••' || right(phone, 3) end
$$;
create function private.name_of(user_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(nullif(trim(p.full_name), ''), private.customer_name(p.id)) from public.profiles as p where p.id = name_of.user_id
$$;
comment on function private.name_of is 'A person''s full name, for administrators; without one Customer with the last digits of the number.';

create function private.like_pattern(words text) returns text language sql immutable set search_path = '' as $$
  select '%' || replace(replace(replace(lower(nullif(left(trim(words), 100), '')), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
comment on function private.like_pattern is 'Search text as a LIKE pattern that matches anywhere in a lower-case text; null for empty.';

create function private.order_for_customer(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(shown) from (select o.id, o.order_number, o.kind, o.category, o.vendor_id, o.vendor_name, o.checkout_id, o.status,
    o.discount_paise, o.total_paise, o.total_amount, o.discount_amount, private.bill(o.id) as charges, private.refunded_bill(o.id) as refunds,
    o.items, o.promo_code,
    o.payment_method, o.payment_status, o.cash_change_for_paise, o.address, o.scheduled_for, o.instructions, private.no_cutlery(o.id) as no_cutlery,
    o.distance_m, o.prep_minutes, o.accept_by, o.promised_min_at, o.promised_max_at, o.cancel_reason, o.cancelled_by,
    o.charge_paise, o.refund_paise, o.credit_paise, o.last_seq, o.status_since, o.created_at, o.updated_at,
    private.change_until(o) as change_until) as shown
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
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'to_status', e.to_status, 'at', e.at, 'actor_role', e.actor_role,
      'reason_code', e.reason_code) order by e.seq) from public.order_events as e where e.order_id = o.id),
    'delivery', (select jsonb_build_object('state', d.state, 'distance_m', d.distance_m,
        'pickup', jsonb_build_object('lat', d.pickup_lat, 'lng', d.pickup_lng), 'drop', jsonb_build_object('lat', d.drop_lat, 'lng', d.drop_lng),
        'courier', case when d.courier_id is not null then jsonb_build_object('name', split_part(c.name, ' ', 1), 'rating', c.rating,
          'vehicle_kind', c.vehicle_kind, 'plate', c.plate, 'photo', c.photo) end,
        'courier_position', case when p.user_id is not null and d.state in ('assigned', 'at_pickup', 'picked_up', 'near')
          then jsonb_build_object('lat', p.lat, 'lng', p.lng, 'heading', p.heading, 'at', p.at) end)
      from public.deliveries as d left join public.couriers as c on c.user_id = d.courier_id
      left join public.courier_positions as p on p.user_id = d.courier_id where d.order_id = o.id),
    'vendor', (select jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'lat', v.lat, 'lng', v.lng, 'address', v.address,
      'picture', v.picture, 'phone_masked', private.mask_phone(v.phone)) from public.vendors as v where v.id = o.vendor_id),
    'drop_code', (select h.code from private.handover_codes as h
      where h.order_id = o.id and h.purpose in ('drop', 'start') and o.user_id = caller and o.status not in ('delivered', 'cancelled', 'pending')
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
  'cancellation, can_rate, contact (as contacts returns it), server_now}. For the customer, and without the code for administrators.';

-- Vendor -------------------------------------------------------------------------------------------------------------

create view private.vendor_order_lines as
  select o.vendor_id, o.user_id, d.courier_id, p.full_name as customer_full_name, o.id as order_id, o.order_number, o.status, o.kind,
    split_part(coalesce(nullif(p.full_name, ''), 'Customer'), ' ', 1) as customer_name, o.items, o.instructions, coalesce(f.no_cutlery, false) as no_cutlery,
    o.total_paise, private.shared(o.id, 'vendor_payable')::integer as vendor_share_paise,
    o.payment_method, o.created_at as placed_at, o.accept_by, o.prep_minutes, o.promised_max_at, o.status_since,
    c.name as courier_name, d.state as courier_state,
    case when o.status in ('confirmed', 'preparing', 'ready') and d.courier_id is not null then h.code end as pickup_code,
    o.scheduled_for, private.preparing_begins(o) as begin_at, private.later_until(o) as later_until, o.cancel_reason, o.cancelled_by
  from public.enhanced_orders as o
  left join public.deliveries as d on d.order_id = o.id
  left join public.couriers as c on c.user_id = d.courier_id
  left join private.handover_codes as h on h.order_id = o.id and h.purpose = 'pickup'
  left join public.profiles as p on p.id = o.user_id
  left join public.food_orders as f on f.order_id = o.id;
comment on view private.vendor_order_lines is
  'Orders as their vendor sees them: names without surnames, no addresses, no phones. vendor_id, user_id, courier_id and the full '
  'name are for the functions that read it.';

create function public.vendor_orders(vendor_id uuid, scope text default 'live', before timestamptz default null, before_id uuid default null,
  limit_count integer default 50, outcome public.order_status default null, since timestamptz default null, search text default null)
returns table (order_id uuid, order_number text, status public.order_status, kind public.order_kind, customer_name text, items jsonb,
  instructions text, no_cutlery boolean, total_paise integer, vendor_share_paise integer, payment_method public.payment_method,
  placed_at timestamptz, accept_by timestamptz, prep_minutes integer, promised_max_at timestamptz, status_since timestamptz, courier_name text,
  courier_state public.delivery_state, pickup_code text, scheduled_for timestamptz, begin_at timestamptz, later_until timestamptz, cancel_reason text,
  cancelled_by text, server_now timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(vendor_orders.search);
  -- A search reads one year at most.
  earliest timestamptz := case when words is null then vendor_orders.since
    else greatest(vendor_orders.since, now() - interval '1 year') end;
begin
  perform private.require_staff(vendor_orders.vendor_id);
  return query
    select o.order_id, o.order_number, o.status, o.kind, o.customer_name, o.items, o.instructions, o.no_cutlery,
      o.total_paise, o.vendor_share_paise, o.payment_method, o.placed_at, o.accept_by, o.prep_minutes, o.promised_max_at,
      o.status_since, o.courier_name, o.courier_state, case when auth.uid() not in (o.user_id, o.courier_id) then o.pickup_code end,
      o.scheduled_for, o.begin_at, o.later_until, o.cancel_reason, o.cancelled_by, now()
    from private.vendor_order_lines as o
    where o.vendor_id = vendor_orders.vendor_id
      and (vendor_orders.before is null
        or (o.placed_at, o.order_id) < (vendor_orders.before, coalesce(vendor_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and case vendor_orders.scope when 'past' then o.status in ('delivered', 'cancelled') else o.status not in ('delivered', 'cancelled') end
      and (vendor_orders.outcome is null or o.status = vendor_orders.outcome)
      and (earliest is null or o.placed_at >= earliest)
      and (words is null or lower(o.order_number) like words or lower(split_part(o.customer_full_name, ' ', 1)) like words
        or exists (select from jsonb_array_elements(o.items) as i where lower(i ->> 'name') like words))
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.vendor_orders is
  'A vendor''s orders, live or past, newest first: names without surnames, no addresses, no phones. A page follows '
  'the row placed at before with the id before_id. outcome, since and search (number, first name, item; a year back '
  'at the most) narrow it. Of an order for later, begin_at is when preparing has to begin, and later_until when it becomes present work.';

create function public.vendor_day(vendor_id uuid, day date default (now() at time zone 'Asia/Kolkata')::date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_day.vendor_id);
  return (
    select jsonb_build_object('orders', count(*), 'delivered', count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'),
      'sales_paise', coalesce(sum(private.charged(o.id, 'items', 'packaging')) filter (where o.status = 'delivered'), 0),
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
comment on function public.vendor_day is
  'Summary of a vendor''s day (Indian time): {orders, delivered, cancelled, sales_paise, earned_paise (after '
  'commission), avg_prep_minutes}.';

-- Courier ------------------------------------------------------------------------------------------------------------

create view private.job_offer_lines as
  select f.courier_id, f.outcome, f.id as offer_id, f.order_id, o.vendor_name, coalesce(nullif(v.area, ''), v.address) as pickup_area,
    d.pickup_lat, d.pickup_lng, coalesce(o.address ->> 'landmark', o.address ->> 'city') as drop_area, d.drop_lat, d.drop_lng,
    f.distance_to_pickup_m, d.distance_m, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise,
    case when o.payment_method = 'cash' then o.total_paise else 0 end as collect_cash_paise, o.payment_method,
    (select sum(i.quantity)::integer from public.order_items as i where i.order_id = o.id) as items_count, f.expires_at, now() as server_now
  from public.job_offers as f
  join public.deliveries as d on d.order_id = f.order_id
  join public.enhanced_orders as o on o.id = f.order_id
  left join public.vendors as v on v.id = o.vendor_id;
comment on view private.job_offer_lines is 'Offers as their courier sees them, before accepting.';

create function public.current_offers()
returns table (offer_id uuid, order_id uuid, vendor_name text, pickup_area text, pickup_lat double precision, pickup_lng double precision,
  drop_area text, drop_lat double precision, drop_lng double precision, distance_to_pickup_m integer, distance_m integer,
  pay_paise integer, tip_paise integer, collect_cash_paise integer, payment_method public.payment_method, items_count integer,
  expires_at timestamptz, server_now timestamptz)
language sql stable security definer set search_path = '' as $$
  select f.offer_id, f.order_id, f.vendor_name, f.pickup_area, f.pickup_lat, f.pickup_lng, f.drop_area, f.drop_lat, f.drop_lng,
    f.distance_to_pickup_m, f.distance_m, f.pay_paise, f.tip_paise, f.collect_cash_paise, f.payment_method, f.items_count, f.expires_at, f.server_now
  from private.job_offer_lines as f
  where f.courier_id = private.require_role('delivery') and f.outcome = 'offered' and f.expires_at > now()
  order by f.expires_at
$$;
comment on function public.current_offers is
  'The jobs offered to the caller, with area, distance, pay and payment method, before accepting.';

create view private.job_lines as
  select d.courier_id, o.id as order_id, o.order_number, o.status, d.state, v.id as vendor_id, v.name as vendor_name,
    v.address as vendor_address, private.mask_phone(v.phone) as vendor_phone_masked, d.pickup_lat, d.pickup_lng,
    private.customer_name(o.user_id) as customer_name, private.mask_phone(p.phone) as customer_phone_masked, o.address as drop_address, o.instructions,
    (select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position)
      from public.order_items as i where i.order_id = o.id) as items,
    o.payment_method, case when o.payment_method = 'cash' then o.total_paise else 0 end as collect_cash_paise,
    o.cash_change_for_paise, d.pay_paise, private.charged(o.id, 'tip')::integer as tip_paise, d.distance_m, o.status = 'ready' as ready, d.assigned_at, o.promised_max_at,
    o.scheduled_for
  from private.order_parties as carrying
  join public.deliveries as d on d.order_id = carrying.order_id and d.courier_id = carrying.user_id
  join public.enhanced_orders as o on o.id = d.order_id
  left join public.vendors as v on v.id = d.vendor_id
  left join public.profiles as p on p.id = o.user_id
  -- Address and phone are for whoever takes part at this moment.
  where carrying.role = 'delivery' and carrying.until_at is null;
comment on view private.job_lines is 'Present jobs as their courier sees them.';

create function public.my_jobs()
returns table (order_id uuid, order_number text, status public.order_status, state public.delivery_state, vendor_id uuid, vendor_name text,
  vendor_address text, vendor_phone_masked text, pickup_lat double precision, pickup_lng double precision, customer_name text,
  customer_phone_masked text, drop_address jsonb, instructions text, items jsonb, payment_method public.payment_method,
  collect_cash_paise integer, cash_change_for_paise integer, pay_paise integer, tip_paise integer, distance_m integer, ready boolean,
  assigned_at timestamptz, promised_max_at timestamptz, scheduled_for timestamptz)
language sql stable security definer set search_path = '' as $$
  select j.order_id, j.order_number, j.status, j.state, j.vendor_id, j.vendor_name, j.vendor_address, j.vendor_phone_masked,
    j.pickup_lat, j.pickup_lng, j.customer_name, j.customer_phone_masked, j.drop_address, j.instructions, j.items, j.payment_method,
    j.collect_cash_paise, j.cash_change_for_paise, j.pay_paise, j.tip_paise, j.distance_m, j.ready, j.assigned_at, j.promised_max_at, j.scheduled_for
  from private.job_lines as j where j.courier_id = private.require_role('delivery')
  order by j.assigned_at
$$;
comment on function public.my_jobs is 'The caller''s present jobs; customer details are visible only until the delivery.';

create function public.courier_day(day date default (now() at time zone 'Asia/Kolkata')::date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  from_at timestamptz := courier_day.day::timestamp at time zone 'Asia/Kolkata';
  to_at timestamptz := (courier_day.day + 1)::timestamp at time zone 'Asia/Kolkata';
begin
  return (
    select jsonb_build_object('deliveries', count(*), 'pay_paise', coalesce(sum(d.pay_paise), 0), 'tips_paise', coalesce(sum(private.charged(o.id, 'tip')::integer), 0),
      'total_paise', coalesce(sum(d.pay_paise + private.charged(o.id, 'tip')::integer), 0), 'cash_in_hand_paise', private.cash_in_hand(caller),
      'cash_limit_paise', (select c.cash_limit_paise from public.couriers as c where c.user_id = caller),
      'online_seconds', (select coalesce(sum(extract(epoch from least(coalesce(s.ended_at, now()), to_at) - greatest(s.started_at, from_at))), 0)::integer
        from private.courier_shifts as s where s.user_id = caller and s.started_at < to_at and coalesce(s.ended_at, now()) > from_at),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'vendor_name', o.vendor_name, 'delivered_at', d.delivered_at,
        'pay_paise', d.pay_paise, 'tip_paise', private.charged(o.id, 'tip')::integer, 'cash_paise', case when o.payment_method = 'cash' then o.total_paise else 0 end)
        order by d.delivered_at desc), '[]'::jsonb))
    from public.deliveries as d join public.enhanced_orders as o on o.id = d.order_id
    where d.courier_id = caller and d.state = 'delivered' and d.delivered_at >= from_at and d.delivered_at < to_at);
end
$$;
comment on function public.courier_day is
  'What a courier earned on a day (Indian time), and the cash in hand: {deliveries, pay_paise, tips_paise, '
  'total_paise, cash_in_hand_paise, cash_limit_paise, online_seconds, jobs: [{order_number, vendor_name, '
  'delivered_at, pay_paise, tip_paise, cash_paise}]}.';

create function public.my_courier()
returns table (user_id uuid, name text, photo text, vehicle_kind text, plate text, verified boolean, online boolean, capacity smallint,
  cash_limit_paise integer, cash_in_hand_paise bigint, rating numeric, ratings_count integer, region_id uuid)
language sql stable security definer set search_path = '' as $$
  select c.user_id, c.name, c.photo, c.vehicle_kind, c.plate, c.verified, c.online, c.capacity, c.cash_limit_paise,
    private.cash_in_hand(c.user_id), c.rating, c.ratings_count, c.region_id
  from public.couriers as c where c.user_id = private.require_role('delivery')
$$;
comment on function public.my_courier is 'The caller as a courier; no row before the application is approved.';

-- Administrator ------------------------------------------------------------------------------------------------------

create type public.admin_order_line as (
  order_id uuid, order_number text, status public.order_status, kind public.order_kind, vendor_name text, customer_name text,
  courier_name text, region_slug text, total_paise integer, payment_method public.payment_method, payment_status public.payment_status,
  placed_at timestamptz, updated_at timestamptz, delivery_state public.delivery_state, late boolean, scheduled_for timestamptz
);

create view private.admin_order_lines as
  select o.id as order_id, o.order_number, o.status, o.kind, o.vendor_name, private.name_of(o.user_id) as customer_name,
    c.name as courier_name, r.slug as region_slug, o.total_paise, o.payment_method, o.payment_status, o.created_at as placed_at,
    o.updated_at, d.state as delivery_state, o.status not in ('delivered', 'cancelled') and private.is_late(o) as late,
    o.scheduled_for
  from public.enhanced_orders as o
  join public.regions as r on r.id = o.region_id
  left join public.deliveries as d on d.order_id = o.id
  left join public.couriers as c on c.user_id = d.courier_id;
comment on view private.admin_order_lines is 'Orders as the administrator''s board lists them, with the columns of admin_order_line.';

create function public.admin_orders(statuses public.order_status[] default null, region_slug text default null, search text default null,
  before timestamptz default null, before_id uuid default null, limit_count integer default 50, scheduled boolean default null)
returns setof public.admin_order_line
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := private.like_pattern(admin_orders.search);
begin
  perform private.require_role('admin');
  if cardinality(admin_orders.statuses) > 20 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return query
    select o.* from private.admin_order_lines as o
    where (admin_orders.before is null
        or (o.placed_at, o.order_id) < (admin_orders.before, coalesce(admin_orders.before_id, '00000000-0000-0000-0000-000000000000')))
      and (admin_orders.statuses is null or o.status = any (admin_orders.statuses))
      and (admin_orders.scheduled is null or (o.scheduled_for is not null) = admin_orders.scheduled)
      and (admin_orders.region_slug is null or o.region_slug = admin_orders.region_slug)
      and (words is null or lower(o.order_number) like words or lower(o.vendor_name) like words)
    order by o.placed_at desc, o.order_id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;
comment on function public.admin_orders is
  'All orders, newest first; names, but no phones and no addresses. A page follows the row placed at before with the id before_id. '
  'scheduled narrows it to orders for later, or with false to those for now.';

create function public.admin_order(order_id uuid, opening uuid default null) returns jsonb
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
    'order', to_jsonb(o) || jsonb_build_object('charges', private.bill(o.id), 'refunds', private.refunded_bill(o.id),
      'no_cutlery', private.no_cutlery(o.id)),
    'refundable', case when o.user_id = caller or (o.payment_method = 'cash' and o.status <> 'delivered') then '[]'::jsonb
      else (select coalesce(jsonb_agg(jsonb_build_object('position', k.position, 'code', k.code, 'tax_class', k.tax_class,
        'amount_paise', k.amount_paise, 'left_paise', k.amount_paise - k.refunded_paise) order by k.position), '[]')
        from private.charges_left(o.id) as k where k.nature not in ('tax', 'discount') and k.amount_paise > k.refunded_paise) end,
    'items', (select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('diet', o.items -> (i.position - 1) -> 'diet') order by i.position), '[]')
      from public.order_items as i where i.order_id = o.id),
    'events', (select jsonb_agg(jsonb_build_object('seq', e.seq, 'from_status', e.from_status, 'to_status', e.to_status, 'actor_role', e.actor_role,
      'actor_name', case when e.actor_id is null then null else private.name_of(e.actor_id) end, 'reason_code', e.reason_code, 'note', e.note, 'at', e.at)
      order by e.seq) from public.order_events as e where e.order_id = o.id),
    'ledger', (select coalesce(jsonb_agg(jsonb_build_object('transaction_id', t.id, 'kind', t.kind, 'at', t.at, 'entries', (
        select jsonb_agg(jsonb_build_object('account_kind', a.kind, 'amount_paise', e.amount_paise,
          'owner_name', coalesce((select v.name from public.vendors as v where v.id = a.owner_id), case when a.owner_id is not null then private.name_of(a.owner_id) end))
          order by e.id) from private.ledger_entries as e join private.ledger_accounts as a on a.id = e.account_id where e.transaction_id = t.id))
      order by t.at), '[]') from private.ledger_transactions as t where t.order_id = o.id),
    'delivery', (select to_jsonb(d) || jsonb_build_object('courier_name', c.name) from public.deliveries as d
      left join public.couriers as c on c.user_id = d.courier_id where d.order_id = o.id),
    'offers', (select coalesce(jsonb_agg(jsonb_build_object('courier_name', c.name, 'round', f.round, 'distance_to_pickup_m', f.distance_to_pickup_m,
      'offered_at', f.offered_at, 'answered_at', f.answered_at, 'outcome', f.outcome, 'factors', f.factors) order by f.offered_at), '[]')
      from public.job_offers as f join public.couriers as c on c.user_id = f.courier_id where f.order_id = o.id),
    'arrivals', (select coalesce(jsonb_agg(jsonb_build_object('stop', a.stop, 'at', a.at, 'distance_m', a.distance_m,
      'reason', a.in_spite_of_distance) order by a.at), '[]') from private.arrivals as a where a.order_id = o.id),
    'contact', (select jsonb_build_object('customer_name', private.name_of(o.user_id), 'customer_phone', p.phone, 'address', o.address)
      from public.profiles as p where p.id = o.user_id),
    'cancellation', private.cancellation_terms(o, 'admin', 'other'),
    'server_now', now());
end
$$;
comment on function public.admin_order is
  'One order in full: {order, refundable (charges with what can be refunded of them), items, events, ledger, delivery, offers, arrivals, contact, cancellation, server_now}. Viewing '
  'is written to the audit log, once per opening of the screen.';

create function public.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  midnight timestamptz := ((now() at time zone 'Asia/Kolkata')::date)::timestamp at time zone 'Asia/Kolkata';
begin
  perform private.require_role('admin');
  return jsonb_build_object(
    'live_by_status', (select coalesce(jsonb_object_agg(s.status, s.many), '{}') from (
      select o.status, count(*) as many from public.enhanced_orders as o where o.status not in ('delivered', 'cancelled') group by 1) as s),
    'today', (select jsonb_build_object('orders', count(*), 'delivered', count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'), 'sales_paise', coalesce(sum(o.total_paise) filter (where o.status <> 'cancelled'), 0))
      from public.enhanced_orders as o where o.created_at >= midnight),
    'revenue_today_paise', (select coalesce(sum(e.amount_paise), 0) from private.ledger_entries as e
      join private.ledger_transactions as t on t.id = e.transaction_id join private.ledger_accounts as a on a.id = e.account_id
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
  if cardinality(admin_news.order_ids) > 200 then perform private.refuse(400, 'request_invalid', 'This request could not be read.'); end if;
  return jsonb_build_object('overview', public.admin_overview(),
    'orders', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.admin_order_lines as o where o.order_id = any (admin_news.order_ids)));
end
$$;
comment on function public.admin_news is
  'What an open board needs after events, in one call: {overview, orders}, the orders that the events named (200 at most) as '
  'admin_orders lists them.';

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
    when 'user order' then return jsonb_build_object('card', (select to_jsonb(c) from (select o.id, o.order_number, o.kind, o.status, o.vendor_id,
        o.vendor_name, o.items, o.total_paise, o.payment_method, o.payment_status, o.cancel_reason, o.status_since, o.created_at, o.promised_max_at,
        o.scheduled_for
      from public.enhanced_orders as o where o.id = about and o.user_id = subject::uuid) as c));
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
comment on function private.event_detail is
  'What an event is about, as the query of the topic''s audience returns it, so that a client need not fetch it: nothing that '
  'everybody on the topic may not read (private.may_hear names the fields). Null where clients fetch.';

revoke execute on function public.admin_news(uuid[]) from public, anon;
grant execute on function public.admin_news(uuid[]) to authenticated;
revoke execute on function public.order_tracking(uuid), public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text), public.vendor_day(uuid, date),
  public.current_offers(), public.my_jobs(), public.courier_day(date), public.my_courier(),
  public.admin_orders(public.order_status[], text, text, timestamptz, uuid, integer, boolean), public.admin_order(uuid, uuid), public.admin_overview()
  from public, anon;
grant execute on function public.order_tracking(uuid), public.vendor_orders(uuid, text, timestamptz, uuid, integer, public.order_status, timestamptz, text), public.vendor_day(uuid, date),
  public.current_offers(), public.my_jobs(), public.courier_day(date), public.my_courier(),
  public.admin_orders(public.order_status[], text, text, timestamptz, uuid, integer, boolean), public.admin_order(uuid, uuid), public.admin_overview()
  to authenticated;
