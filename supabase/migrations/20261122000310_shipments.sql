-- Orders that a carrier brings: the kind shipment, its parcels, and what seller, carrier and customer do with them
-- (docs/decisions/0051). Spec §1 Shopping; §4 Orders.

insert into public.charge_codes (code, position, nature, tax_class) values ('shipping', 360, 'fee', 'delivery');

create table public.order_goods (
  order_id uuid not null references public.enhanced_orders (id),
  position smallint not null,
  product_id uuid,
  variant jsonb not null,
  return_days smallint not null,
  primary key (order_id, position)
);
comment on table public.order_goods is 'What the lines of an order of goods were when it was placed: the row of order_items of the same position. Later changes of the catalogue do not affect it.';
alter table public.order_goods enable row level security;
create policy "customers read the goods of their orders, administrators all" on public.order_goods for select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));
revoke all on public.order_goods from anon, authenticated;
grant select on public.order_goods to authenticated;

create table public.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  purpose text not null default 'order' constraint shipment_purpose check (purpose in ('order', 'replacement')),
  state text not null default 'packing' constraint shipment_state
    check (state in ('packing', 'handed_over', 'in_transit', 'out_for_delivery', 'delivered', 'returning', 'returned', 'cancelled')),
  carrier_code text references public.carriers (code),
  tracking_number text constraint shipment_number_form check (tracking_number ~ '^[A-Z0-9-]{6,30}$'),
  promised_from date,
  promised_to date,
  handed_over_at timestamptz,
  state_since timestamptz not null default now(),
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  constraint shipment_has_a_carrier check ((state in ('packing', 'cancelled')) or carrier_code is not null)
);
create unique index shipments_one_per_order_idx on public.shipments (order_id) where purpose = 'order';
create unique index shipments_number_idx on public.shipments (carrier_code, tracking_number) where tracking_number is not null;
create index shipments_order_idx on public.shipments (order_id);
create index shipments_open_idx on public.shipments (state, promised_to) where state not in ('delivered', 'returned', 'cancelled');
comment on table public.shipments is 'The parcels of orders: one an order, and one more for each exchange. Written by functions only.';
comment on column public.shipments.promised_to is 'The last day, by Indian time, on which it was promised to arrive.';

create table public.shipment_events (
  shipment_id uuid not null references public.shipments (id),
  seq integer not null,
  state text not null,
  place text constraint shipment_event_place_length check (length(place) <= 80),
  note text constraint shipment_event_note_length check (length(note) <= 200),
  actor_role text not null,
  carrier_event_id text constraint shipment_event_id_length check (length(carrier_event_id) <= 80),
  at timestamptz not null default now(),
  primary key (shipment_id, seq)
);
create unique index shipment_events_carrier_idx on public.shipment_events (shipment_id, carrier_event_id) where carrier_event_id is not null;
comment on table public.shipment_events is 'What happened to a parcel, numbered without gaps. Append-only.';
create trigger shipment_events_are_append_only before update or delete on public.shipment_events
  for each row execute function private.forbid_change();

create function private.follows_shipment(order_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o where o.id = follows_shipment.order_id
    and (o.user_id = (select auth.uid()) or private.works_for(o.vendor_id) or private.is_admin()))
$$;
comment on function private.follows_shipment is 'Whether the caller may follow the parcels of an order: its customer, the seller''s people, administrators.';
revoke execute on function private.follows_shipment(uuid) from public;
grant execute on function private.follows_shipment(uuid) to authenticated;
alter table public.shipments enable row level security;
alter table public.shipment_events enable row level security;
create policy "customer and seller follow their parcels" on public.shipments for select to authenticated using (private.follows_shipment(order_id));
create policy "customer and seller follow what happens to their parcels" on public.shipment_events for select to authenticated
  using (exists (select from public.shipments as s where s.id = shipment_id));
revoke all on public.shipments, public.shipment_events from anon, authenticated;
grant select on public.shipments to authenticated;
grant select (shipment_id, seq, state, place, note, actor_role, at) on public.shipment_events to authenticated;

-- Pricing and placing --------------------------------------------------------------------------------------------------

create function private.end_of_day(day date) returns timestamptz language sql immutable set search_path = '' as $$
  select (day + time '21:00') at time zone 'Asia/Kolkata'
$$;
comment on function private.end_of_day is 'When the last parcels of an Indian day have been brought: 9 pm.';

create function private.fulfil_shopping(v public.vendors, home public.addresses, request jsonb, lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  goods_paise bigint := (select coalesce(sum((l ->> 'total_paise')::bigint), 0) from jsonb_array_elements(lines) as l);
  about jsonb := jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name);
  road integer := case when home.id is not null then private.road_distance_m(home.lat, home.lng, v.lat, v.lng) else 0 end;
  lane public.shipping_lanes;
  days private.parcel_dates;
  fees private.fees;
  minutes integer;
begin
  if home.id is not null and exists (select from public.shops as s where s.vendor_id = v.id and s.by_courier)
      and private.delivers_to(v, home.lat, home.lng) and private.takes_orders(v, now()) then
    fees := private.fees_at(v.region_id, now());
    minutes := v.prep_minutes + private.travel_minutes(road);
    return jsonb_build_object('kind', 'delivery', 'problems', '[]'::jsonb, 'distance_m', road, 'minutes_min', minutes, 'minutes_max', minutes + 10,
      'accept_seconds', private.setting_int('vendor_accept_seconds'),
      'charges', (private.delivery_price(fees, road)).charges || private.charge('small_cart',
        case when goods_paise < (fees.rule).small_cart_below_paise then (fees.rule).small_cart_paise else 0 end));
  end if;
  lane := private.lane_to(v, home.pincode);
  if lane.to_zone is null then
    return jsonb_build_object('kind', 'shipment', 'charges', '[]'::jsonb, 'distance_m', road, 'minutes_min', 1440, 'minutes_max', 10080,
      'accept_seconds', private.setting_int('parcel_accept_seconds'),
      'problems', case when home.id is null then '[]'::jsonb else jsonb_build_array(private.problem('outside_delivery_area', about)) end);
  end if;
  days := private.parcel_dates(lane, now());
  return jsonb_build_object('kind', 'shipment', 'problems', '[]'::jsonb, 'distance_m', road,
    'minutes_min', ceil(extract(epoch from (days.from_day + time '09:00') at time zone 'Asia/Kolkata' - now()) / 60),
    'minutes_max', ceil(extract(epoch from private.end_of_day(days.to_day) - now()) / 60),
    'arrives_from', days.from_day, 'arrives_to', days.to_day, 'accept_seconds', private.setting_int('parcel_accept_seconds'),
    'charges', private.charge('shipping', private.shipping_price(v, lane, goods_paise)));
end
$$;
comment on function private.fulfil_shopping is
  'How goods of a shop get to an address: by courier the same day where the shop offers that and is open, else by carrier, '
  'with arrives_from and arrives_to as days.';

create function private.keep_goods(o public.enhanced_orders) returns void language sql set search_path = '' as $$
  insert into public.order_goods (order_id, position, product_id, variant, return_days)
  select o.id, i.position, g.product_id, g.variant, g.return_days
  from public.order_items as i join public.goods as g on g.item_id = i.item_id where i.order_id = o.id
$$;
comment on function private.keep_goods is 'Keeps what the lines of an order are at this moment.';

create function private.place_shopping(o public.enhanced_orders, part jsonb) returns void language sql set search_path = '' as $$
  -- What a carrier brings is kept by private.place_shipment.
  select private.keep_goods(o) where o.kind <> 'shipment'
$$;
comment on function private.place_shopping is 'Writes what an order of a shop has of its own when a courier brings it.';

create function private.place_shipment(o public.enhanced_orders, part jsonb) returns void language plpgsql set search_path = '' as $$
declare
  commission bigint := coalesce((o.terms ->> 'commission_paise')::bigint, 0);
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - commission;
  shipping bigint := private.charged(o.id, 'shipping');
  platform_part bigint := o.total_paise + o.discount_paise - private.charged(o.id, 'tax') - vendor_share - shipping;
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
comment on function private.place_shipment is
  'The shares of an order that a carrier brings, due when its goods can no longer be returned, its parcel, and the seller''s time to accept.';

create function private.price_shipment(caller uuid, request jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  -- Goods are asked for as a delivery: whether a carrier brings them follows from who sells them.
  perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  return null;
end
$$;
comment on function private.price_shipment is 'Refuses a quote for a shipment by itself: private.price_goods makes shipments of deliveries.';

insert into private.order_kinds (kind, price, place, takes_coupon, payment_methods) values
  ('shipment', 'private.price_shipment', 'private.place_shipment', true, '{wallet,cash}');
insert into private.goods_categories (category, place, fulfil) values ('shopping', 'private.place_shopping', 'private.fulfil_shopping')
on conflict (category) do update set place = excluded.place, fulfil = excluded.fulfil;

-- Moves ----------------------------------------------------------------------------------------------------------------

insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('shipment', 'pending', 'confirmed', '{vendor}'), ('shipment', 'confirmed', 'preparing', '{vendor}'), ('shipment', 'preparing', 'ready', '{vendor}'),
  ('shipment', 'ready', 'out_for_delivery', '{vendor,admin}'), ('shipment', 'out_for_delivery', 'on_way', '{vendor,admin,system}'),
  ('shipment', 'out_for_delivery', 'delivered', '{user,vendor,admin,system}'), ('shipment', 'on_way', 'delivered', '{user,vendor,admin,system}'),
  ('shipment', 'pending', 'cancelled', '{user,vendor,admin,system}'), ('shipment', 'confirmed', 'cancelled', '{user,vendor,admin,system}'),
  ('shipment', 'preparing', 'cancelled', '{user,vendor,admin,system}'), ('shipment', 'ready', 'cancelled', '{user,vendor,admin,system}'),
  ('shipment', 'out_for_delivery', 'cancelled', '{admin,system}'), ('shipment', 'on_way', 'cancelled', '{admin,system}')
on conflict do nothing;

insert into public.cancellation_reasons (code, actors, fault) values ('not_deliverable', '{system}', 'nobody');
-- Free of charge until it is handed over; the goods come back to the seller, who loses nothing.
insert into public.cancellation_policies (kind, stage, fault, charge_bp, max_charge_paise, valid_from) values
  ('shipment', 'confirmed', 'customer', 0, 0, '2026-01-01');
insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise, credit_bp, max_credit_paise, valid_from)
select 'shipment', stage::public.order_status, fault, method::public.payment_method, 0, 0,
  case when fault = 'nobody' or method = 'cash' then 0 else 1000 end, case when fault = 'nobody' or method = 'cash' then 0 else 10000 end, '2026-01-01'
from unnest(array['preparing', 'ready', 'out_for_delivery', 'on_way']) as stage,
  unnest(array['vendor', 'courier', 'platform', 'nobody']) as fault, unnest(array[null, 'cash']) as method;

create function private.log_shipment(shipment uuid, state text, actor_role text, place text default null, note text default null,
  carrier_event_id text default null, at timestamptz default now()) returns public.shipments
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
begin
  update public.shipments as p set last_seq = p.last_seq + 1, state = log_shipment.state,
    state_since = case when p.state = log_shipment.state then p.state_since else log_shipment.at end
  where p.id = log_shipment.shipment returning * into s;
  insert into public.shipment_events (shipment_id, seq, state, place, note, actor_role, carrier_event_id, at)
  values (s.id, s.last_seq, s.state, log_shipment.place, log_shipment.note, log_shipment.actor_role, log_shipment.carrier_event_id, log_shipment.at);
  return s;
end
$$;
comment on function private.log_shipment is 'Moves a parcel to a state and appends what happened. For functions that hold the order''s lock.';

create function private.keep_parcel_promise(o public.enhanced_orders, was public.order_status) returns void language sql set search_path = '' as $$
  update public.enhanced_orders as e set promised_min_at = (s.promised_from + time '09:00') at time zone 'Asia/Kolkata',
    promised_max_at = private.end_of_day(s.promised_to)
  from public.shipments as s where e.id = o.id and s.order_id = o.id and s.purpose = 'order' and s.promised_to is not null
$$;
comment on function private.keep_parcel_promise is 'Accepting an order does not change the days that its customer was told.';

create function private.require_hand_over(o public.enhanced_orders, was public.order_status) returns void language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.shipments as s where s.order_id = o.id and s.purpose = 'order' and s.carrier_code is not null) then
    perform private.refuse(409, 'shipment_without_carrier', 'Please say which carrier has the parcel.');
  end if;
end
$$;
comment on function private.require_hand_over is 'An order is on its way only when its parcel has a carrier.';

create function private.arrive_shipment(o public.enhanced_orders, was public.order_status) returns void language sql set search_path = '' as $$
  select private.log_shipment(s.id, 'delivered', e.actor_role) from public.shipments as s
  join public.order_events as e on e.order_id = o.id and e.seq = o.last_seq
  where s.order_id = o.id and s.purpose = 'order' and s.state <> 'delivered'
$$;
comment on function private.arrive_shipment is 'The parcel of an order that has arrived has arrived, whoever said so.';

create function private.call_off_shipment(o public.enhanced_orders, was public.order_status) returns void language plpgsql set search_path = '' as $$
begin
  -- The kernel returns what is not prepared yet; packed goods are as good as before.
  if was not in ('pending', 'confirmed') then perform private.return_stock(o.id); end if;
  perform private.log_shipment(s.id, 'cancelled', 'system') from public.shipments as s where s.order_id = o.id and s.state = 'packing';
end
$$;
comment on function private.call_off_shipment is 'A cancelled parcel is not handed over, and what was packed returns to the shelf.';

insert into private.order_effects (kind, to_status, position, effect) values
  ('shipment', 'confirmed', 20, 'private.keep_parcel_promise'), ('shipment', 'out_for_delivery', 10, 'private.require_hand_over'),
  ('shipment', 'delivered', 20, 'private.arrive_shipment'), ('shipment', 'delivered', 50, 'private.settle_order'),
  ('shipment', 'delivered', 90, 'private.part_with_performers'), ('shipment', 'cancelled', 20, 'private.call_off_shipment'),
  ('shipment', 'cancelled', 50, 'private.unwind_order'), ('shipment', 'cancelled', 90, 'private.part_with_performers')
on conflict do nothing;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('parcel_packed', 'info', 'Packed', '{vendor} has packed your order {order_number}.', null),
  ('parcel_shipped', 'info', 'Your parcel is on its way', 'Order {order_number} was handed over to {carrier}.', '1 day'),
  ('parcel_near', 'info', 'Arriving today', 'Order {order_number} is out for delivery.', '4 hours'),
  ('parcel_delivered', 'success', 'Parcel delivered', 'Your order {order_number} from {vendor} has been delivered.', '1 day'),
  ('parcel_late', 'warning', 'Your parcel is late', 'Order {order_number} should have arrived. Tell us if it does not come.', '1 day'),
  ('parcel_attempted', 'warning', 'Delivery was tried', 'Nobody was there to take order {order_number}. The carrier will try again.', '1 day');
insert into private.order_notices (kind, to_status, role, template) values
  ('shipment', 'confirmed', 'user', 'order_confirmed'), ('shipment', 'ready', 'user', 'parcel_packed'), ('shipment', 'on_way', 'user', 'parcel_near'),
  ('shipment', 'delivered', 'user', 'parcel_delivered'), ('shipment', 'cancelled', 'user', 'order_cancelled')
on conflict do nothing;

-- Hand-over and news ---------------------------------------------------------------------------------------------------

create function private.shipment_to_work_on(shipment_id uuid) returns public.shipments language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
begin
  perform private.require_user();
  perform private.lock_order((select p.order_id from public.shipments as p where p.id = shipment_to_work_on.shipment_id));
  select * into s from public.shipments as p where p.id = shipment_to_work_on.shipment_id for no key update;
  if s.id is null or not private.party_roles(s.order_id) && '{vendor,admin}' then
    perform private.refuse(404, 'shipment_not_found', 'There is no such parcel.');
  end if;
  return s;
end
$$;
comment on function private.shipment_to_work_on is 'Locks a parcel and its order for the seller''s people or an administrator; refuses everybody else.';

create function private.remind_of_parcel(order_id uuid, timer private.order_timers) returns void language sql set search_path = '' as $$
  select private.notify_party(o, 'user', 'parcel_late') from public.enhanced_orders as o
  where o.id = remind_of_parcel.order_id and o.status in ('out_for_delivery', 'on_way')
$$;
comment on function private.remind_of_parcel is 'Tells the customer that a promised day has passed.';
insert into private.timer_actions (action, run) values ('parcel_late', 'private.remind_of_parcel');

create function public.hand_over_shipment(shipment_id uuid, carrier text, tracking_number text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(hand_over_shipment.shipment_id);
  o public.enhanced_orders;
  c public.carriers;
  number text := nullif(upper(trim(hand_over_shipment.tracking_number)), '');
  part text;
begin
  select * into c from public.carriers as k where k.code = hand_over_shipment.carrier and k.active;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  if c.code is null then perform private.refuse(400, 'carrier_unknown', 'Please choose a carrier.'); end if;
  if (number is null and c.needs_number) or number !~ '^[A-Z0-9-]{6,30}$' then
    perform private.refuse(400, 'tracking_number_invalid', 'A tracking number has 6 to 30 letters and digits.');
  end if;
  -- The answer to the first request was lost.
  if s.state <> 'packing' and s.carrier_code = c.code and s.tracking_number is not distinct from number then
    return jsonb_build_object('state', s.state, 'status', o.status);
  end if;
  if s.state <> 'packing' then perform private.refuse(409, 'shipment_moved_on', 'This parcel has moved on in the meantime.', jsonb_build_object('state', s.state)); end if;
  if s.purpose = 'order' and o.status <> 'ready' then
    perform private.refuse(409, 'order_not_packed', 'Please mark the order as packed first.');
  end if;
  if c.zones is not null and not coalesce(private.zone_of_pincode(o.address ->> 'pincode') = any (c.zones), false) then
    perform private.refuse(409, 'carrier_not_there', 'This carrier does not deliver to this pincode.');
  end if;
  if exists (select from public.shipments as p where p.carrier_code = c.code and p.tracking_number = number and p.id <> s.id) then
    perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
  end if;
  part := (private.party_roles(o.id))[1];
  update public.shipments as p set carrier_code = c.code, tracking_number = number, handed_over_at = now() where p.id = s.id;
  s := private.log_shipment(s.id, 'handed_over', part);
  if s.purpose = 'order' then
    o := private.transition(o.id, 'out_for_delivery', auth.uid(), part);
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'parcel_late', private.end_of_day(s.promised_to) where s.promised_to is not null;
  else
    perform private.announce_order(o);
  end if;
  perform private.notify_party(o, 'user', 'parcel_shipped', jsonb_build_object('carrier', c.name, 'tracking_number', number));
  return jsonb_build_object('state', s.state, 'status', o.status);
exception when unique_violation then
  perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
end
$$;
comment on function public.hand_over_shipment is
  'The seller has handed a packed parcel over to a carrier: {state, status}. The same hand-over again gets the same answer. Raises shipment_not_found, '
  'carrier_unknown, tracking_number_invalid, tracking_number_used, carrier_not_there, order_not_packed, shipment_moved_on.';

create function private.may_shipment_move(was text, goal text) returns boolean language sql immutable set search_path = '' as $$
  select case goal
    when 'in_transit' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'out_for_delivery' then was in ('handed_over', 'in_transit')
    when 'delivered' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'returning' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'returned' then was in ('handed_over', 'in_transit', 'out_for_delivery', 'returning')
    else false end
$$;
comment on function private.may_shipment_move is 'How parcels move. in_transit after out_for_delivery is a delivery that was tried in vain.';

create function private.move_shipment(s public.shipments, state text, actor_role text, place text, note text, carrier_event_id text default null)
returns public.shipments language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  was text := s.state;
begin
  if not private.may_shipment_move(was, move_shipment.state) then
    perform private.refuse(409, 'shipment_moved_on', 'This parcel has moved on in the meantime.', jsonb_build_object('state', was));
  end if;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  s := private.log_shipment(s.id, move_shipment.state, move_shipment.actor_role, left(trim(place), 80), left(trim(note), 200), move_shipment.carrier_event_id);
  if s.purpose = 'order' then
    if s.state = 'delivered' then
      o := private.transition(o.id, 'delivered', auth.uid(), move_shipment.actor_role);
    elsif s.state = 'out_for_delivery' and o.status = 'out_for_delivery' then
      o := private.transition(o.id, 'on_way', auth.uid(), move_shipment.actor_role);
    elsif s.state = 'returned' then
      o := private.transition(o.id, 'cancelled', null, 'system', 'not_deliverable');
    end if;
  end if;
  if was = 'out_for_delivery' and s.state = 'in_transit' then perform private.notify_party(o, 'user', 'parcel_attempted'); end if;
  perform private.announce_order(o);
  return s;
end
$$;
comment on function private.move_shipment is
  'What happens to a parcel moves its order: out for delivery, delivered, or cancelled with a full refund when it came back to the seller.';

create function public.report_shipment(shipment_id uuid, state text, place text default null, note text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(report_shipment.shipment_id);
begin
  perform private.bound(report_shipment.place, 1000), private.bound(report_shipment.note, 2000);
  if s.state = report_shipment.state and s.state <> 'in_transit' then return jsonb_build_object('state', s.state); end if;
  s := private.move_shipment(s, report_shipment.state, (private.party_roles(s.order_id))[1], report_shipment.place, report_shipment.note);
  return jsonb_build_object('state', s.state);
end
$$;
comment on function public.report_shipment is
  'The seller or an administrator says what the carrier has told about a parcel: in_transit, out_for_delivery, delivered, returning or returned. '
  'Answers {state}. Raises shipment_not_found, shipment_moved_on.';

create function public.record_carrier_event(carrier text, tracking_number text, event_id text, state text, place text default null, note text default null)
returns text language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
begin
  select * into s from public.shipments as p
  where p.carrier_code = record_carrier_event.carrier and p.tracking_number = upper(trim(record_carrier_event.tracking_number));
  if s.id is null then return 'unknown'; end if;
  perform private.lock_order(s.order_id);
  select * into s from public.shipments as p where p.id = s.id for no key update;
  if exists (select from public.shipment_events as e where e.shipment_id = s.id and e.carrier_event_id = left(record_carrier_event.event_id, 80)) then
    return 'known';
  end if;
  -- Carriers tell late and twice: what no longer fits is not an error of theirs.
  if not private.may_shipment_move(s.state, record_carrier_event.state) then return 'late'; end if;
  perform private.move_shipment(s, record_carrier_event.state, 'system', record_carrier_event.place, record_carrier_event.note, left(record_carrier_event.event_id, 80));
  return 'recorded';
end
$$;
comment on function public.record_carrier_event is
  'What a carrier''s system reports of a parcel, once for each of its event ids: recorded, known, late or unknown. For the adapter of a carrier.';

-- Packing --------------------------------------------------------------------------------------------------------------

create function public.shipping_label(shipment_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
  o public.enhanced_orders;
begin
  perform private.require_user();
  select * into s from public.shipments as p where p.id = shipping_label.shipment_id;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  if o.id is null or not private.party_roles(o.id) && '{vendor,admin}' then
    perform private.refuse(404, 'shipment_not_found', 'There is no such parcel.');
  end if;
  -- The address is for sending the parcel, not for keeping.
  if s.state in ('delivered', 'returned', 'cancelled') or o.status = 'pending' then
    perform private.refuse(409, 'label_not_needed', 'A label is printed between accepting an order and its arrival.');
  end if;
  return jsonb_build_object('shipment_id', s.id, 'order_number', o.order_number, 'purpose', s.purpose,
    'to', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark', o.address ->> 'landmark', 'city', o.address ->> 'city',
      'pincode', o.address ->> 'pincode', 'phone_masked', (select private.mask_phone(p.phone) from public.profiles as p where p.id = o.user_id)),
    'from', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'gstin', h.gstin, 'care_phone', h.care_phone)
      from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = o.vendor_id),
    'carrier', (select c.name from public.carriers as c where c.code = s.carrier_code), 'tracking_number', s.tracking_number,
    'collect_paise', case when o.payment_method = 'cash' and s.purpose = 'order' then o.total_paise else 0 end,
    'pieces', (select coalesce(sum(i.quantity), 0) from public.order_items as i where i.order_id = o.id), 'promised_to', s.promised_to);
end
$$;
comment on function public.shipping_label is
  'What is printed on a parcel, for the seller''s people from accepting the order until it arrives: {shipment_id, order_number, purpose, to, from, '
  'carrier, tracking_number, collect_paise, pieces, promised_to}. Raises shipment_not_found, label_not_needed.';

revoke execute on function public.hand_over_shipment(uuid, text, text), public.report_shipment(uuid, text, text, text),
  public.record_carrier_event(text, text, text, text, text, text), public.shipping_label(uuid) from public, anon, authenticated;
grant execute on function public.hand_over_shipment(uuid, text, text), public.report_shipment(uuid, text, text, text),
  public.shipping_label(uuid) to authenticated;
grant execute on function public.record_carrier_event(text, text, text, text, text, text) to service_role;
