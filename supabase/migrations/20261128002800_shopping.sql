-- Where parcels go, how long they take and what that costs: sellers, zones, lanes and carriers (docs/decisions/0051).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.shops (
  vendor_id uuid primary key references public.vendors (id) on delete cascade,
  legal_name text constraint shop_legal_name_length check (length(trim(legal_name)) between 2 and 120),
  gstin text constraint shop_gstin_form check (gstin ~ '^[0-9]{2}[A-Z0-9]{10}[0-9A-Z]{3}$'),
  care_email text constraint shop_care_email_form check (care_email ~ '^[^@\s]{1,64}@[^@\s]{3,120}$'),
  care_phone text constraint shop_care_phone_form check (care_phone ~ '^\+91[0-9]{10}$'),
  free_shipping_from_paise integer constraint shop_free_shipping_range
    check (free_shipping_from_paise between 0 and 10000000),
  by_courier boolean not null default false
);

create trigger care_phones_are_read before insert or update of care_phone on public.shops
  for each row when (new.care_phone is not null) execute function private.read_care_phone();

create trigger texts_are_plain before insert or update of legal_name on public.shops
  for each row execute function private.keep_plain('legal_name');

comment on table public.shops is
  'What is known of a seller of goods beside what every vendor has. The law asks for name and customer care on the '
    'product page. A vendor of another kind has no row.';
comment on column public.shops.legal_name is 'The registered name. Decided by the platform, and so is gstin.';
comment on column public.shops.free_shipping_from_paise is
  'Goods for so much are shipped free of charge; null is never.';
comment on column public.shops.by_courier is 'Orders to an address in the delivery area, while the shop is open, are '
  'brought by a courier the same day instead of by a carrier.';

alter table public.shops enable row level security;

create policy "who sees a vendor sees its shop" on public.shops for select to anon, authenticated
  using (exists (select from public.vendors as v where v.id = vendor_id));

create policy "a vendor's people change its shop" on public.shops for update to authenticated
  using (private.may(vendor_id, 'catalogue')) with check (private.may(vendor_id, 'catalogue'));

revoke all on public.shops from anon, authenticated;
grant select on public.shops to anon, authenticated;
grant update (care_email, care_phone, free_shipping_from_paise, by_courier) on public.shops to authenticated;

-- Zones ---------------------------------------------------------------------------------------------------------------
create table public.shipping_zones (
  code text primary key constraint zone_code_form check (code ~ '^[a-z][a-z_]{1,30}$'),
  name text not null
);

comment on table public.shipping_zones is
  'Areas that carriers treat alike. Parcels start in the zone that is named as the vendor''s region.';

insert into public.shipping_zones (code, name) values
  ('hyderabad', 'Hyderabad'), ('sangareddy', 'Sangareddy'), ('zaheerabad', 'Zaheerabad'), ('vikarabad', 'Vikarabad'),
    ('bidar', 'Bidar'),
  ('telangana', 'Rest of Telangana'), ('south', 'South India'), ('india', 'Rest of India');

create table public.pincode_zones (
  prefix text primary key constraint pincode_prefix_form check (prefix ~ '^[1-8][0-9]{0,5}$'),
  zone text references public.shipping_zones (code)
);

create index pincode_zones_zone_idx on public.pincode_zones (zone);

comment on table public.pincode_zones is 'Which zone a pincode belongs to: the longest prefix decides. No parcel goes '
  'where zone is null, or where no prefix fits.';

insert into public.pincode_zones (prefix, zone)
select prefix, zone from (values
  ('hyderabad', '{500,5013,5014,5015}'), ('vikarabad', '{501}'), ('sangareddy', '{502}'),
    ('zaheerabad', '{50222,50224}'),
  ('telangana', '{503,504,505,506,507,508,509}'), ('bidar', '{5853,5854}'),
  ('south', '{51,52,53,56,57,58,59,60,61,62,63,64,67,68,69}'), ('india', '{1,2,3,4,7,8}')
) as z (zone, prefixes), unnest(z.prefixes::text[]) as prefix
union all select unnest('{744,68255}'::text[]), null;

create table public.shipping_lanes (
  from_zone text not null references public.shipping_zones (code),
  to_zone text not null references public.shipping_zones (code),
  days_min smallint not null,
  days_max smallint not null,
  paise integer not null constraint lane_price_range check (paise between 0 and 100000),
  primary key (from_zone, to_zone),
  constraint lane_days_range check (days_min between 1 and days_max and days_max <= 30)
);

create index shipping_lanes_to_idx on public.shipping_lanes (to_zone);

comment on table public.shipping_lanes is
  'Days from handing a parcel over to its arrival, and what that costs, including GST, from zone to zone.';

insert into public.shipping_lanes (from_zone, to_zone, days_min, days_max, paise) values
  ('hyderabad', 'hyderabad', 1, 2, 3400),
  ('hyderabad', 'sangareddy', 2, 3, 4600),
  ('hyderabad', 'zaheerabad', 2, 3, 4600),
  ('hyderabad', 'vikarabad', 2, 3, 4600),
  ('hyderabad', 'bidar', 2, 3, 4600),
  ('hyderabad', 'telangana', 2, 3, 4600),
  ('hyderabad', 'south', 3, 5, 6900),
  ('hyderabad', 'india', 4, 7, 9300),
  ('sangareddy', 'hyderabad', 2, 3, 4600),
  ('sangareddy', 'sangareddy', 1, 2, 3400),
  ('sangareddy', 'zaheerabad', 2, 3, 4600),
  ('sangareddy', 'vikarabad', 2, 3, 4600),
  ('sangareddy', 'bidar', 2, 3, 4600),
  ('sangareddy', 'telangana', 2, 3, 4600),
  ('sangareddy', 'south', 3, 5, 6900),
  ('sangareddy', 'india', 4, 7, 9300),
  ('zaheerabad', 'hyderabad', 2, 3, 4600),
  ('zaheerabad', 'sangareddy', 2, 3, 4600),
  ('zaheerabad', 'zaheerabad', 1, 2, 3400),
  ('zaheerabad', 'vikarabad', 2, 3, 4600),
  ('zaheerabad', 'bidar', 2, 3, 4600),
  ('zaheerabad', 'telangana', 2, 3, 4600),
  ('zaheerabad', 'south', 3, 5, 6900),
  ('zaheerabad', 'india', 4, 7, 9300),
  ('vikarabad', 'hyderabad', 2, 3, 4600),
  ('vikarabad', 'sangareddy', 2, 3, 4600),
  ('vikarabad', 'zaheerabad', 2, 3, 4600),
  ('vikarabad', 'vikarabad', 1, 2, 3400),
  ('vikarabad', 'bidar', 2, 3, 4600),
  ('vikarabad', 'telangana', 2, 3, 4600),
  ('vikarabad', 'south', 3, 5, 6900),
  ('vikarabad', 'india', 4, 7, 9300),
  ('bidar', 'hyderabad', 2, 3, 4600),
  ('bidar', 'sangareddy', 2, 3, 4600),
  ('bidar', 'zaheerabad', 2, 3, 4600),
  ('bidar', 'vikarabad', 2, 3, 4600),
  ('bidar', 'bidar', 1, 2, 3400),
  ('bidar', 'telangana', 2, 3, 4600),
  ('bidar', 'south', 3, 5, 6900),
  ('bidar', 'india', 4, 7, 9300),
  ('telangana', 'hyderabad', 2, 3, 4600),
  ('telangana', 'sangareddy', 2, 3, 4600),
  ('telangana', 'zaheerabad', 2, 3, 4600),
  ('telangana', 'vikarabad', 2, 3, 4600),
  ('telangana', 'bidar', 2, 3, 4600),
  ('telangana', 'telangana', 1, 2, 3400),
  ('telangana', 'south', 3, 5, 6900),
  ('telangana', 'india', 4, 7, 9300),
  ('south', 'hyderabad', 3, 5, 6900),
  ('south', 'sangareddy', 3, 5, 6900),
  ('south', 'zaheerabad', 3, 5, 6900),
  ('south', 'vikarabad', 3, 5, 6900),
  ('south', 'bidar', 3, 5, 6900),
  ('south', 'telangana', 3, 5, 6900),
  ('south', 'south', 3, 5, 6900),
  ('south', 'india', 4, 7, 9300),
  ('india', 'hyderabad', 4, 7, 9300),
  ('india', 'sangareddy', 4, 7, 9300),
  ('india', 'zaheerabad', 4, 7, 9300),
  ('india', 'vikarabad', 4, 7, 9300),
  ('india', 'bidar', 4, 7, 9300),
  ('india', 'telangana', 4, 7, 9300),
  ('india', 'south', 4, 7, 9300),
  ('india', 'india', 4, 7, 9300);

create table public.carriers (
  code text primary key constraint carrier_code_form check (code ~ '^[a-z][a-z_]{1,30}$'),
  name text not null constraint carrier_name_length check (length(name) between 2 and 60),
  tracking_url text constraint carrier_url_form check (tracking_url ~ '^https://'),
  needs_number boolean not null default true,
  zones text[],
  position smallint not null default 0,
  active boolean not null default true
);

comment on table public.carriers is 'Who brings parcels. own is the seller, who needs no tracking number.';
comment on column public.carriers.tracking_url is
  'Where a customer follows a parcel; {number} stands for its tracking number.';
comment on column public.carriers.zones is 'The zones a carrier delivers to; null is all.';

insert into public.carriers (code, name, tracking_url, needs_number, zones, position) values
  ('india_post', 'India Post Speed Post', 'https://www.indiapost.gov.in/', true, null, 1),
  ('delhivery', 'Delhivery', 'https://www.delhivery.com/track-v2/package/{number}', true, null, 2),
  ('dtdc', 'DTDC', 'https://www.dtdc.in/trace.asp', true, null, 3),
  ('own', 'Own delivery', null, false, '{hyderabad,sangareddy,zaheerabad,vikarabad,bidar}', 4);

alter table public.shipping_zones enable row level security;
alter table public.pincode_zones enable row level security;
alter table public.shipping_lanes enable row level security;
alter table public.carriers enable row level security;

create policy "everyone reads zones" on public.shipping_zones for select to anon, authenticated using (true);

create policy "everyone reads which zone a pincode is in" on public.pincode_zones for select to anon, authenticated
  using (true);

create policy "everyone reads lanes" on public.shipping_lanes for select to anon, authenticated using (true);

create policy "everyone reads carriers" on public.carriers for select to anon, authenticated using (true);

revoke all on public.shipping_zones, public.pincode_zones, public.shipping_lanes, public.carriers
  from anon, authenticated;
grant select on public.shipping_zones, public.pincode_zones, public.shipping_lanes, public.carriers to anon,
  authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('parcel_accept_seconds', 'integer', 'seconds', '86400', 600, 604800, 'orders',
    'How long a seller has to accept an order that a carrier brings.', true),
  ('parcel_cutoff_seconds', 'integer', 'seconds', '50400', 0, 86400, 'orders',
   'Until this long after midnight in India, an order is handed over to the carrier the same day.', true);

create function private.zone_of_pincode(pincode text) returns text language plpgsql stable set search_path = '' as $$
declare
  plain text := case when zone_of_pincode.pincode ~ '^[0-9]{6}$' then zone_of_pincode.pincode
    else private.read_pincode(zone_of_pincode.pincode) end;
begin
  return (select z.zone from public.pincode_zones as z
    where plain ~ '^[1-8][0-9]{5}$' and z.prefix = any (array(select left(plain, n) from generate_series(1, 6) as n))
    order by length(z.prefix) desc limit 1);
end
$$;

comment on function private.zone_of_pincode is
  'The zone of a pincode; null where no parcel goes, and for what is no pincode.';

create function private.lane_to(v public.vendors, pincode text) returns public.shipping_lanes language plpgsql
  stable set search_path = '' as $$
begin
  return (select l from public.shipping_lanes as l
    where l.to_zone = private.zone_of_pincode(lane_to.pincode)
      and l.from_zone = coalesce((select z.code from public.regions as r
        join public.shipping_zones as z on z.code = r.slug where r.id = v.region_id), 'telangana'));
end
$$;

comment on function private.lane_to is 'How a parcel of a vendor gets to a pincode; null where none goes.';

create type private.parcel_dates as (from_day date, to_day date);

create function private.parcel_dates(lane public.shipping_lanes, at timestamptz) returns private.parcel_dates
language plpgsql stable set search_path = '' as $$
declare
  clock timestamp := parcel_dates.at at time zone 'Asia/Kolkata';
  handed_over date := clock::date + case when extract(epoch
    from clock::time) < private.setting_int('parcel_cutoff_seconds') then 0 else 1 end;
begin
  return (handed_over + lane.days_min, handed_over + lane.days_max)::private.parcel_dates;
end
$$;

comment on function private.parcel_dates is
  'The first and the last Indian day on which something arrives that is ordered at this time.';

create function private.shipping_price(v public.vendors, lane public.shipping_lanes, goods_paise bigint) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return case when exists (select from public.shops as s where s.vendor_id = v.id
    and s.free_shipping_from_paise <= goods_paise)
    then 0 else lane.paise end;
end
$$;

comment on function private.shipping_price is 'What shipping goods of so much costs, in paise including GST.';

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

comment on table public.order_goods is 'What the lines of an order of goods were when it was placed: the row of '
  'order_items of the same position. Later changes of the catalogue do not affect it.';

alter table public.order_goods enable row level security;

create policy "customers read the goods of their orders, administrators all" on public.order_goods for
  select to authenticated
  using (private.owns_order(order_id) or (select private.is_admin()));

revoke all on public.order_goods from anon, authenticated;
grant select on public.order_goods to authenticated;

-- Returns and exchanges of what was delivered: per line, once, within the days that the line was sold with
-- (docs/decisions/0051).

create sequence private.return_numbers;

create table public.returns (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default 'R' || private.padded(nextval('private.return_numbers'), 6),
  order_id uuid not null references public.enhanced_orders (id),
  user_id uuid not null references auth.users (id),
  vendor_id uuid not null references public.vendors (id),
  wish text not null constraint return_wish check (wish in ('refund', 'exchange')),
  destination text not null default 'wallet' constraint return_destination check (destination in ('wallet', 'source')),
  state text not null default 'requested' constraint return_state
    check (state in ('requested', 'approved', 'rejected', 'cancelled', 'picked_up', 'received', 'refunded', 'exchanged',
      'declined')),
  note text constraint return_note_length check (length(note) <= 500),
  photos text[] not null default '{}' constraint return_photos
    check (private.are_pictures(photos) and cardinality(photos) <= 4),
  pickup_on date,
  answer text constraint return_answer_length check (length(answer) <= 500),
  refund_paise integer not null default 0 constraint return_refund_range check (refund_paise >= 0),
  last_seq integer not null default 0,
  state_since timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table public.shipments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.enhanced_orders (id),
  purpose text not null default 'order' constraint shipment_purpose check (purpose in ('order', 'replacement')),
  state text not null default 'packing' constraint shipment_state
    check (state in ('packing', 'handed_over', 'in_transit', 'out_for_delivery', 'delivered', 'returning', 'returned',
      'cancelled')),
  carrier_code text references public.carriers (code),
  tracking_number text constraint shipment_number_form check (tracking_number ~ '^[A-Z0-9-]{6,30}$'),
  promised_from date,
  promised_to date,
  handed_over_at timestamptz,
  state_since timestamptz not null default now(),
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  return_id uuid references public.returns (id),
  constraint shipment_has_a_carrier check ((state in ('packing', 'cancelled')) or carrier_code is not null),
  constraint shipment_replaces_something check ((purpose = 'replacement') = (return_id is not null))
);

create trigger texts_are_plain before insert or update of tracking_number on public.shipments
  for each row execute function private.keep_plain('tracking_number');

create unique index shipments_one_per_order_idx on public.shipments (order_id) where purpose = 'order';
create unique index shipments_number_idx on public.shipments (carrier_code, tracking_number)
  where tracking_number is not null;
create index shipments_order_idx on public.shipments (order_id);
create index shipments_open_idx on public.shipments (state, promised_to)
  where state not in ('delivered', 'returned', 'cancelled');

comment on table public.shipments is
  'The parcels of orders: one an order, and one more for each exchange. Written by functions only.';
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

create trigger texts_are_plain before insert or update of place, note on public.shipment_events
  for each row execute function private.keep_plain('place', 'note');

create unique index shipment_events_carrier_idx on public.shipment_events (shipment_id, carrier_event_id)
  where carrier_event_id is not null;

comment on table public.shipment_events is 'What happened to a parcel, numbered without gaps. Append-only.';

create trigger shipment_events_are_append_only before update or delete on public.shipment_events
  for each row execute function private.forbid_change();

create function private.follows_shipment(order_id uuid) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from public.enhanced_orders as o where o.id = follows_shipment.order_id
    and (o.user_id = (select auth.uid()) or private.may(o.vendor_id, 'orders') or private.is_admin()))
$$;

comment on function private.follows_shipment is
  'Whether the caller may follow the parcels of an order: its customer, the seller''s people, administrators.';

revoke execute on function private.follows_shipment(uuid) from public;
grant execute on function private.follows_shipment(uuid) to authenticated;

alter table public.shipments enable row level security;
alter table public.shipment_events enable row level security;

create policy "customer and seller follow their parcels" on public.shipments for select to authenticated
  using (private.follows_shipment(order_id));

create policy "customer and seller follow what happens to their parcels" on public.shipment_events for
  select to authenticated
  using (exists (select from public.shipments as s where s.id = shipment_id));

revoke all on public.shipments, public.shipment_events from anon, authenticated;
grant select on public.shipments to authenticated;
grant select (shipment_id, seq, state, place, note, actor_role, at) on public.shipment_events to authenticated;

-- Pricing and placing -------------------------------------------------------------------------------------------------
create function private.end_of_day(day date) returns timestamptz language sql immutable set search_path = '' as $$
  select (day + time '21:00') at time zone 'Asia/Kolkata'
$$;

comment on function private.end_of_day is 'When the last parcels of an Indian day have been brought: 9 pm.';

create function private.fulfil_shopping(v public.vendors, home public.addresses, request jsonb, lines jsonb)
  returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  goods_paise bigint := (select coalesce(sum((l ->> 'total_paise')::bigint), 0) from jsonb_array_elements(lines) as l);
  about jsonb := jsonb_build_object('vendor_id', v.id, 'vendor_name', v.name);
  road integer := case when home.id is not null then private.road_distance_m(home.lat, home.lng, v.lat, v.lng) else 0
    end;
  lane public.shipping_lanes;
  days private.parcel_dates;
  fees private.fees;
  minutes integer;
begin
  if home.id is not null and exists (select from public.shops as s where s.vendor_id = v.id and s.by_courier)
      and private.delivers_to(v, home.lat, home.lng) and private.takes_orders(v, now()) then
    fees := private.fees_at(v.region_id, now());
    minutes := v.prep_minutes + private.travel_minutes(road);
    return jsonb_build_object('kind', 'delivery', 'problems', '[]'::jsonb, 'distance_m', road, 'minutes_min', minutes,
      'minutes_max', minutes + 10,
      'accept_seconds', private.setting_int('vendor_accept_seconds'),
      'charges', (private.delivery_price(fees, road)).charges || private.charge('small_cart',
        case when goods_paise < (fees.rule).small_cart_below_paise then (fees.rule).small_cart_paise else 0 end));
  end if;
  lane := private.lane_to(v, home.pincode);
  if lane.to_zone is null then
    return jsonb_build_object('kind', 'shipment', 'charges', '[]'::jsonb, 'distance_m', road, 'minutes_min', 1440,
      'minutes_max', 10080,
      'accept_seconds', private.setting_int('parcel_accept_seconds'),
      'problems', case when home.id is null then '[]'::jsonb
        else jsonb_build_array(private.problem('outside_delivery_area', about)) end);
  end if;
  days := private.parcel_dates(lane, now());
  return jsonb_build_object('kind', 'shipment', 'problems', '[]'::jsonb, 'distance_m', road,
    'minutes_min', ceil(extract(epoch from (days.from_day + time '09:00') at time zone 'Asia/Kolkata' - now()) / 60),
    'minutes_max', ceil(extract(epoch from private.end_of_day(days.to_day) - now()) / 60),
    'arrives_from', days.from_day, 'arrives_to', days.to_day, 'accept_seconds',
      private.setting_int('parcel_accept_seconds'),
    'charges', private.charge('shipping', private.shipping_price(v, lane, goods_paise)));
end
$$;

comment on function private.fulfil_shopping is
  'How goods of a shop get to an address: by courier the same day where the shop offers that and is open, else by '
    'carrier, '
  'with arrives_from and arrives_to as days.';

create function private.keep_goods(o public.enhanced_orders) returns void language sql set search_path = '' as $$
  insert into public.order_goods (order_id, position, product_id, variant, return_days)
  select o.id, i.position, g.product_id, g.variant, g.return_days
  from public.order_items as i join public.goods as g on g.item_id = i.item_id where i.order_id = o.id
$$;

comment on function private.keep_goods is 'Keeps what the lines of an order are at this moment.';

create function private.place_shopping(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if o.kind = 'shipment' then
    perform private.place_shipment(o, part);
  else
    perform private.place_goods(o, part);
    perform private.keep_goods(o);
  end if;
end
$$;

comment on function private.place_shopping is 'Writes what an order of a shop has of its own when a courier brings it.';

create function private.place_shipment(o public.enhanced_orders, part jsonb) returns void
  language plpgsql set search_path = '' as $$
declare
  commission bigint := coalesce((o.terms ->> 'commission_paise')::bigint, 0);
  own_offer bigint := private.own_offer(o.id);
  vendor_share bigint := private.charged(o.id, 'items', 'packaging') - commission - own_offer;
  shipping bigint := private.charged(o.id, 'shipping');
  platform_part bigint := o.total_paise + o.discount_paise - own_offer - private.charged(o.id, 'tax',
    'rounding') - vendor_share - shipping + private.benefits_of(o.id);
begin
  perform private.keep_goods(o);
  perform private.add_share(o.id, 'vendor_payable', o.vendor_id, vendor_share, '{items,packaging}',
    'return_window_closed');
  -- The seller pays the carrier.
  if shipping > 0 then
    perform private.add_share(o.id, 'vendor_payable', o.vendor_id, shipping, '{shipping}', 'return_window_closed');
  end if;
  if o.terms ->> 'franchise_owner_id' is not null and platform_part > 0 then
    perform private.add_share(o.id, 'franchise_payable', (o.terms ->> 'franchise_owner_id')::uuid,
      round(platform_part * (o.terms ->> 'franchise_share_bp')::numeric / 10000)::bigint, '{items,platform}',
        'return_window_closed');
  end if;
  insert into public.shipments (order_id, promised_from, promised_to)
  values (o.id, (part ->> 'arrives_from')::date, (part ->> 'arrives_to')::date);
  insert into private.order_timers (order_id, action, due_at) values (o.id, 'accept_window', o.accept_by);
  perform private.notify_party(o, 'vendor', 'vendor_order_new');
end
$$;

comment on function private.place_shipment is
  'The shares of an order that a carrier brings, due when its goods can no longer be returned, its parcel, and the '
    'seller''s time to accept.';

-- Moves ---------------------------------------------------------------------------------------------------------------
insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('shipment', 'pending', 'confirmed', '{vendor}'), ('shipment', 'confirmed', 'preparing', '{vendor}'),
    ('shipment', 'preparing', 'ready', '{vendor}'),
  ('shipment', 'ready', 'out_for_delivery', '{vendor,admin}'),
    ('shipment', 'out_for_delivery', 'on_way', '{vendor,admin,system}'),
  ('shipment', 'out_for_delivery', 'delivered', '{user,vendor,admin,system}'),
    ('shipment', 'on_way', 'delivered', '{user,vendor,admin,system}'),
  ('shipment', 'pending', 'cancelled', '{user,vendor,admin,system}'),
    ('shipment', 'confirmed', 'cancelled', '{user,vendor,admin,system}'),
  ('shipment', 'preparing', 'cancelled', '{user,vendor,admin,system}'),
    ('shipment', 'ready', 'cancelled', '{user,vendor,admin,system}'),
  ('shipment', 'out_for_delivery', 'cancelled', '{admin,system}'), ('shipment', 'on_way', 'cancelled', '{admin,system}')
on conflict do nothing;

insert into public.cancellation_reasons (code, actors, fault) values ('not_deliverable', '{system}', 'nobody');

-- Free of charge until it is handed over; the goods come back to the seller, who loses nothing.
insert into public.cancellation_policies (kind, stage, fault, charge_bp, max_charge_paise, valid_from) values
  ('shipment', 'confirmed', 'customer', 0, 0, '2026-01-01');

insert into public.cancellation_policies (kind, stage, fault, payment_method, charge_bp, max_charge_paise, credit_bp,
  max_credit_paise, valid_from)
select 'shipment', stage::public.order_status, fault, method::public.payment_method, 0, 0,
  case when fault = 'nobody' or method = 'cash' then 0 else 1000 end, case when fault = 'nobody' or method = 'cash'
    then 0 else 10000 end, '2026-01-01'
from unnest(array['preparing', 'ready', 'out_for_delivery', 'on_way']) as stage,
  unnest(array['vendor', 'courier', 'platform', 'nobody']) as fault, unnest(array[null, 'cash']) as method;

create function private.log_shipment(shipment uuid, state text, actor_role text, place text default null,
  note text default null,
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
  values (s.id, s.last_seq, s.state, log_shipment.place, log_shipment.note, log_shipment.actor_role,
    log_shipment.carrier_event_id, log_shipment.at);
  return s;
end
$$;

comment on function private.log_shipment is
  'Moves a parcel to a state and appends what happened. For functions that hold the order''s lock.';

create function private.keep_parcel_promise(o public.enhanced_orders, was public.order_status) returns void
  language sql set search_path = '' as $$
  update public.enhanced_orders as e set promised_min_at = (s.promised_from + time '09:00') at time zone 'Asia/Kolkata',
    promised_max_at = private.end_of_day(s.promised_to)
  from public.shipments as s where e.id = o.id and s.order_id = o.id and s.purpose = 'order'
    and s.promised_to is not null
$$;

comment on function private.keep_parcel_promise is
  'Accepting an order does not change the days that its customer was told.';

create function private.require_hand_over(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.shipments as s where s.order_id = o.id and s.purpose = 'order'
    and s.carrier_code is not null) then
    perform private.refuse(409, 'shipment_without_carrier', 'Please say which carrier has the parcel.');
  end if;
end
$$;

comment on function private.require_hand_over is 'An order is on its way only when its parcel has a carrier.';

create function private.arrive_shipment(o public.enhanced_orders, was public.order_status) returns void
  language sql set search_path = '' as $$
  select private.log_shipment(s.id, 'delivered', e.actor_role) from public.shipments as s
  join public.order_events as e on e.order_id = o.id and e.seq = o.last_seq
  where s.order_id = o.id and s.purpose = 'order' and s.state <> 'delivered'
$$;

comment on function private.arrive_shipment is 'The parcel of an order that has arrived has arrived, whoever said so.';

create function private.call_off_shipment(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
begin
  -- The kernel returns what is not prepared yet; packed goods are as good as before.
  if was not in ('awaiting_payment', 'pending', 'confirmed') then perform private.return_stock(o.id); end if;
  perform private.log_shipment(s.id, 'cancelled', 'system') from public.shipments as s where s.order_id = o.id
    and s.state = 'packing';
end
$$;

comment on function private.call_off_shipment is
  'A cancelled parcel is not handed over, and what was packed returns to the shelf.';

insert into private.order_effects (kind, to_status, position, effect) values
  ('shipment', 'confirmed', 20, 'private.keep_parcel_promise'),
    ('shipment', 'out_for_delivery', 10, 'private.require_hand_over'),
  ('shipment', 'delivered', 20, 'private.arrive_shipment'), ('shipment', 'delivered', 50, 'private.settle_order'),
  ('shipment', 'delivered', 90, 'private.part_with_performers'),
    ('shipment', 'cancelled', 20, 'private.call_off_shipment'),
  ('shipment', 'cancelled', 50, 'private.unwind_order'), ('shipment', 'cancelled', 90, 'private.part_with_performers')
on conflict do nothing;

insert into private.notification_templates (template, type, title, message, push_for) values
  ('parcel_packed', 'info', 'Packed', '{vendor} has packed your order {order_number}.', null),
  ('parcel_shipped', 'info', 'Your parcel is on its way', 'Order {order_number} was handed over to {carrier}.',
    '1 day'),
  ('parcel_near', 'info', 'Arriving today', 'Order {order_number} is out for delivery.', '4 hours'),
  ('parcel_delivered', 'success', 'Parcel delivered', 'Your order {order_number} from {vendor} has been delivered.',
    '1 day'),
  ('parcel_late', 'warning', 'Your parcel is late',
    'Order {order_number} should have arrived. Tell us if it does not come.', '1 day'),
  ('parcel_attempted', 'warning', 'Delivery was tried',
    'Nobody was there to take order {order_number}. The carrier will try again.', '1 day');

insert into private.order_notices (kind, to_status, role, template) values
  ('shipment', 'confirmed', 'user', 'order_confirmed'),
  ('shipment', 'ready', 'user', 'parcel_packed'),
  ('shipment', 'on_way', 'user', 'parcel_near'),
  ('shipment', 'delivered', 'user', 'parcel_delivered');

-- Hand-over and news --------------------------------------------------------------------------------------------------
create function private.shipment_to_work_on(shipment_id uuid) returns public.shipments
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
begin
  perform private.require_user();
  perform private.lock_order((select p.order_id from public.shipments as p
    where p.id = shipment_to_work_on.shipment_id));
  select * into s from public.shipments as p where p.id = shipment_to_work_on.shipment_id for no key update;
  if s.id is null or not private.party_roles(s.order_id) && '{vendor,admin}' then
    perform private.refuse(404, 'shipment_not_found', 'There is no such parcel.');
  end if;
  return s;
end
$$;

comment on function private.shipment_to_work_on is
  'Locks a parcel and its order for the seller''s people or an administrator; refuses everybody else.';

create function private.remind_of_parcel(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.notify_party(o, 'user', 'parcel_late') from public.enhanced_orders as o
  where o.id = remind_of_parcel.order_id and o.status in ('out_for_delivery', 'on_way')
$$;

comment on function private.remind_of_parcel is 'Tells the customer that a promised day has passed.';

insert into private.timer_actions (action, run) values ('parcel_late', 'private.remind_of_parcel');

create function public.hand_over_shipment(shipment_id uuid, carrier text, tracking_number text default null)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(hand_over_shipment.shipment_id);
  o public.enhanced_orders;
  c public.carriers;
  number text := nullif(private.pasted_code(hand_over_shipment.tracking_number), '');
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
  if s.state <> 'packing' then perform private.refuse(409, 'shipment_moved_on',
    'This parcel has moved on in the meantime.', jsonb_build_object('state', s.state)); end if;
  if s.purpose = 'order' and o.status <> 'ready' then
    perform private.refuse(409, 'order_not_packed', 'Please mark the order as packed first.');
  end if;
  if c.zones is not null and not coalesce(private.zone_of_pincode(o.address ->> 'pincode') = any (c.zones), false) then
    perform private.refuse(409, 'carrier_not_there', 'This carrier does not deliver to this pincode.');
  end if;
  if exists (select from public.shipments as p where p.carrier_code = c.code and p.tracking_number = number
    and p.id <> s.id) then
    perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
  end if;
  part := (private.party_roles(o.id))[1];
  update public.shipments as p set carrier_code = c.code, tracking_number = number, handed_over_at = now()
    where p.id = s.id;
  s := private.log_shipment(s.id, 'handed_over', part);
  if s.purpose = 'order' then
    o := private.transition(o.id, 'out_for_delivery', auth.uid(), part);
    insert into private.order_timers (order_id, action, due_at)
    select o.id, 'parcel_late', private.end_of_day(s.promised_to) where s.promised_to is not null;
  else
    perform private.announce_order(o);
  end if;
  perform private.notify_party(o, 'user', 'parcel_shipped',
    jsonb_build_object('carrier', c.name, 'tracking_number', number));
  return jsonb_build_object('state', s.state, 'status', o.status);
exception when unique_violation then
  perform private.refuse(409, 'tracking_number_used', 'Another parcel has this tracking number.');
end
$$;

comment on function public.hand_over_shipment is
  'The seller has handed a packed parcel over to a carrier: {state, status}. The same hand-over again gets the same '
    'answer. Raises shipment_not_found, '
  'carrier_unknown, tracking_number_invalid, tracking_number_used, carrier_not_there, order_not_packed, '
    'shipment_moved_on.';

create function private.may_shipment_move(was text, goal text) returns boolean language sql
  immutable set search_path = '' as $$
  select case goal
    when 'in_transit' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'out_for_delivery' then was in ('handed_over', 'in_transit')
    when 'delivered' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'returning' then was in ('handed_over', 'in_transit', 'out_for_delivery')
    when 'returned' then was in ('handed_over', 'in_transit', 'out_for_delivery', 'returning')
    else false end
$$;

comment on function private.may_shipment_move is
  'How parcels move. in_transit after out_for_delivery is a delivery that was tried in vain.';

create function private.move_shipment(s public.shipments, state text, actor_role text, place text, note text,
  carrier_event_id text default null)
returns public.shipments language plpgsql set search_path = '' as $$
declare
  o public.enhanced_orders;
  was text := s.state;
begin
  if not private.may_shipment_move(was, move_shipment.state) then
    perform private.refuse(409, 'shipment_moved_on', 'This parcel has moved on in the meantime.',
      jsonb_build_object('state', was));
  end if;
  select * into o from public.enhanced_orders as e where e.id = s.order_id;
  s := private.log_shipment(s.id, move_shipment.state, move_shipment.actor_role, left(trim(place), 80),
    left(trim(note), 200), move_shipment.carrier_event_id);
  if s.purpose = 'order' then
    if s.state = 'delivered' then
      o := private.transition(o.id, 'delivered', auth.uid(), move_shipment.actor_role);
    elsif s.state = 'out_for_delivery' and o.status = 'out_for_delivery' then
      o := private.transition(o.id, 'on_way', auth.uid(), move_shipment.actor_role);
    elsif s.state = 'returned' then
      o := private.transition(o.id, 'cancelled', null, 'system', 'not_deliverable');
    end if;
  end if;
  if was = 'out_for_delivery' and s.state = 'in_transit' then
    perform private.notify_party(o, 'user', 'parcel_attempted'); end if;
  perform private.announce_order(o);
  return s;
end
$$;

comment on function private.move_shipment is
  'What happens to a parcel moves its order: out for delivery, delivered, or cancelled with a full refund when it came '
    'back to the seller.';

create function public.report_shipment(shipment_id uuid, state text, place text default null, note text default null)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments := private.shipment_to_work_on(report_shipment.shipment_id);
begin
  perform private.bound(report_shipment.place, 1000), private.bound(report_shipment.note, 2000);
  if s.state = report_shipment.state and s.state <> 'in_transit' then return jsonb_build_object('state', s.state); end
    if;
  s := private.move_shipment(s, report_shipment.state, (private.party_roles(s.order_id))[1], report_shipment.place,
    report_shipment.note);
  return jsonb_build_object('state', s.state);
end
$$;

comment on function public.report_shipment is
  'The seller or an administrator says what the carrier has told about a parcel: in_transit, out_for_delivery, '
    'delivered, returning or returned. '
  'Answers {state}. Raises shipment_not_found, shipment_moved_on.';

create function public.record_carrier_event(carrier text, tracking_number text, event_id text, state text,
  place text default null, note text default null)
returns text language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  s public.shipments;
begin
  select * into s from public.shipments as p
  where p.carrier_code = record_carrier_event.carrier and p.tracking_number =
    private.pasted_code(record_carrier_event.tracking_number);
  if s.id is null then return 'unknown'; end if;
  perform private.lock_order(s.order_id);
  select * into s from public.shipments as p where p.id = s.id for no key update;
  if exists (select from public.shipment_events as e where e.shipment_id = s.id and e.carrier_event_id =
    left(record_carrier_event.event_id, 80)) then
    return 'known';
  end if;
  -- Carriers tell late and twice: what no longer fits is not an error of theirs.
  if not private.may_shipment_move(s.state, record_carrier_event.state) then return 'late'; end if;
  perform private.move_shipment(s, record_carrier_event.state, 'system', record_carrier_event.place,
    record_carrier_event.note, left(record_carrier_event.event_id, 80));
  return 'recorded';
end
$$;

comment on function public.record_carrier_event is
  'What a carrier''s system reports of a parcel, once for each of its event ids: recorded, known, late or unknown. For '
    'the adapter of a carrier.';

-- Packing -------------------------------------------------------------------------------------------------------------
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
    'to', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark',
      o.address ->> 'landmark', 'city', o.address ->> 'city',
      'pincode', o.address ->> 'pincode', 'phone_masked', (select private.mask_phone(p.phone) from public.profiles
        as p where p.id = o.user_id)),
    -- A customer's number is nobody's to print: a carrier calls the shop, which reaches the customer by a masked
    -- call.
    'from', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'gstin',
      h.gstin, 'care_phone', h.care_phone,
        'call_phone', coalesce(h.care_phone, v.phone))
      from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = o.vendor_id),
    'carrier', (select c.name from public.carriers as c where c.code = s.carrier_code), 'tracking_number',
      s.tracking_number,
    'collect_paise', case when s.purpose = 'order' then private.cash_due(o.id) else 0 end,
    'pieces', (select coalesce(sum(i.quantity), 0) from public.order_items as i where i.order_id = o.id),
      'promised_to', s.promised_to);
end
$$;

comment on function public.shipping_label is
  'What is printed on a parcel, for the seller''s people from accepting the order until it arrives: {shipment_id, '
    'order_number, purpose, to, from, '
  'carrier, tracking_number, collect_paise, pieces, promised_to}. Raises shipment_not_found, label_not_needed.';

revoke execute on function public.hand_over_shipment(uuid, text, text), public.report_shipment(uuid, text, text, text),
  public.record_carrier_event(text, text, text, text, text, text), public.shipping_label(uuid)
    from public, anon, authenticated;
grant execute on function public.hand_over_shipment(uuid, text, text), public.report_shipment(uuid, text, text, text),
  public.shipping_label(uuid) to authenticated;
grant execute on function public.record_carrier_event(text, text, text, text, text, text) to service_role;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('return_answer_seconds', 'integer', 'seconds', '172800', 3600, 1209600, 'orders',
    'A return that its seller has not answered after this long is accepted.', true),
  ('return_inspection_seconds', 'integer', 'seconds', '172800', 3600, 1209600, 'orders',
   'What a seller has received and not inspected after this long is refunded.', true),
  ('open_returns', 'integer', 'count', '10', 1, 1000, 'orders',
    'Returns that one customer may have under way; twice as many may be asked for within a day.', false);

create index returns_order_idx on public.returns (order_id);
create index returns_user_idx on public.returns (user_id, created_at desc);
create index returns_vendor_idx on public.returns (vendor_id, created_at desc, id desc);
create index returns_created_idx on public.returns (created_at desc, id desc);

comment on table public.returns is
  'What customers send back. Written by functions only; the states are moved by private.move_return.';
comment on column public.returns.destination is
  'Where the money goes: source is the card or account that was paid with, for orders paid so.';
comment on column public.returns.pickup_on is 'The day on which the customer is there for the pick-up.';
comment on column public.returns.answer is 'What the seller said when accepting, refusing or inspecting.';

create table public.return_lines (
  return_id uuid not null references public.returns (id),
  position smallint not null,
  item_id uuid,
  quantity integer not null constraint return_quantity_positive check (quantity > 0),
  unit_paise integer not null,
  reason text not null constraint return_reason
    check (reason in ('damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'quality', 'size', 'changed_mind')),
  exchange_item_id uuid references public.catalog_items (id) on delete set null,
  exchange_name text,
  exchange_paise integer,
  exchange_stock_taken integer not null default 0,
  primary key (return_id, position)
);

create index return_lines_exchange_idx on public.return_lines (exchange_item_id) where exchange_item_id is not null;

comment on table public.return_lines is 'The pieces of a return: position is that of order_items.';
comment on column public.return_lines.exchange_stock_taken is
  'Pieces of the wanted item that were taken from its stock, so that nobody else buys them meanwhile.';

create table public.return_events (
  return_id uuid not null references public.returns (id),
  seq integer not null,
  state text not null,
  actor_id uuid,
  actor_role text not null,
  note text,
  at timestamptz not null default now(),
  primary key (return_id, seq)
);

create trigger texts_are_plain before insert or update of note on public.return_events
  for each row execute function private.keep_plain('note');

comment on table public.return_events is 'Every move of a return, numbered without gaps. Append-only.';

create trigger return_events_are_append_only before update or delete on public.return_events
  for each row execute function private.forbid_change();

create index shipments_return_idx on public.shipments (return_id) where return_id is not null;

comment on column public.shipments.return_id is 'The exchange that a replacement belongs to.';

alter table public.returns enable row level security;
alter table public.return_lines enable row level security;
alter table public.return_events enable row level security;

create policy "customer and seller read their returns" on public.returns for select to authenticated
  using (user_id = (select auth.uid()) or private.may(vendor_id, 'orders') or (select private.is_admin()));

create policy "customer and seller read the lines of their returns" on public.return_lines for select to authenticated
  using (exists (select from public.returns as r where r.id = return_id));

create policy "customer and seller read the moves of their returns" on public.return_events for select to authenticated
  using (exists (select from public.returns as r where r.id = return_id));

revoke all on public.returns, public.return_lines, public.return_events from anon, authenticated;
grant select on public.returns, public.return_lines to authenticated;
grant select (return_id, seq, state, actor_role, note, at) on public.return_events to authenticated;

create table private.return_moves (
  from_state text not null,
  to_state text not null,
  roles text[] not null,
  primary key (from_state, to_state)
);

comment on table private.return_moves is
  'Who moves a return between which states. An administrator may decide again what a seller has refused.';

insert into private.return_moves (from_state, to_state, roles) values
  ('requested', 'approved', '{vendor,admin,system}'), ('requested', 'rejected', '{vendor,admin}'),
    ('requested', 'cancelled', '{user}'),
  ('approved', 'cancelled', '{user}'), ('approved', 'picked_up', '{vendor,admin}'),
    ('approved', 'received', '{vendor,admin}'),
  ('picked_up', 'received', '{vendor,admin}'), ('received', 'refunded', '{vendor,admin,system}'),
    ('received', 'exchanged', '{vendor,admin,system}'),
  ('received', 'declined', '{vendor,admin}'), ('rejected', 'approved', '{admin}'), ('declined', 'refunded', '{admin}');

create function private.is_open_return(state text) returns boolean language sql immutable set search_path = '' as $$
  select state in ('requested', 'approved', 'picked_up', 'received')
$$;

-- Until when ----------------------------------------------------------------------------------------------------------
create function private.return_until(o public.enhanced_orders, days smallint) returns timestamptz language sql
  immutable set search_path = '' as $$
  -- The whole last day counts, by Indian time.
  select case when o.status = 'delivered' and days > 0
    then ((o.status_since at time zone 'Asia/Kolkata')::date + days + 1) at time zone 'Asia/Kolkata' end
$$;

comment on function private.return_until is
  'Until when something of a delivered order can be returned; null where it cannot.';

create function private.window_end(o public.enhanced_orders) returns timestamptz language sql stable
  security definer set search_path = '' as $$
  select coalesce(max(private.return_until(o, g.return_days)), o.status_since) from public.order_goods as g
    where g.order_id = o.id
$$;

comment on function private.window_end is 'When the last line of a delivered order can no longer be returned.';

create function private.settle_after_returns(o public.enhanced_orders) returns void
  language plpgsql set search_path = '' as $$
begin
  if o.status = 'delivered' and private.window_end(o) <= now()
      and not exists (select from public.returns as r where r.order_id = o.id and private.is_open_return(r.state)) then
    perform private.settle_part(o, 'return_window_closed');
  end if;
end
$$;

comment on function private.settle_after_returns is
  'Pays what is due when nothing can be returned any more and no return is under way; again does nothing.';

create function private.open_return_window(o public.enhanced_orders, was public.order_status) returns void
  language plpgsql set search_path = '' as $$
begin
  if private.window_end(o) <= now() then
    perform private.settle_after_returns(o);
  else
    insert into private.order_timers (order_id, action, due_at) values (o.id, 'return_window', private.window_end(o));
  end if;
end
$$;

comment on function private.open_return_window is
  'From the delivery on, until the window closes, the seller''s share stays in escrow.';

create function private.close_return_window(order_id uuid, timer private.order_timers) returns void
  language sql set search_path = '' as $$
  select private.settle_after_returns(o) from public.enhanced_orders as o where o.id = close_return_window.order_id
$$;

insert into private.order_effects (kind, to_status, position, effect)
  values ('shipment', 'delivered', 60, 'private.open_return_window');

-- Returns -------------------------------------------------------------------------------------------------------------
create function private.returned_pieces(order_id uuid, line smallint) returns integer
language sql stable security definer set search_path = '' as $$
  select (k.returned + k.open_claims)::integer from private.lines_left(returned_pieces.order_id) as k
  where k.position = returned_pieces.line
$$;

comment on function private.returned_pieces is
  'Pieces of a line that are, or were, in a return, or were reported to help and not declined: none comes back twice.';

create function private.lines_to_return(o public.enhanced_orders, lines jsonb, wish text)
  returns setof public.return_lines
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  asked record;
  bought record;
  other public.catalog_items;
begin
  perform private.bound(lines, 8000);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 40
      or exists (select from jsonb_array_elements(lines) as l where jsonb_typeof(l) <> 'object'
        or coalesce(l ->> 'position', '') !~ '^[1-9][0-9]{0,2}$'
        or coalesce(l ->> 'quantity', '') !~ '^[1-9][0-9]{0,2}$'
          or not coalesce(pg_input_is_valid(l ->> 'exchange_item_id', 'uuid'), true)
        or coalesce(l ->> 'reason', '') not in ('damaged', 'wrong_item', 'not_as_described', 'missing_parts', 'quality',
          'size', 'changed_mind'))
      or (select count(distinct l ->> 'position') from jsonb_array_elements(lines) as l) <> jsonb_array_length(lines)
        then
    perform private.refuse(400, 'return_lines_invalid', 'Please choose what to return, how many pieces, and why.');
  end if;
  for asked in
    select (l ->> 'position')::smallint as line, (l ->> 'quantity')::integer as quantity, l ->> 'reason' as reason,
      (l ->> 'exchange_item_id')::uuid as exchange
    from jsonb_array_elements(lines) as l order by 1
  loop
    select i.item_id, i.quantity, i.unit_paise, i.name, g.return_days, g.product_id into bought
    from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id
      and g.position = i.position
    where i.order_id = o.id and i.position = asked.line;
    if not found or coalesce(bought.return_days, 0) = 0 then
      perform private.refuse(409, 'not_returnable', 'This cannot be returned.',
        jsonb_build_object('item', bought.name));
    end if;
    if private.return_until(o, bought.return_days) <= now() then
      perform private.refuse(409, 'return_window_over', 'The time to return this is over.',
        jsonb_build_object('item', bought.name));
    end if;
    if asked.quantity > bought.quantity - private.returned_pieces(o.id, asked.line) then
      perform private.refuse(409, 'return_exceeds_order', 'So many pieces are not left to return.',
        jsonb_build_object('item', bought.name,
        'left', bought.quantity - private.returned_pieces(o.id, asked.line)));
    end if;
    if (wish = 'exchange') <> (asked.exchange is not null) then
      perform private.refuse(400, 'return_lines_invalid', 'Please choose what to return, how many pieces, and why.');
    end if;
    other := null;
    if asked.exchange is not null then
      select i.* into other from public.catalog_items as i join public.goods as g on g.item_id = i.id
      where i.id = asked.exchange and i.vendor_id = o.vendor_id
        and (g.product_id = bought.product_id or i.id = bought.item_id)
        and private.item_unavailable_reason(i, now()) is null;
      if not found or other.stock < asked.quantity then
        perform private.refuse(409, 'exchange_sold_out',
          'This is not there to be exchanged for. Choose another one, or the money back.');
      end if;
      if other.price_paise > bought.unit_paise then
        perform private.refuse(409, 'exchange_costs_more',
          'This costs more than what you bought. Return it and order the other one.');
      end if;
    end if;
    return query select null::uuid, asked.line, bought.item_id, asked.quantity, bought.unit_paise, asked.reason,
      asked.exchange,
      other.name, other.price_paise, 0;
  end loop;
end
$$;

comment on function private.lines_to_return is
  'What a customer wants to return, checked: [{position, quantity, reason, exchange_item_id?}]. Not more than was '
    'bought, not twice, not after its days.';

create function private.refund_of_lines(o public.enhanced_orders, lines public.return_lines[]) returns jsonb
  language plpgsql stable set search_path = '' as $$
begin
  return (
    with everything as (
      -- Shipping was in vain when nothing of the order is kept, and not because the customer has changed their mind:
      -- with the last piece.
      select not exists (select from private.lines_left(o.id) as k where k.pieces > k.gone_pieces
          + coalesce((select sum(l.quantity) from unnest(lines) as l where l.position = k.position), 0))
        and not exists (select from unnest(lines) as l where l.exchange_item_id is not null
          or l.reason in ('size', 'changed_mind'))
        and not exists (select from public.returns as r join public.return_lines as l on l.return_id = r.id
          where r.order_id = o.id and r.state not in ('cancelled', 'rejected')
            and (l.exchange_paise is not null or l.reason in ('size', 'changed_mind')
              or (r.state = 'declined' and lines[1].return_id is distinct from r.id))) as in_vain
    ), chosen as (
      select (g ->> 'position')::smallint as position, (g ->> 'amount_paise')::bigint as paise
      from jsonb_array_elements(private.lines_to_charges(o.id, private.asked_of_return(lines))) as g
      union all
      select k.position, k.amount_paise - k.refunded_paise from private.charges_left(o.id) as k, everything as e
      where e.in_vain and k.code in ('shipping', 'packaging')
    )
    select coalesce(jsonb_agg(jsonb_build_object('position', c.position, 'amount_paise', c.paise)), '[]'::jsonb)
      from chosen as c where c.paise > 0);
end
$$;

comment on function private.refund_of_lines is
  'The parts of charges that returning lines gives back, as private.refund takes them: never more than is left of a '
    'charge. A line without a return is only asked about.';

create function private.log_return(r public.returns, to_state text, actor_role text, note text default null)
  returns public.returns
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  update public.returns as t set state = log_return.to_state, last_seq = t.last_seq + 1, state_since = now(),
    answer = case when log_return.actor_role in ('vendor', 'admin')
      then coalesce(nullif(left(trim(log_return.note), 500), ''), t.answer) else t.answer end
  where t.id = r.id returning * into r;
  insert into public.return_events (return_id, seq, state, actor_id, actor_role, note)
  values (r.id, r.last_seq, r.state, auth.uid(), log_return.actor_role, nullif(left(trim(log_return.note), 500), ''));
  return r;
end
$$;

create function private.order_to_return(order_id uuid) returns public.enhanced_orders
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = order_to_return.order_id and e.user_id = caller;
  if not found then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' then perform private.refuse(409, 'not_delivered_yet',
    'This can be returned once it has arrived.'); end if;
  return o;
end
$$;

comment on function private.order_to_return is 'A delivered order of the caller; refuses every other.';

create function public.preview_return(order_id uuid, lines jsonb, wish text default 'refund'::text)
  returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  o public.enhanced_orders := private.order_to_return(preview_return.order_id);
  chosen jsonb;
begin
  chosen := private.refund_of_lines(o, array(select l from private.lines_to_return(o, preview_return.lines,
    preview_return.wish) as l));
  return jsonb_build_object('refund_paise', (select coalesce(-sum(r.amount_paise), 0)
    from private.rows_of_refund(o.id, chosen) as r),
    'destinations', private.refund_ways(o.id));
end
$$;

comment on function public.preview_return is 'What request_return would give back once the pieces have arrived: '
  '{refund_paise, destinations}. Raises what request_return raises.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('vendor_return_new', 'info', 'Return requested', 'A customer wants to return something of order {order_number}.',
    '1 day'),
  ('return_approved', 'success', 'Return accepted',
    '{vendor} takes back what you return of order {order_number}. Please have it ready for the pick-up.', '1 day'),
  ('return_rejected', 'warning', 'Return refused',
    '{vendor} has refused the return of order {order_number}. You can ask us to look at it.', '1 day'),
  ('return_received', 'info', 'Return has arrived', '{vendor} has received what you returned of order {order_number}.',
    null),
  ('return_refunded', 'success', 'Return refunded',
    'Your return of order {order_number} was accepted: {amount} is back.', '1 day'),
  ('return_exchanged', 'success', 'Exchange on its way', '{vendor} is packing your exchange of order {order_number}.',
    '1 day'),
  ('return_declined', 'warning', 'Return not accepted',
    '{vendor} could not accept what came back of order {order_number}. You can ask us to look at it.', '1 day');

create function public.request_return(order_id uuid, lines jsonb, wish text, idempotency_key text,
  destination text default 'wallet'::text, note text default null::text, pickup_on date default null::date,
    photos text[] default '{}'::text[]) returns jsonb language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb;
  o public.enhanced_orders;
  wanted public.return_lines[];
  r public.returns;
begin
  perform private.bound(request_return.note, 2000), private.bound(to_jsonb(request_return.photos), 2000);
  answer := private.claim_idempotency(caller, request_return.idempotency_key, 'request_return');
  if answer is not null then return answer; end if;
  perform private.take_turns('request_return', caller::text);
  perform private.lock_order(request_return.order_id);
  o := private.order_to_return(request_return.order_id);
  if coalesce(request_return.wish, '') not in ('refund', 'exchange') or coalesce(request_return.destination,
    '') not in ('wallet', 'source')
      or not private.refund_ways(o.id) ? request_return.destination
      or exists (select from unnest(request_return.photos) as p
        where p !~ ('^' || caller || '/[0-9a-f-]{36}[.](webp|jpg)$')) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if request_return.pickup_on not between private.today() and private.today() + 14 then
    perform private.refuse(400, 'pickup_day_invalid', 'Please choose one of the next 14 days for the pick-up.');
  end if;
  perform private.take_turns_of_person(caller, o);
  if (select count(*) from public.returns as t where t.user_id in (select private.same_person(caller, o))
    and private.is_open_return(t.state)) >= private.setting_int('open_returns')
      or (select count(*) from public.returns as t where t.user_id in (select private.same_person(caller, o))
        and t.created_at > now() - interval '1 day') >= 2 * private.setting_int('open_returns') then
    perform private.refuse(429, 'too_many_returns',
      'You have many returns under way. Please wait for one to be settled.');
  end if;
  -- Stock after the order, in the order of ids, as placing does.
  perform from public.catalog_items as i where i.id in (select (l ->> 'exchange_item_id')::uuid
    from jsonb_array_elements(
    case jsonb_typeof(request_return.lines) when 'array' then request_return.lines else '[]' end) as l
    where pg_input_is_valid(l ->> 'exchange_item_id', 'uuid')) order by i.id for no key update;
  wanted := array(select l from private.lines_to_return(o, request_return.lines, request_return.wish) as l);

  perform private.remember_request(caller, o);
  insert into public.returns (order_id, user_id, vendor_id, wish, destination, note, photos, pickup_on)
  values (o.id, caller, o.vendor_id, request_return.wish, request_return.destination,
    nullif(left(trim(request_return.note), 500), ''),
    coalesce(request_return.photos, '{}'), coalesce(request_return.pickup_on, private.today() + 1))
  returning * into r;
  insert into public.return_lines (return_id, position, item_id, quantity, unit_paise, reason, exchange_item_id,
    exchange_name, exchange_paise, exchange_stock_taken)
  select r.id, w.position, w.item_id, w.quantity, w.unit_paise, w.reason, w.exchange_item_id, w.exchange_name,
    w.exchange_paise,
    case when i.stock is not null then w.quantity else 0 end
  from unnest(wanted) as w left join public.catalog_items as i on i.id = w.exchange_item_id;
  -- Two lines of one return may want the same piece.
  begin
    update public.catalog_items as i set stock = i.stock - t.pieces
    from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l
      where l.return_id = r.id group by 1) as t
    where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  exception when check_violation then
    perform private.refuse(409, 'exchange_sold_out',
      'This is not there to be exchanged for. Choose another one, or the money back.');
  end;
  r := private.log_return(r, 'requested', 'user', r.note);
  insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_answer',
    now() + make_interval(secs => private.setting_int('return_answer_seconds')), jsonb_build_object('return_id',
      r.id));
  perform private.notify(s.user_id, 'vendor_return_new', jsonb_build_object('order_number', o.order_number, 'vendor',
    o.vendor_name), '/vendor/shopping/orders?view=returns')
  from private.staff_with(o.vendor_id, 'orders') as s (user_id);
  perform private.announce_order(o);
  answer := jsonb_build_object('return_id', r.id, 'number', r.number);
  perform private.keep_result(caller, request_return.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.request_return is
  'Asks to return pieces of a delivered order, [{position, quantity, reason, exchange_item_id?}], for the money or in '
    'exchange, once for each key: '
  '{return_id, number}. Raises order_not_found, not_delivered_yet, return_lines_invalid, not_returnable, '
    'return_window_over, return_exceeds_order, '
  'exchange_sold_out, exchange_costs_more, pickup_day_invalid, too_many_returns.';

-- Moving --------------------------------------------------------------------------------------------------------------
create function private.free_exchange_stock(return_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i where i.id in (select l.exchange_item_id from public.return_lines as l
    where l.return_id = free_exchange_stock.return_id and l.exchange_stock_taken > 0) order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + t.pieces
  from (select l.exchange_item_id, sum(l.exchange_stock_taken) as pieces from public.return_lines as l
    where l.return_id = free_exchange_stock.return_id group by 1) as t
  where i.id = t.exchange_item_id and t.pieces > 0 and i.stock is not null;
  update public.return_lines as l set exchange_stock_taken = 0 where l.return_id = free_exchange_stock.return_id;
end
$$;

comment on function private.free_exchange_stock is
  'Gives back what was reserved for an exchange that does not take place.';

create function private.restock_return(return_id uuid) returns void language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  perform from public.catalog_items as i where i.stock is not null
    and i.id in (select l.item_id from public.return_lines as l where l.return_id = restock_return.return_id)
      order by i.id for no key update;
  update public.catalog_items as i set stock = i.stock + t.pieces
  from (select l.item_id, sum(l.quantity) as pieces from public.return_lines as l
    where l.return_id = restock_return.return_id group by 1) as t
  where i.id = t.item_id and i.stock is not null;
end
$$;

comment on function private.restock_return is 'Puts back on the shelf what came back as good as new.';

create function private.refund_return(o public.enhanced_orders, r public.returns) returns public.returns
  language plpgsql set search_path = '' as $$
declare
  lines public.return_lines[] := array(select l from public.return_lines as l where l.return_id = r.id);
  chosen jsonb := private.refund_of_lines(o, lines);
  paid bigint := 0;
begin
  perform private.record_line_refunds(o.id, private.asked_of_return(lines), 'return:' || r.id, 'return');
  if jsonb_array_length(chosen) > 0 then
    paid := private.refund(o, chosen, 'returned', 'customer', r.destination, 'return:' || r.id);
  end if;
  update public.returns as t set refund_paise = paid where t.id = r.id returning * into r;
  return r;
end
$$;

comment on function private.refund_return is
  'Pays what a return gives back, once: from escrow while the seller''s share is not due yet, else from the seller.';

create function private.move_return(return_id uuid, to_state text, actor_role text, note text default null,
  restock boolean default false)
returns public.returns language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  r public.returns;
  o public.enhanced_orders;
  was text;
  told text;
begin
  o := private.lock_order((select t.order_id from public.returns as t where t.id = move_return.return_id));
  select * into r from public.returns as t where t.id = move_return.return_id for no key update;
  was := r.state;
  if not exists (select from private.return_moves as m where m.from_state = was and m.to_state = move_return.to_state
    and move_return.actor_role = any (m.roles))
      or (move_return.to_state = 'exchanged' and r.wish <> 'exchange') then
    perform private.refuse(409, 'return_moved_on', 'This return has moved on in the meantime.',
      jsonb_build_object('state', was));
  end if;
  r := private.log_return(r, move_return.to_state, move_return.actor_role, move_return.note);
  update private.order_timers as t set done_at = now()
  where t.order_id = o.id and t.done_at is null and t.action in ('return_answer', 'return_inspection')
    and t.payload ->> 'return_id' = r.id::text;

  if r.state = 'received' then
    insert into private.order_timers (order_id, action, due_at, payload) values (o.id, 'return_inspection',
      now() + make_interval(secs => private.setting_int('return_inspection_seconds')),
        jsonb_build_object('return_id', r.id));
  elsif r.state in ('refunded', 'exchanged') then
    if r.state = 'refunded' and r.wish = 'exchange' then
      perform private.free_exchange_stock(r.id);
      update public.return_lines as l set exchange_item_id = null, exchange_name = null, exchange_paise = null
        where l.return_id = r.id;
    end if;
    r := private.refund_return(o, r);
    select * into o from public.enhanced_orders as e where e.id = o.id;
    if restock then perform private.restock_return(r.id); end if;
    if r.state = 'exchanged' then insert into public.shipments (order_id, purpose, return_id)
      values (o.id, 'replacement', r.id); end if;
  elsif r.state in ('rejected', 'cancelled', 'declined') then
    perform private.free_exchange_stock(r.id);
  end if;
  if not private.is_open_return(r.state) then perform private.settle_after_returns(o); end if;

  told := case r.state when 'approved' then 'return_approved' when 'rejected' then 'return_rejected' when 'received'
    then 'return_received'
    when 'refunded' then 'return_refunded' when 'exchanged' then 'return_exchanged' when 'declined'
      then 'return_declined' end;
  if told is not null then
    perform private.notify(r.user_id, told, jsonb_build_object('order_number', o.order_number, 'vendor', o.vendor_name,
      'order_id', o.id,
      'number', r.number, 'amount', private.rupees(r.refund_paise), 'amount_paise', r.refund_paise),
        '/shopping/orders/' || o.id);
  end if;
  perform private.announce_order(o);
  return r;
end
$$;

comment on function private.move_return is
  'The only way a return changes its state: checks who may, refunds or sends the exchange once the goods are there, '
    'gives back what was '
  'reserved, settles the seller''s share where the window is over, and notifies, in one transaction.';

create function private.end_return_answer(order_id uuid, timer private.order_timers) returns void
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.returns as r where r.id = (timer.payload ->> 'return_id')::uuid
    and r.state = 'requested') then
    perform private.move_return((timer.payload ->> 'return_id')::uuid, 'approved', 'system');
  end if;
end
$$;

create function private.end_return_inspection(order_id uuid, timer private.order_timers) returns void
  language plpgsql set search_path = '' as $$
begin
  perform private.move_return(r.id, case r.wish when 'exchange' then 'exchanged' else 'refunded' end, 'system')
  from public.returns as r where r.id = (timer.payload ->> 'return_id')::uuid and r.state = 'received';
end
$$;

insert into private.timer_actions (action, run) values ('return_window', 'private.close_return_window'),
  ('return_answer', 'private.end_return_answer'), ('return_inspection', 'private.end_return_inspection');

create function public.cancel_return(return_id uuid) returns jsonb language plpgsql
  security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  r public.returns;
begin
  select * into r from public.returns as t where t.id = cancel_return.return_id and t.user_id = caller;
  if not found then perform private.refuse(404, 'return_not_found', 'There is no such return.'); end if;
  if r.state <> 'cancelled' then r := private.move_return(r.id, 'cancelled', 'user'); end if;
  return jsonb_build_object('state', r.state);
end
$$;

comment on function public.cancel_return is 'The customer keeps what was to be returned, until it is picked up: '
  '{state}. Raises return_not_found, return_moved_on.';

create function public.update_return(return_id uuid, to_state text, note text default null,
  restock boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.returns;
  part text;
begin
  perform private.require_user();
  perform private.bound(update_return.note, 2000);
  select * into r from public.returns as t where t.id = update_return.return_id;
  select p into part from unnest(private.party_roles(r.order_id)) as p where p in ('vendor', 'admin') limit 1;
  if part is null then perform private.refuse(404, 'return_not_found', 'There is no such return.'); end if;
  if update_return.to_state in ('rejected', 'declined') and coalesce(length(trim(update_return.note)), 0) < 3 then
    perform private.refuse(400, 'return_needs_a_reason', 'Please tell the customer why.');
  end if;
  -- The answer to the first request was lost.
  if r.state <> update_return.to_state or not exists (select from public.return_events as e
      where e.return_id = r.id and e.seq = r.last_seq and e.actor_id = auth.uid()) then
    r := private.move_return(r.id, update_return.to_state, part, update_return.note,
      coalesce(update_return.restock, false));
    if part = 'admin' then
      perform private.audit('update_return', 'return', r.id::text, null,
        jsonb_build_object('state', r.state, 'refund_paise', r.refund_paise), left(update_return.note, 500));
    end if;
  end if;
  return jsonb_build_object('state', r.state, 'refund_paise', r.refund_paise);
end
$$;

comment on function public.update_return is
  'Seller or administrator: approved, rejected, picked_up, received, refunded, exchanged or declined. restock puts the '
    'pieces back on the shelf. '
  'Answers {state, refund_paise}. Raises return_not_found, return_moved_on, return_needs_a_reason.';

revoke execute on function public.preview_return(uuid, jsonb, text),
  public.request_return(uuid, jsonb, text, text, text, text, date, text[]),
  public.cancel_return(uuid), public.update_return(uuid, text, text, boolean) from public, anon;
grant execute on function public.preview_return(uuid, jsonb, text),
  public.request_return(uuid, jsonb, text, text, text, text, date, text[]),
  public.cancel_return(uuid), public.update_return(uuid, text, text, boolean) to authenticated;

-- Photos --------------------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('return-pictures', 'return-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create function private.may_see_return_photo(name text) returns boolean language sql stable
  security definer set search_path = '' as $$
  select starts_with(may_see_return_photo.name, auth.uid() || '/') or exists (select from public.returns as r
    where may_see_return_photo.name = any (r.photos) and r.user_id::text = split_part(may_see_return_photo.name, '/', 1)
      and (private.may(r.vendor_id, 'orders') or private.is_admin()))
$$;

comment on function private.may_see_return_photo is
  'Whether the caller may look at a photo: the customer''s own, or one of a return that they decide.';

revoke execute on function private.may_see_return_photo(text) from public;
grant execute on function private.may_see_return_photo(text) to authenticated;

create policy "customer and seller see the photos of a return" on storage.objects for select to authenticated
  using (bucket_id = 'return-pictures' and private.may_see_return_photo(name));

-- Questions and answers about products, by customers and sellers (Spec §2 Shopping).

create table private.blocked_words (
  word text primary key constraint blocked_word_form check (word = lower(word) and length(word) between 2 and 40)
);

comment on table private.blocked_words is 'What no public text may contain, as patterns of whole words in lower case.';

insert into private.blocked_words (word) values
  ('fuck'), ('fucking'), ('bitch'), ('bastard'), ('asshole'), ('chutiya'), ('madarchod'), ('bhenchod'), ('randi'),
    ('lanja'), ('lanjakodaka'),
  ('मादरचोद'), ('भेनचोद'), ('चूतिया'), ('लंजा'), ('లంజ'), ('లంజకొడకా');

create function private.text_problem(written text) returns text language plpgsql stable
  security definer set search_path = '' as $$
declare
  plain constant text := private.plain_digits(written);
begin
  return case
    when exists (select from private.blocked_words as b
      where lower(written) ~ ('(^|[^[:alnum:]])' || b.word || '($|[^[:alnum:]])')) then 'words_blocked'
    when plain ~* '(https?://|www[.]|wa[.]me/)' or regexp_replace(plain, '[\s.()/_*-]', '', 'g') ~ '[6-9][0-9]{9}'
      or plain ~* '[a-z0-9._%+-]+\s*(@|[(\[]\s*at\s*[)\]])\s*[a-z0-9-]+\s*[.]\s*[a-z]{2,}' then 'contact_in_text'
  end;
end
$$;

comment on function private.text_problem is 'Why a text is not shown in public: insults, or numbers and links that '
  'lead past the platform; null where nothing is wrong.';

create table public.product_questions (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null default '',
  body text not null constraint question_length check (length(body) between 5 and 300),
  answers integer not null default 0,
  state text not null default 'shown' constraint question_state check (state in ('shown', 'hidden')),
  reports integer not null default 0,
  reported_at timestamptz,
  created_at timestamptz not null default now()
);

create trigger texts_are_plain before insert or update of author_name, body on public.product_questions
  for each row execute function private.keep_plain('author_name', 'body');

create index product_questions_product_idx on public.product_questions (product_id, created_at desc, id desc);
create index product_questions_reported_idx on public.product_questions (reported_at, id) where reports > 0;
create index product_questions_author_idx on public.product_questions (author_id, created_at);

comment on table public.product_questions is
  'Questions about a product: the id of products, or of the item where it stands alone. Written by functions only.';

create table public.product_answers (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.product_questions (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null default '',
  vendor_id uuid references public.vendors (id) on delete set null,
  body text not null constraint answer_length check (length(body) between 2 and 600),
  state text not null default 'shown' constraint answer_state check (state in ('shown', 'hidden')),
  reports integer not null default 0,
  reported_at timestamptz,
  created_at timestamptz not null default now()
);

create trigger texts_are_plain before insert or update of author_name, body on public.product_answers
  for each row execute function private.keep_plain('author_name', 'body');

create trigger answers_are_limited before insert on public.product_answers for each row when (new.author_id is not null)
  execute function private.limit_answers();

create index product_answers_question_idx on public.product_answers (question_id, created_at);
create index product_answers_reported_idx on public.product_answers (reported_at, id) where reports > 0;
create index product_answers_author_idx on public.product_answers (author_id, created_at);
create index product_answers_vendor_idx on public.product_answers (vendor_id);

comment on table public.product_answers is
  'Answers of sellers (vendor_id) and of customers who have bought the product.';

create table private.text_reports (
  subject_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now(),
  counts boolean not null default false,
  person text,
  device text,
  primary key (subject_id, user_id)
);

comment on column private.text_reports.counts is 'As in private.review_reports.';

create index text_reports_user_idx on private.text_reports (user_id, at);

comment on table private.text_reports is 'Who reported which question or answer, once each.';

create table private.text_decisions (
  subject_id uuid primary key,
  is_kept boolean not null,
  decided_by uuid not null,
  decided_at timestamptz not null default now()
);

create index text_decisions_latest_idx on private.text_decisions (decided_at desc, subject_id desc);

comment on table private.text_decisions is
  'The latest decision about a reported question or answer; every one is in the audit log.';

alter table public.product_questions enable row level security;
alter table public.product_answers enable row level security;

create policy "everyone reads questions that are shown" on public.product_questions for select to anon, authenticated
  using (state = 'shown' or (select private.is_admin()));

create policy "everyone reads answers that are shown" on public.product_answers for select to anon, authenticated
  using (state = 'shown' or (select private.is_admin()));

revoke all on public.product_questions, public.product_answers from anon, authenticated;
grant select (id, product_id, author_name, body, answers, state, created_at) on public.product_questions to anon,
  authenticated;
grant select (id, question_id, author_name, vendor_id, body, state, created_at) on public.product_answers to anon,
  authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('questions_per_hour', 'integer', 'count', '10', 1, 1000, 'shopping',
    'Questions about products that one customer may ask within an hour.', false),
  ('reports_until_hidden', 'integer', 'count', '3', 1, 1000, 'shopping',
    'Customers who report a question or answer until it is hidden.', false);

insert into private.notification_templates (template, type, title, message, push_for) values
  ('question_answered', 'info', 'Your question was answered', 'There is an answer to your question about {product}.',
    '1 day'),
  ('question_removed', 'warning', 'What you wrote was taken down',
    'Your question or answer about {product} does not follow the rules for questions.', null),
  ('vendor_question_new', 'info', 'A customer asks', 'There is a question about {product}.', '4 hours');

create function private.product_name(product uuid) returns text language sql stable
  security definer set search_path = '' as $$
  select coalesce((select p.name from public.products as p where p.id = product),
    (select i.name from public.catalog_items as i where i.id = product))
$$;

create function private.sellers_of(product uuid) returns setof uuid language sql stable
  security definer set search_path = '' as $$
  select distinct i.vendor_id from public.goods as g join public.catalog_items as i on i.id = g.item_id
  where g.product_id = product or (g.product_id is null and g.item_id = product)
$$;

comment on function private.sellers_of is 'Who sells a product.';

create function private.check_public_text(written text, fewest integer, most integer) returns text language plpgsql
  stable set search_path = '' as $$
declare
  clean text;
  problem text;
begin
  perform private.bound(written, 4 * most + 100);
  clean := private.plain_text(written);
  if coalesce(length(clean), 0) not between fewest and most then
    perform private.refuse(400, 'text_length_invalid', 'Please write between a few words and a short paragraph.',
      jsonb_build_object('least', fewest, 'most', most));
  end if;
  problem := private.text_problem(clean);
  if problem = 'words_blocked' then perform private.refuse(400, 'words_blocked',
    'Please stay polite: this is not published.'); end if;
  if problem = 'contact_in_text' then perform private.refuse(400, 'contact_in_text',
    'Phone numbers and links are not published.'); end if;
  return clean;
end
$$;

comment on function private.check_public_text is 'A text that everybody may read, cleaned; refuses what is too short, '
  'too long, insulting or leads past the platform.';

create function public.ask_question(product_id uuid, body text, idempotency_key text) returns jsonb language plpgsql
  security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, ask_question.idempotency_key, 'ask_question');
  clean text;
  asked uuid;
begin
  if answer is not null then return answer; end if;
  clean := private.check_public_text(ask_question.body, 5, 300);
  if not exists (select from private.sellers_of(ask_question.product_id)) then
    perform private.refuse(404, 'product_not_found', 'This product is not sold any more.'); end if;
  perform private.take_turns('ask_question', caller::text);
  if (select count(*) from public.product_questions as q where q.author_id = caller
    and q.created_at > now() - interval '1 hour') >= private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  insert into public.product_questions (product_id, author_id, author_name, body)
  values (ask_question.product_id, caller, coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p
    where p.id = caller), ''), clean) returning id into asked;
  perform private.notify(s.user_id, 'vendor_question_new',
    jsonb_build_object('product', private.product_name(ask_question.product_id)), '/vendor/shopping')
  from private.sellers_of(ask_question.product_id) as v (id)
    cross join private.staff_with(v.id, 'catalogue') as s (user_id) limit 20;
  answer := jsonb_build_object('id', asked);
  perform private.keep_result(caller, ask_question.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.ask_question is
  'Asks about a product, once for each key: {id}. Its sellers are notified. Raises product_not_found, '
    'text_length_invalid, words_blocked, contact_in_text, too_many_questions.';

create function public.answer_question(question_id uuid, body text, idempotency_key text) returns jsonb language plpgsql
  security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  answer jsonb := private.claim_idempotency(caller, answer_question.idempotency_key, 'answer_question');
  q public.product_questions;
  clean text;
  seller uuid;
  written uuid;
begin
  if answer is not null then return answer; end if;
  clean := private.check_public_text(answer_question.body, 2, 600);
  select * into q from public.product_questions as k where k.id = answer_question.question_id and k.state = 'shown'
    for no key update;
  if not found then perform private.refuse(404, 'question_not_found', 'This question is not there any more.'); end if;
  select v.id into seller from private.sellers_of(q.product_id) as v (id) where private.may(v.id, 'catalogue') limit 1;
  if seller is null and not exists (select from public.enhanced_orders as o
    join public.order_goods as g on g.order_id = o.id
      join public.order_items as i on i.order_id = g.order_id and i.position = g.position
      where o.user_id = caller and o.status = 'delivered' and coalesce(g.product_id, i.item_id) = q.product_id) then
    perform private.refuse(403, 'answer_not_allowed', 'Sellers answer, and customers who have bought it.');
  end if;
  if (select count(*) from public.product_answers as a where a.author_id = caller
    and a.created_at > now() - interval '1 hour') >= 3 * private.setting_int('questions_per_hour') then
    perform private.refuse(429, 'too_many_questions', 'You have asked a lot within an hour. Please wait a while.');
  end if;
  insert into public.product_answers (question_id, author_id, author_name, vendor_id, body)
  values (q.id, caller, coalesce((select split_part(p.full_name, ' ', 1) from public.profiles as p where p.id = caller),
    ''), seller, clean) returning id into written;
  update public.product_questions as k set answers = k.answers + 1 where k.id = q.id;
  if q.author_id is distinct from caller and q.author_id is not null then
    perform private.notify(q.author_id, 'question_answered',
      jsonb_build_object('product', private.product_name(q.product_id)), '/shopping/product/' || q.product_id);
  end if;
  answer := jsonb_build_object('id', written);
  perform private.keep_result(caller, answer_question.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.answer_question is
  'Answers a question, as a seller of the product or a customer who has received it, once for each key: {id}. Raises '
    'question_not_found, answer_not_allowed, '
  'text_length_invalid, words_blocked, contact_in_text, too_many_questions.';

create function public.report_text(subject_id uuid) returns void language plpgsql
  security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  product uuid;
  sellers uuid[];
begin
  perform private.take_turns('report_text', caller::text);
  if (select count(*) from private.text_reports as r where r.user_id = caller
    and r.at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_reports', 'You have reported a lot within an hour. Please wait a while.');
  end if;
  select t.product_id into product from private.public_texts as t where t.id = report_text.subject_id;
  if not found then
    perform private.refuse(404, 'question_not_found', 'This question is not there any more.');
  end if;
  -- One report of a text after the other: each counts those before it.
  perform from public.product_questions as q where q.id = report_text.subject_id for no key update;
  perform from public.product_answers as a where a.id = report_text.subject_id for no key update;
  sellers := array(select v.id from private.sellers_of(product) as v (id));
  insert into private.text_reports (subject_id, user_id, counts, person, device)
  values (report_text.subject_id, caller,
    private.knows_vendor(caller, sellers) and not exists (select from unnest(sellers) as v (id)
      where private.is_staff_of(v.id, caller)),
    private.person_digest(caller), private.device_digest()) on conflict do nothing;
  if not found then return; end if;
  update public.product_questions as q set reports = q.reports + 1, reported_at = coalesce(q.reported_at, now()),
    state = case when private.is_reported_enough(q.id) then 'hidden' else q.state end
  where q.id = report_text.subject_id;
  update public.product_answers as a set reports = a.reports + 1, reported_at = coalesce(a.reported_at, now()),
    state = case when private.is_reported_enough(a.id) then 'hidden' else a.state end
  where a.id = report_text.subject_id;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r
    where r.role = 'admin';
end
$$;

comment on function public.report_text is
  'Reports a question or answer, once for each person. Enough people who have been in an order of one of its sellers '
    'hide it until an administrator has looked; '
  'everybody else''s reports only wait for that. Raises question_not_found, too_many_reports.';

create function public.product_questions_of(product_id uuid, before timestamptz default null,
  before_id uuid default null, limit_count integer default 10)
returns table (id uuid, author_name text, body text, created_at timestamptz, answers jsonb, may_answer boolean)
language sql stable security definer set search_path = '' as $$
  with page as (
    select q.* from public.product_questions as q
    where q.product_id = product_questions_of.product_id and q.state = 'shown'
      and (product_questions_of.before is null
        or (q.created_at, q.id) < (product_questions_of.before,
          coalesce(product_questions_of.before_id, '00000000-0000-0000-0000-000000000000')))
    order by q.created_at desc, q.id desc limit least(greatest(coalesce(limit_count, 10), 1), 30)
  ), caller as materialized (
    select auth.uid() is not null and (exists (select from private.sellers_of(product_questions_of.product_id) as v (id)
      where private.may(v.id, 'catalogue'))
      or exists (select from public.enhanced_orders as o join public.order_goods as g on g.order_id = o.id
        join public.order_items as i on i.order_id = g.order_id and i.position = g.position
        where o.user_id = auth.uid() and o.status = 'delivered'
          and coalesce(g.product_id, i.item_id) = product_questions_of.product_id)) as may_answer
  )
  select p.id, p.author_name, p.body, p.created_at, (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'author_name', a.author_name, 'seller', v.name, 'body',
        a.body, 'created_at', a.created_at)
        order by (a.vendor_id is null), a.created_at), '[]')
      from (select k.* from public.product_answers as k where k.question_id = p.id and k.state = 'shown'
        order by k.created_at limit 10) as a
      left join public.vendors as v on v.id = a.vendor_id), c.may_answer
  from page as p cross join caller as c order by p.created_at desc, p.id desc
$$;

comment on function public.product_questions_of is
  'Questions about a product with their answers, newest first, sellers'' answers before others; a page follows the row '
    'asked at before with the id before_id.';

create function public.vendor_questions(vendor_id uuid, before timestamptz default null, before_id uuid default null,
  limit_count integer default 20)
returns table (id uuid, product_id uuid, product_name text, author_name text, body text, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff(vendor_questions.vendor_id);
  return query
    select q.id, q.product_id, private.product_name(q.product_id), q.author_name, q.body, q.created_at
    from public.product_questions as q
    where q.state = 'shown' and not exists (select from public.product_answers as a where a.question_id = q.id
      and a.vendor_id = vendor_questions.vendor_id)
      and q.product_id in (select coalesce(g.product_id, g.item_id) from public.goods as g
        join public.catalog_items as i on i.id = g.item_id
        where i.vendor_id = vendor_questions.vendor_id)
      and (vendor_questions.before is null
        or (q.created_at, q.id) < (vendor_questions.before,
          coalesce(vendor_questions.before_id, '00000000-0000-0000-0000-000000000000')))
    order by q.created_at desc, q.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50);
end
$$;

comment on function public.vendor_questions is
  'Questions about what a vendor sells that it has not answered, newest first; a page follows the row asked at before '
    'with the id before_id.';

revoke execute on function public.ask_question(uuid, text, text), public.answer_question(uuid, text, text),
  public.report_text(uuid),
  public.product_questions_of(uuid, timestamptz, uuid, integer),
  public.vendor_questions(uuid, timestamptz, uuid, integer) from public, anon;
grant execute on function public.ask_question(uuid, text, text), public.answer_question(uuid, text, text),
  public.report_text(uuid),
  public.product_questions_of(uuid, timestamptz, uuid, integer),
  public.vendor_questions(uuid, timestamptz, uuid, integer) to authenticated;
grant execute on function public.product_questions_of(uuid, timestamptz, uuid, integer) to anon;

-- Reported questions and answers, and what administrators decide about them.

create view private.public_texts with (security_invoker = true) as
select q.id, 'question' as kind, q.product_id, q.author_id, q.author_name, null::uuid as vendor_id,
  null::text as question, q.body, q.state, q.reports, q.reported_at, q.created_at
from public.product_questions as q
union all
select a.id, 'answer', q.product_id, a.author_id, a.author_name, a.vendor_id, q.body, a.body, a.state, a.reports,
  a.reported_at, a.created_at
from public.product_answers as a join public.product_questions as q on q.id = a.question_id;

comment on view private.public_texts is 'Questions and answers alike; question is what an answer answers.';

create function public.reported_texts(queue text default 'open', cursor_at timestamptz default null,
  cursor_id uuid default null, limit_count integer default 20) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(limit_count, 20), 1), 50);
begin
  perform private.require_role('admin');
  if coalesce(reported_texts.queue, '') not in ('open', 'decided') then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    with listed as (
      (select t.id, t.reported_at as at, row_number() over (order by t.reported_at, t.id) as place
        from private.public_texts as t
        where reported_texts.queue = 'open' and t.reports > 0
          and (reported_texts.cursor_at is null or (t.reported_at, t.id) > (reported_texts.cursor_at,
            reported_texts.cursor_id))
        order by t.reported_at, t.id limit most)
      union all
      (select d.subject_id, d.decided_at, row_number() over (order by d.decided_at desc, d.subject_id desc)
        from private.text_decisions as d
        where reported_texts.queue = 'decided' and exists (select from private.public_texts as t
          where t.id = d.subject_id)
          and (reported_texts.cursor_at is null or (d.decided_at, d.subject_id) < (reported_texts.cursor_at,
            reported_texts.cursor_id))
        order by d.decided_at desc, d.subject_id desc limit most)
    )
    select jsonb_build_object('id', t.id, 'at', l.at, 'kind', t.kind, 'author_name', t.author_name, 'seller', v.name,
      'question', t.question, 'body', t.body,
      'state', case when t.state = 'shown' then 'shown' when t.reports > 0 then 'reported' else 'removed' end,
      'created_at', t.created_at, 'product_id', t.product_id, 'product_name', private.product_name(t.product_id),
      'reports', (select count(*) from private.text_reports as r where r.subject_id = t.id),
      'decision', (select jsonb_build_object('is_kept', d.is_kept, 'at', d.decided_at, 'by',
        private.name_of(d.decided_by)) from private.text_decisions as d where d.subject_id = t.id))
    from listed as l join private.public_texts as t on t.id = l.id left join public.vendors as v on v.id = t.vendor_id
    order by l.place;
end
$$;

comment on function public.reported_texts is
  'For administrators: questions and answers with reports that wait (open, the oldest report first), or those decided '
    '(the latest first): {id, at, kind (question, answer), '
  'author_name, seller, question (what an answer answers), body, state (shown, reported while it is hidden until a '
    'decision, removed), created_at, product_id, product_name, reports, decision {is_kept, at, by}}. '
  'A page follows the row whose at is cursor_at and whose id is cursor_id.';

create function public.reported_texts_count() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select jsonb_build_object('open', count(*), 'hidden', count(*) filter (where t.state = 'hidden'))
    from private.public_texts as t where t.reports > 0);
end
$$;

comment on function public.reported_texts_count is
  'How many reported questions and answers wait for a decision, and how many of them are hidden until then: {open, '
    'hidden}; for administrators.';

create function public.decide_text(subject_id uuid, keep boolean) returns void language plpgsql
  security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  decided text := case when decide_text.keep then 'shown' else 'hidden' end;
  t private.public_texts;
begin
  if decide_text.keep is null then perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
  perform 1 from public.product_questions as q where q.id = decide_text.subject_id for no key update;
  perform 1 from public.product_answers as a where a.id = decide_text.subject_id for no key update;
  select * into t from private.public_texts as w where w.id = decide_text.subject_id;
  if not found then perform private.refuse(404, 'question_not_found', 'This question is not there any more.'); end if;
  update public.product_questions as q set state = decided, reports = 0, reported_at = null where q.id = t.id;
  update public.product_answers as a set state = decided, reports = 0, reported_at = null where a.id = t.id;
  insert into private.text_decisions (subject_id, is_kept, decided_by) values (t.id, decide_text.keep, caller)
  on conflict (subject_id) do update set is_kept = excluded.is_kept, decided_by = excluded.decided_by,
    decided_at = now();
  if not decide_text.keep and t.author_id is not null and (t.reports > 0 or t.state = 'shown') then
    perform private.notify(t.author_id, 'question_removed',
      jsonb_build_object('product', private.product_name(t.product_id)), '/shopping/product/' || t.product_id);
  end if;
  perform private.publish('user:' || r.user_id, 'text_report', '{}'::jsonb) from public.user_roles as r
    where r.role = 'admin';
  perform private.audit('decide_text', 'product_question', t.id::text,
    jsonb_build_object('state', t.state, 'reports', t.reports), jsonb_build_object('state', decided));
end
$$;

comment on function public.decide_text is
  'Shows or takes down a question or answer after reports; it can be decided again. The author of what is taken down '
    'is told. Administrators only; written to the audit log. '
  'Raises question_not_found.';

revoke all on private.public_texts from public, anon, authenticated;
revoke execute on function public.reported_texts(text, timestamptz, uuid, integer), public.reported_texts_count(),
  public.decide_text(uuid, boolean) from public, anon;
grant execute on function public.reported_texts(text, timestamptz, uuid, integer), public.reported_texts_count(),
  public.decide_text(uuid, boolean) to authenticated;

-- What customers, sellers and administrators read of parcels and returns.

create function private.shipment_card(s public.shipments) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'purpose', s.purpose, 'state', s.state, 'tracking_number', s.tracking_number,
    'promised_from', s.promised_from, 'promised_to', s.promised_to, 'state_since', s.state_since, 'handed_over_at',
      s.handed_over_at,
    'carrier', (select jsonb_build_object('code', c.code, 'name', c.name, 'tracking_url',
      replace(c.tracking_url, '{number}', coalesce(s.tracking_number, '')))
      from public.carriers as c where c.code = s.carrier_code),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'state', e.state, 'place', e.place, 'note',
      e.note, 'actor_role', e.actor_role,
      'at', e.at) order by e.seq), '[]') from public.shipment_events as e where e.shipment_id = s.id))
$$;

comment on function private.shipment_card is 'A parcel with its carrier and what happened to it.';

create function private.return_card(r public.returns, language text default null) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'number', r.number, 'order_id', r.order_id, 'order_number', o.order_number,
    'vendor_name', o.vendor_name,
    'wish', r.wish, 'destination', r.destination, 'state', r.state, 'note', r.note, 'photos', r.photos, 'pickup_on',
      r.pickup_on, 'answer', r.answer,
    'refund_paise', r.refund_paise, 'state_since', r.state_since, 'created_at', r.created_at,
    'customer_name', split_part(private.name_of(r.user_id), ' ', 1),
    'due_at', (select min(t.due_at) from private.order_timers as t where t.order_id = r.order_id and t.done_at is null
      and t.action in ('return_answer', 'return_inspection') and t.payload ->> 'return_id' = r.id::text),
    'lines', (select jsonb_agg(jsonb_build_object('position', l.position, 'name', i.name, 'picture',
      o.items -> (l.position - 1) ->> 'image',
        'variant', coalesce(g.variant, '{}'), 'quantity', l.quantity, 'unit_paise', l.unit_paise, 'reason', l.reason,
          'exchange_name', l.exchange_name,
        'exchange_variant', (select x.variant from public.goods as x where x.item_id = l.exchange_item_id))
          order by l.position)
      from public.return_lines as l join public.order_items as i on i.order_id = r.order_id and i.position = l.position
      left join public.order_goods as g on g.order_id = r.order_id and g.position = l.position
        where l.return_id = r.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('seq', e.seq, 'state', e.state, 'actor_role', e.actor_role,
      'note', e.note, 'at', e.at) order by e.seq), '[]')
      from public.return_events as e where e.return_id = r.id))
  from public.enhanced_orders as o where o.id = r.order_id
$$;

comment on function private.return_card is 'A return with its lines and moves, for its customer, its seller and '
  'administrators: the customer''s first name and no address.';

create type public.shopping_order_line as (
  id uuid, order_number text, kind public.order_kind, status public.order_status, vendor_name text, items jsonb,
    total_paise integer, refund_paise integer,
  promised_to date, promised_max_at timestamptz, shipment_state text, open_return text, returnable_until timestamptz,
    status_since timestamptz, created_at timestamptz
);

create function public.my_shopping_orders(before timestamptz default null, before_id uuid default null,
  limit_count integer default 20)
returns setof public.shopping_order_line language sql stable security definer set search_path = '' as $$
  select o.id, o.order_number, o.kind, o.status, o.vendor_name, o.items, o.total_paise, o.refund_paise, s.promised_to,
    o.promised_max_at, s.state,
    (select r.state from public.returns as r where r.order_id = o.id and private.is_open_return(r.state)
      order by r.created_at desc limit 1),
    case when o.status = 'delivered' then (select max(private.return_until(o, g.return_days))
      from public.order_goods as g where g.order_id = o.id) end,
    o.status_since, o.created_at
  from public.enhanced_orders as o left join public.shipments as s on s.order_id = o.id and s.purpose = 'order'
  where o.user_id = private.require_user() and o.category = 'shopping'
    and (my_shopping_orders.before is null
      or (o.created_at, o.id) < (my_shopping_orders.before,
        coalesce(my_shopping_orders.before_id, '00000000-0000-0000-0000-000000000000')))
  order by o.created_at desc, o.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;

comment on function public.my_shopping_orders is
  'The caller''s orders from shops, newest first, with what their parcels do; a page follows the row created at before '
    'with the id before_id.';

-- Sellers -------------------------------------------------------------------------------------------------------------
create type public.parcel_line as (
  shipment_id uuid, order_id uuid, order_number text, purpose text, state text, order_status public.order_status,
    customer_name text, city text, pincode text,
  lines jsonb, instructions text, gift jsonb, payment_method public.payment_method, total_paise integer,
    collect_cash_paise integer,
    carrier_code text, carrier_name text,
  tracking_number text, promised_to date, accept_by timestamptz, state_since timestamptz, placed_at timestamptz,
    server_now timestamptz
);

create function private.parcel_stage(s public.shipments, status public.order_status) returns text language sql
  immutable set search_path = '' as $$
  select case when s.state in ('delivered', 'returned', 'cancelled') then 'past' when s.state <> 'packing' then 'away'
    when s.purpose = 'replacement' then 'ready' when status = 'pending' then 'new' when status = 'ready' then 'ready'
      else 'packing' end
$$;

comment on function private.parcel_stage is
  'Where a parcel stands for its seller: new, packing, ready to be handed over, away, past.';

create function public.vendor_parcels(vendor_id uuid, stages text[] default null, before timestamptz default null,
  before_id uuid default null,
  limit_count integer default 50) returns setof public.parcel_line
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_parcels.vendor_id, 'orders');
  if cardinality(vendor_parcels.stages) > 10 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return query
    select s.id, o.id, o.order_number, s.purpose, s.state, o.status, split_part(private.name_of(o.user_id), ' ', 1),
      o.address ->> 'city', o.address ->> 'pincode',
      case s.purpose when 'order' then (
        select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'variant',
          coalesce(g.variant, '{}'), 'picture', o.items -> (i.position - 1) ->> 'image')
          order by i.position) from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id
            and g.position = i.position where i.order_id = o.id)
      else (
        select jsonb_agg(jsonb_build_object('name', l.exchange_name, 'quantity', l.quantity, 'variant',
          coalesce(g.variant, '{}'), 'picture', c.picture) order by l.position)
        from public.return_lines as l left join public.goods as g on g.item_id = l.exchange_item_id
        left join public.catalog_items as c on c.id = l.exchange_item_id where l.return_id = s.return_id) end,
      o.instructions, (select jsonb_build_object('recipient', g.recipient, 'message', g.message, 'sender', g.sender)
        from public.order_gifts as g where g.checkout_id = o.checkout_id),
      o.payment_method, o.total_paise, private.cash_due(o.id)::integer, s.carrier_code, c.name, s.tracking_number,
        s.promised_to, o.accept_by, s.state_since, s.created_at, now()
    from public.shipments as s join public.enhanced_orders as o on o.id = s.order_id
      left join public.carriers as c on c.code = s.carrier_code
    where o.vendor_id = vendor_parcels.vendor_id
      and (vendor_parcels.stages is null or private.parcel_stage(s, o.status) = any (vendor_parcels.stages))
      and (vendor_parcels.before is null
        or (s.created_at, s.id) < (vendor_parcels.before,
          coalesce(vendor_parcels.before_id, '00000000-0000-0000-0000-000000000000')))
    order by s.created_at desc, s.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$$;

comment on function public.vendor_parcels is
  'A seller''s parcels by stage (new, packing, ready, away, past; all without), newest first: first names and towns, '
    'no addresses. A page follows the row '
  'placed at before with the id before_id.';

create function public.vendor_shop_day(vendor_id uuid) returns jsonb language plpgsql stable
  security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_shop_day.vendor_id, 'orders');
  return (select jsonb_build_object(
      'new', count(*) filter (where p.stage = 'new'), 'packing', count(*)
        filter (where p.stage = 'packing'), 'ready', count(*) filter (where p.stage = 'ready'),
      'away', count(*) filter (where p.stage = 'away'), 'late', count(*)
        filter (where p.stage in ('new', 'packing', 'ready') and p.promised_to <= private.today()))
    from (select private.parcel_stage(s, o.status) as stage, s.promised_to from public.shipments as s
      join public.enhanced_orders as o on o.id = s.order_id
      where o.vendor_id = vendor_shop_day.vendor_id and s.state not in ('delivered', 'returned', 'cancelled')) as p)
    || jsonb_build_object(
      'returns', (select count(*) from public.returns as r where r.vendor_id = vendor_shop_day.vendor_id
        and r.state in ('requested', 'picked_up', 'received')),
      'questions', (select count(*) from public.vendor_questions(vendor_shop_day.vendor_id, limit_count => 50)),
      'held_paise', (select coalesce(sum(v.value_paise), 0) from public.enhanced_orders as o
        join private.share_values as v on v.order_id = o.id
        where o.vendor_id = vendor_shop_day.vendor_id and o.status = 'delivered' and v.settled_at is null
          and v.owner_id = o.vendor_id
          and o.status_since > now() - interval '60 days'),
      'sold_out', (select count(*) from public.catalog_items as i where i.vendor_id = vendor_shop_day.vendor_id
        and i.stock = 0),
      'running_out', (select count(*) from public.catalog_items as i where i.vendor_id = vendor_shop_day.vendor_id
        and i.stock between 1 and 5));
end
$$;

comment on function public.vendor_shop_day is
  'What a seller has to do: {new, packing, ready, away, late, returns, questions, held_paise (earned, paid when '
    'nothing can be returned any more), sold_out, running_out}.';

create function public.vendor_returns(vendor_id uuid, open_only boolean default true, before timestamptz default null,
  before_id uuid default null,
  limit_count integer default 30) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right(vendor_returns.vendor_id, 'orders');
  return query select private.return_card(r) from public.returns as r
    where r.vendor_id = vendor_returns.vendor_id and private.is_open_return(r.state) =
      coalesce(vendor_returns.open_only, true)
      and (vendor_returns.before is null
        or (r.created_at, r.id) < (vendor_returns.before,
          coalesce(vendor_returns.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;

comment on function public.vendor_returns is
  'A seller''s returns, open or past, newest first; a page follows the row created at before with the id before_id.';

create function public.admin_returns(view text default 'disputed', before timestamptz default null,
  before_id uuid default null, limit_count integer default 30)
returns setof jsonb language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_role('admin');
  return query select private.return_card(r) from public.returns as r
    where case admin_returns.view when 'open' then private.is_open_return(r.state) when 'disputed'
      then r.state in ('rejected', 'declined') else true end
      and (admin_returns.before is null
        or (r.created_at, r.id) < (admin_returns.before,
          coalesce(admin_returns.before_id, '00000000-0000-0000-0000-000000000000')))
    order by r.created_at desc, r.id desc limit least(greatest(coalesce(limit_count, 30), 1), 100);
end
$$;

comment on function public.admin_returns is
  'Returns of every seller, newest first: disputed (refused by the seller), open or all. Administrators only.';

revoke execute on function public.my_shopping_orders(timestamptz, uuid, integer),
  public.vendor_parcels(uuid, text[], timestamptz, uuid, integer), public.vendor_shop_day(uuid),
  public.vendor_returns(uuid, boolean, timestamptz, uuid, integer),
  public.admin_returns(text, timestamptz, uuid, integer) from public, anon;
grant execute on function public.my_shopping_orders(timestamptz, uuid, integer),
  public.vendor_parcels(uuid, text[], timestamptz, uuid, integer), public.vendor_shop_day(uuid),
  public.vendor_returns(uuid, boolean, timestamptz, uuid, integer),
  public.admin_returns(text, timestamptz, uuid, integer) to authenticated;

-- Leaving -------------------------------------------------------------------------------------------------------------
create function private.shopping_data(caller uuid) returns jsonb language sql stable
  security definer set search_path = '' as $$
  select jsonb_build_object(
    'returns', (select coalesce(jsonb_agg(to_jsonb(r) - 'vendor_id' order by r.created_at), '[]')
      from public.returns as r where r.user_id = caller),
    'product_questions', (select coalesce(jsonb_agg(jsonb_build_object('body', q.body, 'at', q.created_at)
      order by q.created_at), '[]')
      from public.product_questions as q where q.author_id = caller),
    'product_answers', (select coalesce(jsonb_agg(jsonb_build_object('body', a.body, 'at', a.created_at)
      order by a.created_at), '[]')
      from public.product_answers as a where a.author_id = caller))
$$;

comment on function private.shopping_data is 'What shopping stores about a person, for the export.';

create function private.forget_shopping(caller uuid) returns void language sql set search_path = '' as $$
  update public.returns as r set note = null, photos = '{}' where r.user_id = caller;
  update public.product_questions as q set author_name = '', author_id = null where q.author_id = caller;
  update public.product_answers as a set author_name = '', author_id = null where a.author_id = caller;
$$;

comment on function private.forget_shopping is
  'Removes personal data of shopping when an account closes; the questions stay without a name.';

insert into private.trade_accounts (trade, data, forget)
  values ('shopping', 'private.shopping_data', 'private.forget_shopping');

-- Finding products: one card a product, kept beside the catalogue, with what lists sort and filter by; and the
-- product's page (Spec §2 Shopping; docs/decisions/0051).

create table private.shopping_cards (
  id uuid primary key,
  item_id uuid not null,
  vendor_id uuid not null,
  departments uuid[] not null,
  name text not null,
  brand text,
  picture text,
  price_paise integer not null,
  mrp_paise integer,
  offers smallint not null,
  rating numeric(2, 1),
  facets text[] not null,
  in_stock boolean not null,
  popularity integer not null default 0,
  search text not null,
  created_at timestamptz not null
);

create trigger cards_have_own_ratings before insert or update on private.shopping_cards for each row
  execute function private.own_rating();

create index shopping_cards_department_idx on private.shopping_cards using gin (departments);
create index shopping_cards_facets_idx on private.shopping_cards using gin (facets);
create index shopping_cards_search_idx on private.shopping_cards using gin (search extensions.gin_trgm_ops);
create index shopping_cards_popular_idx on private.shopping_cards (popularity desc, id);
create index shopping_cards_price_idx on private.shopping_cards (price_paise, id);
create index shopping_cards_vendor_idx on private.shopping_cards (vendor_id);

comment on table private.shopping_cards is
  'A row for each product of shops, and for each item that stands alone: the cheapest offer that is there, and what it '
    'is found and filtered by. '
  'Kept by private.refresh_cards; its id is that of products, or of the item.';
comment on column private.shopping_cards.departments is 'The category of the product and all above it.';
comment on column private.shopping_cards.facets is 'Brand, variants and specifications of all offers, as Name=Value.';
comment on column private.shopping_cards.rating is
  'The product''s own from fewest_ratings() on, before it the seller''s from as many on.';
comment on column private.shopping_cards.popularity is 'Pieces that were delivered.';

create table private.stale_cards (
  id bigint generated always as identity primary key,
  card uuid not null
);

comment on table private.stale_cards is
  'Cards to be written again. A queue without a unique key: orders and imports only append, and wait for nobody.';

create function private.card_of(item_id uuid) returns uuid language sql stable
  security definer set search_path = '' as $$
  select coalesce(g.product_id, g.item_id) from public.goods as g where g.item_id = card_of.item_id
$$;

create function private.card_is_stale() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'goods' then
    insert into private.stale_cards (card) select distinct c from unnest(array[
      case when tg_op <> 'DELETE' then coalesce(new.product_id, new.item_id) end,
      case when tg_op <> 'INSERT' then coalesce(old.product_id, old.item_id) end]) as c where c is not null;
  elsif tg_table_name = 'products' then
    insert into private.stale_cards (card) values (new.id);
  elsif tg_table_name = 'vendors' then
    insert into private.stale_cards (card) select distinct coalesce(g.product_id, g.item_id)
    from public.catalog_items as i join public.goods as g on g.item_id = i.id where i.vendor_id = new.id;
  else
    insert into private.stale_cards (card) select coalesce(g.product_id, g.item_id) from public.goods as g
      where g.item_id = new.id;
  end if;
  return null;
end
$$;

comment on function private.card_is_stale is 'Marks the cards that a change of the catalogue concerns.';

create trigger cards_follow_goods after insert or update or delete on public.goods for each row
  execute function private.card_is_stale();

create trigger cards_follow_products after insert or update on public.products for each row
  execute function private.card_is_stale();

create trigger cards_follow_items after update on public.catalog_items for each row
  when ((old.name, old.name_translations, old.price_paise, old.mrp_paise, old.picture, old.category_id,
    old.is_available, old.sold_out_until, old.stock = 0)
    is distinct from (new.name, new.name_translations, new.price_paise, new.mrp_paise, new.picture, new.category_id,
      new.is_available, new.sold_out_until, new.stock = 0))
  execute function private.card_is_stale();

create trigger cards_follow_vendors after update of status, rating, ratings_count, kind on public.vendors for each row
  when (new.kind = 'shopping'
    and (old.status, old.rating, old.ratings_count >= private.fewest_ratings(), old.kind)
      is distinct from (new.status, new.rating, new.ratings_count >= private.fewest_ratings(), new.kind))
  execute function private.card_is_stale();

create function private.refresh_card(card uuid) returns void language plpgsql set search_path = '' as $$
declare
  product public.products;
  fresh private.shopping_cards;
begin
  select * into product from public.products as p where p.id = refresh_card.card;
  with offers as materialized (
    select i.id, i.vendor_id, i.name, i.name_translations, i.price_paise, i.mrp_paise, i.picture, i.category_id,
      i.created_at, g.brand, g.variant, v.rating,
      private.item_unavailable_reason(i, now()) is null as there
    from public.goods as g join public.catalog_items as i on i.id = g.item_id
      join public.vendors as v on v.id = i.vendor_id
    where (g.product_id = refresh_card.card or (g.item_id = refresh_card.card and g.product_id is null))
      and v.kind = 'shopping' and v.status = 'active' and i.is_available
  ), best as (
    select o.* from offers as o order by o.there desc, o.price_paise, o.id limit 1
  ), department as (
    with recursive up as (
      select c.id, c.parent_id, 0 as depth from public.categories as c
        where c.id = coalesce(product.category_id, (select b.category_id from best as b))
      union all select c.id, c.parent_id, up.depth + 1 from up join public.categories as c on c.id = up.parent_id
        where up.depth < 5
    )
    select array_agg(up.id order by up.depth) as ids from up
  ), facet as (
    select array_agg(distinct f) as all_of_them from (
      select 'Brand=' || coalesce(o.brand, product.brand) as f from offers as o
      union select p.key || '=' || p.value from offers as o, jsonb_each_text(o.variant) as p
      union select p.key || '=' || p.value from jsonb_each_text(product.specs) as p where length(p.value) <= 30
    ) as every where f is not null and length(f) <= 100
  )
  select refresh_card.card, b.id, b.vendor_id, coalesce(d.ids, '{}'), coalesce(product.name, b.name),
    coalesce(product.brand, b.brand),
    coalesce(product.gallery[1], b.picture), b.price_paise, b.mrp_paise, (select least(count(distinct o.vendor_id), 100)
      from offers as o), b.rating,
    coalesce(f.all_of_them, '{}'), b.there, 0,
    lower(concat_ws(' ', coalesce(product.search, private.item_search_words(b.name, b.name_translations)),
      product.brand, b.brand)), coalesce(product.created_at, b.created_at)
  into fresh from best as b cross join department as d cross join facet as f;
  if fresh.id is null then
    delete from private.shopping_cards as c where c.id = refresh_card.card;
    return;
  end if;
  insert into private.shopping_cards as c select fresh.*
  on conflict (id) do update set item_id = excluded.item_id, vendor_id = excluded.vendor_id,
    departments = excluded.departments, name = excluded.name,
    brand = excluded.brand, picture = excluded.picture, price_paise = excluded.price_paise,
      mrp_paise = excluded.mrp_paise, offers = excluded.offers,
    rating = excluded.rating, facets = excluded.facets, in_stock = excluded.in_stock, search = excluded.search;
end
$$;

comment on function private.refresh_card is
  'Writes the card of a product as it is sold now; none where no shop offers it.';

create function private.refresh_cards(most integer default 500) returns integer language plpgsql
  security definer set search_path = '' as $$
declare
  one uuid;
  written integer := 0;
begin
  for one in
    with taken as (
      delete from private.stale_cards as s where s.id in (select k.id from private.stale_cards as k order by k.id
        limit most for update skip locked) returning s.card
    )
    select distinct t.card from taken as t order by 1
  loop
    perform private.refresh_card(one);
    written := written + 1;
  end loop;
  return written;
end
$$;

comment on function private.refresh_cards is
  'Writes the cards that are not up to date; answers how many. Runs every two seconds.';

select cron.schedule('refresh-shopping-cards', '2 seconds', 'select private.refresh_cards(500)');

create function private.count_sold(o public.enhanced_orders, was public.order_status) returns void
  language sql set search_path = '' as $$
  update private.shopping_cards as c set popularity = c.popularity + t.pieces
  from (select coalesce(g.product_id, i.item_id) as card, sum(i.quantity) as pieces from public.order_items as i
    left join public.order_goods as g on g.order_id = i.order_id and g.position = i.position where i.order_id = o.id
      group by 1) as t
  where c.id = t.card
$$;

comment on function private.count_sold is 'Counts what was delivered for the order of lists.';

insert into private.order_effects (kind, to_status, position, effect)
  values ('shipment', 'delivered', 80, 'private.count_sold');

-- Lists ---------------------------------------------------------------------------------------------------------------
create type private.product_filter as (department uuid, words text, facets text[], price_from integer, price_to integer,
  min_rating numeric, in_stock_only boolean);

create function private.read_product_filter(filter jsonb) returns private.product_filter language plpgsql
  stable set search_path = '' as $$
declare
  f private.product_filter;
begin
  perform private.bound(filter, 6000);
  if coalesce(jsonb_typeof(filter), 'object') <> 'object' or jsonb_typeof(filter -> 'facets') not in ('array', 'null')
      or jsonb_typeof(filter -> 'price_from') not in ('number', 'null')
        or jsonb_typeof(filter -> 'price_to') not in ('number', 'null')
      or jsonb_typeof(filter -> 'min_rating') not in ('number', 'null')
        or jsonb_typeof(filter -> 'in_stock') not in ('boolean', 'null')
      or coalesce(jsonb_array_length(nullif(filter -> 'facets', 'null')), 0) > 30 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if filter ->> 'department' is not null then
    select c.id into f.department from public.categories as c where c.slug = filter ->> 'department'
      and c.kind = 'shopping';
    if not found then perform private.refuse(404, 'department_not_found', 'There is no such department.'); end if;
  end if;
  f.words := private.like_pattern(filter ->> 'search');
  f.facets := array(select left(v, 100)
    from jsonb_array_elements_text(coalesce(nullif(filter -> 'facets', 'null'), '[]')) as v);
  -- greatest and least pass nulls over, and what is not asked for stays null.
  if filter ->> 'price_from' is not null then f.price_from := least(greatest((filter ->> 'price_from')::numeric, 0),
    100000000)::integer; end if;
  if filter ->> 'price_to' is not null then f.price_to := least(greatest((filter ->> 'price_to')::numeric, 0),
    100000000)::integer; end if;
  if filter ->> 'min_rating' is not null then f.min_rating := least(greatest((filter ->> 'min_rating')::numeric, 0), 5);
    end if;
  f.in_stock_only := (filter ->> 'in_stock')::boolean;
  return f;
end
$$;

comment on function private.read_product_filter is
  'What a list is narrowed to: {department (slug), search, facets: [Name=Value], price_from, price_to (paise), '
    'min_rating, in_stock}, all optional.';

create function private.cards_for(f private.product_filter, with_facets boolean) returns setof private.shopping_cards
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Values of one name are alternatives; all names have to fit.
  groups text[] := array(select string_agg(v, E'\x1f') from unnest(f.facets) as v group by split_part(v, '=', 1));
begin
  return query select c.* from private.shopping_cards as c
    where (f.department is null or c.departments @> array[f.department])
      and (f.words is null or c.search like f.words)
      and (f.price_from is null or c.price_paise >= f.price_from)
        and (f.price_to is null or c.price_paise <= f.price_to)
      and (f.min_rating is null or c.rating >= f.min_rating) and (not coalesce(f.in_stock_only, false) or c.in_stock)
      and (not with_facets or not exists (select from unnest(groups) as g
        where not c.facets && string_to_array(g, E'\x1f')));
end
$$;

create function public.shopping_products(filter jsonb default '{}', sort text default 'popular',
  page_size integer default 20, cursor jsonb default null,
  language text default null, pincode text default null)
returns table (id uuid, item_id uuid, name text, brand text, picture text, price_paise integer, mrp_paise integer,
  offers smallint, rating numeric,
  ratings_count integer, arrives_to date, vendor_id uuid, vendor_name text, in_stock boolean,
  stock_left integer, variants smallint, next_cursor jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  f private.product_filter := private.read_product_filter(shopping_products.filter);
begin
  if coalesce(shopping_products.sort, '') not in ('popular', 'price_low', 'price_high', 'top_rated') then
    perform private.refuse(400, 'sort_invalid', 'This order of sorting does not exist.');
  end if;
  perform private.bound(shopping_products.cursor, 1000);
  perform private.bound(shopping_products.pincode, 100);
  if shopping_products.cursor is not null and not coalesce(jsonb_typeof(shopping_products.cursor -> 'rank') = 'number'
      and pg_input_is_valid(shopping_products.cursor ->> 'id', 'uuid'), false) then
    perform private.refuse(400, 'cursor_invalid', 'This page of the list does not exist.');
  end if;
  return query
    with ranked as (
      -- What is sold out comes last, whatever the order.
      select c.*, case when c.in_stock then 0 else 1000000000000 end + case shopping_products.sort
          when 'popular' then -c.popularity when 'price_low' then c.price_paise when 'price_high' then -c.price_paise
          else -coalesce(c.rating, 0) * 1000 end as rank
      from private.cards_for(f, true) as c
    ), page as (
      select * from ranked as r
      where shopping_products.cursor is null or (r.rank, r.id) > ((shopping_products.cursor ->> 'rank')::numeric,
        (shopping_products.cursor ->> 'id')::uuid)
      order by r.rank, r.id limit least(greatest(coalesce(shopping_products.page_size, 20), 1), 50)
    )
    select p.id, p.item_id, coalesce(pr.name_translations ->> shopping_products.language,
      i.name_translations ->> shopping_products.language, w.text, p.name), p.brand,
      coalesce(p.picture, i.picture), i.price_paise, i.mrp_paise, p.offers,
      case when k.ratings >= private.fewest_ratings() then round(k.stars_sum::numeric / k.ratings, 1)
        end, coalesce(k.ratings, 0), (days.d).to_day,
      v.id, v.name, private.item_unavailable_reason(i, now()) is null, case when i.stock <= 5 then i.stock end,
      (select count(distinct g.variant)::smallint from public.goods as g where g.product_id = p.id),
        jsonb_build_object('rank', p.rank, 'id', p.id)
    from page as p join public.catalog_items as i on i.id = p.item_id join public.vendors as v on v.id = p.vendor_id
    left join public.products as pr on pr.id = p.id
    left join private.review_counts as k on k.subject_id = p.id
    cross join lateral (select case when shopping_products.pincode is not null
      then private.lane_to(v, shopping_products.pincode) end as l offset 0) as lane
    cross join lateral (select case when (lane.l).to_zone is not null then private.parcel_dates(lane.l, now()) end as d
      offset 0) as days
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(p.name)
      and w.language = shopping_products.language
    order by p.rank, p.id;
end
$$;

comment on function public.shopping_products is
  'Products of shops, a page at a time (pass the last row''s next_cursor), sorted by popular, price_low, price_high or '
    'top_rated; filter as '
  '{department, search, facets, price_from, price_to, min_rating, in_stock}. What is sold out comes last. rating and '
  'ratings_count are the product''s own, the rating from five on; arrives_to is the last day of arrival at the '
    'pincode, null without one. '
  'item_id of vendor_id is what one tap adds where variants is 1: of several, one is chosen on the product''s page. '
    'stock_left of the last five.';

create function public.shopping_facets(filter jsonb default '{}') returns jsonb language plpgsql stable
  security definer set search_path = '' as $$
declare
  f private.product_filter := private.read_product_filter(shopping_facets.filter);
begin
  return (
    with found as materialized (select c.facets, c.price_paise from private.cards_for(f, false) as c limit 5000),
    counted as (
      select split_part(v, '=', 1) as name, substr(v, strpos(v, '=') + 1) as value, count(*) as many
        from found, unnest(found.facets) as v group by 1, 2
    ), ranked as (
      select c.*, row_number() over (partition by c.name order by c.many desc, c.value) as n, sum(c.many)
        over (partition by c.name) as of_name,
        count(*) over (partition by c.name) as values_of_name from counted as c
    ), named as (
      select r.name, max(r.of_name) as weight, jsonb_agg(jsonb_build_object('value', r.value, 'count', r.many)
        order by r.many desc, r.value) as values
      from ranked as r where r.n <= 15 and r.values_of_name > 1 group by r.name order by 2 desc, 1 limit 8
    )
    select jsonb_build_object('count', (select count(*) from found),
      'price', (select jsonb_build_object('least', min(found.price_paise), 'most', max(found.price_paise)) from found),
      'facets', coalesce((select jsonb_agg(jsonb_build_object('name', n.name, 'values', n.values)
        order by (n.name <> 'Brand'), n.weight desc, n.name) from named as n), '[]')));
end
$$;

comment on function public.shopping_facets is
  'By what a list of products can be narrowed: {count, price: {least, most}, facets: [{name, values: [{value, '
    'count}]}]}; chosen facets do not change it.';

create function public.shopping_departments(language text default null)
returns table (slug text, name text, picture text, products bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, coalesce(w.text, c.name), coalesce(c.picture, (select k.picture from private.shopping_cards as k
      where k.departments @> array[c.id] and k.picture is not null order by k.in_stock desc, k.popularity desc, k.id
        limit 1)),
    (select count(*) from private.shopping_cards as k where k.departments @> array[c.id])
  from public.categories as c join public.categories as root on root.id = c.parent_id and root.slug = 'shopping'
  left join public.dictionary as w on w.kind = 'category' and w.source = lower(c.name)
    and w.language = shopping_departments.language
  order by c.position, c.name
$$;

comment on function public.shopping_departments is
  'The departments of the shops, with a picture and how many products they have.';

-- A product -----------------------------------------------------------------------------------------------------------
create function public.shopping_product(product_id uuid, pincode text default null, language text default null)
  returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  card uuid := coalesce(private.card_of(shopping_product.product_id), shopping_product.product_id);
  product public.products;
  offers jsonb;
  first_item public.catalog_items;
  category uuid;
begin
  perform private.bound(shopping_product.pincode, 100);
  select * into product from public.products as p where p.id = card;
  select coalesce(jsonb_agg(offer order by (offer ->> 'orderable')::boolean desc, (offer ->> 'price_paise')::integer,
    offer ->> 'arrives_to', offer ->> 'item_id'), '[]')
  into offers from (
    select jsonb_build_object('item_id', i.id, 'name',
      coalesce(i.name_translations ->> shopping_product.language, w.text, i.name), 'variant', g.variant,
      'price_paise', i.price_paise, 'mrp_paise', i.mrp_paise, 'picture', i.picture, 'gallery', g.gallery, 'stock_left',
        case when i.stock <= 5 then i.stock end,
      'orderable', private.item_unavailable_reason(i, now()) is null, 'return_days', g.return_days, 'origin', g.origin,
        'pack_size', g.pack_size, 'pack_unit', g.pack_unit,
      'arrives_from', (days.d).from_day, 'arrives_to', (days.d).to_day,
      'shipping_paise', case when (lane.l).to_zone is not null then private.shipping_price(v, lane.l, i.price_paise)
        end,
      'free_shipping_from_paise', h.free_shipping_from_paise,
      'seller', jsonb_build_object('id', v.id, 'name', v.name, 'slug', v.slug, 'rating', v.rating, 'ratings_count',
        v.ratings_count, 'town', r.name, 'address', v.address,
        'legal_name', h.legal_name, 'gstin', h.gstin, 'care_email', h.care_email, 'care_phone', h.care_phone,
          'by_courier', coalesce(h.by_courier, false))) as offer
    from public.goods as g join public.catalog_items as i on i.id = g.item_id
      join public.vendors as v on v.id = i.vendor_id
    join public.regions as r on r.id = v.region_id left join public.shops as h on h.vendor_id = v.id
    cross join lateral (select private.lane_to(v, shopping_product.pincode) as l offset 0) as lane
    cross join lateral (select case when (lane.l).to_zone is not null then private.parcel_dates(lane.l, now()) end as d
      offset 0) as days
    left join public.dictionary as w on w.kind = 'item' and w.source = lower(i.name)
      and w.language = shopping_product.language
    where (g.product_id = card or (g.item_id = card and g.product_id is null)) and v.kind = 'shopping'
      and v.status = 'active' and i.is_available
    limit 200
  ) as every;
  if jsonb_array_length(offers) = 0 then perform private.refuse(404, 'product_not_found',
    'This product is not sold any more.'); end if;
  select * into first_item from public.catalog_items as i where i.id = (offers -> 0 ->> 'item_id')::uuid;
  category := coalesce(product.category_id, first_item.category_id);
  return jsonb_build_object('id', card, 'name', coalesce(product.name_translations ->> shopping_product.language,
    product.name, offers -> 0 ->> 'name'),
    'brand', coalesce(product.brand, (select g.brand from public.goods as g where g.item_id = first_item.id)),
    'description', coalesce(nullif(product.description, ''),
      first_item.description_translations ->> shopping_product.language, first_item.description), 'specs',
      coalesce(product.specs, '{}'), 'size_guide', product.size_guide,
    'gallery', coalesce(nullif(product.gallery, '{}'), case when first_item.picture is not null
      then array[first_item.picture] else '{}' end),
    'department', (select jsonb_build_object('slug', c.slug, 'name', coalesce(w.text, c.name))
      from public.categories as c
      left join public.dictionary as w on w.kind = 'category' and w.source = lower(c.name)
        and w.language = shopping_product.language where c.id = category),
    'serviceable', case when shopping_product.pincode is not null
      then private.zone_of_pincode(shopping_product.pincode) is not null end,
    'questions', (select count(*) from public.product_questions as q where q.product_id = card and q.state = 'shown'),
    'offers', offers);
end
$$;

comment on function public.shopping_product is
  'A product with every offer of it, the best first, by the id of the product or of one of its items: {id, name, '
    'brand, description, specs, size_guide, gallery, '
  'department, serviceable, questions, offers: [{item_id, variant, price_paise, mrp_paise, orderable, stock_left, '
    'return_days, arrives_from, arrives_to, '
  'shipping_paise, seller}]}. Arrival and shipping with a pincode. Raises product_not_found.';

create function public.pincode_service(pincode text) returns jsonb language plpgsql stable
  security definer set search_path = '' as $$
begin
  perform private.bound(pincode_service.pincode, 100);
  return (select jsonb_build_object('pincode', known.pincode, 'zone', z.code, 'name', z.name, 'serviceable',
    z.code is not null)
    from (select typed.pincode, private.zone_of_pincode(typed.pincode) as code
      from (select private.read_pincode(pincode_service.pincode) as pincode) as typed) as known
        left join public.shipping_zones as z on z.code = known.code);
end
$$;

comment on function public.pincode_service is 'Whether parcels go to a pincode: {pincode, zone, name, serviceable}.';

revoke execute on function public.shopping_facets(jsonb), public.shopping_departments(text),
  public.shopping_product(uuid, text, text), public.pincode_service(text) from public, anon;
grant execute on function public.shopping_facets(jsonb), public.shopping_departments(text),
  public.shopping_product(uuid, text, text), public.pincode_service(text) to anon, authenticated;

-- The wishlist of items: what is saved, and words when it gets cheaper or is there again (Spec §2 Shopping).

create table private.wish_marks (
  wish_id uuid primary key references public.wishlists (id) on delete cascade,
  price_paise integer not null,
  was_there boolean not null,
  back_told_at timestamptz
);

comment on table private.wish_marks is 'What a customer knows of an item on the wishlist: told of a lower price once, '
  'and of its return at most once a day.';
comment on column private.wish_marks.price_paise is 'The price when it was saved, or the lower one that was told last.';

create table private.wish_changes (
  id bigint generated always as identity primary key,
  item_id uuid not null
);

comment on table private.wish_changes is 'Items on wishlists whose price or stock has changed. A queue without a '
  'unique key: whoever changes an item waits for nobody.';

create function private.mark_wish() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turns('wishlist', new.user_id::text);
  if (select count(*) from public.wishlists as w where w.user_id = new.user_id) > 500 then
    perform private.refuse(409, 'wishlist_full', 'Five hundred things are the most a wishlist can hold.');
  end if;
  insert into private.wish_marks (wish_id, price_paise, was_there)
  select new.id, i.price_paise, private.item_unavailable_reason(i, now()) is null from public.catalog_items as i
    where i.id = new.item_id;
  return null;
end
$$;

comment on function private.mark_wish is 'Keeps what an item costs when it is saved.';

create trigger wishes_are_marked after insert on public.wishlists for each row execute function private.mark_wish();

create function private.note_wish_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.wish_changes (item_id) select new.id
    where exists (select from public.wishlists as w where w.item_id = new.id);
  return null;
end
$$;

create trigger wishes_follow_items after update on public.catalog_items for each row
  when (new.price_paise <> old.price_paise or (old.is_available, old.sold_out_until, old.stock = 0) is distinct from
    (new.is_available, new.sold_out_until, new.stock = 0))
  execute function private.note_wish_change();

insert into private.notification_templates (template, type, title, message, push_for) values
  ('wish_cheaper', 'success', 'Price drop', '{item} now costs {price}, {saving} less than when you saved it.',
    '12 hours'),
  ('wish_back', 'success', 'Back in stock', '{item} is there again.', '12 hours');

create function private.tell_wishes(item uuid, most integer) returns integer language plpgsql set search_path = '' as $$
declare
  i public.catalog_items;
  there boolean;
  wish record;
  told integer := 0;
begin
  select * into i from public.catalog_items as k where k.id = tell_wishes.item;
  if not found then return 0; end if;
  there := private.item_unavailable_reason(i, now()) is null;
  for wish in
    select m.wish_id, m.price_paise, m.was_there, m.back_told_at, w.user_id
    from public.wishlists as w join private.wish_marks as m on m.wish_id = w.id
    where w.item_id = i.id and (m.was_there <> there or (there and i.price_paise < m.price_paise))
    order by m.wish_id limit most for no key update of m skip locked
  loop
    if there and i.price_paise < wish.price_paise then
      perform private.notify(wish.user_id, 'wish_cheaper',
        jsonb_build_object('item', i.name, 'price', private.rupees(i.price_paise), 'price_paise', i.price_paise,
        'saving', private.rupees(wish.price_paise - i.price_paise), 'item_id', i.id), private.item_path(i));
    elsif there and not wish.was_there and coalesce(wish.back_told_at < now() - interval '1 day', true) then
      perform private.notify(wish.user_id, 'wish_back', jsonb_build_object('item', i.name, 'item_id', i.id),
        private.item_path(i));
      update private.wish_marks as m set back_told_at = now() where m.wish_id = wish.wish_id;
    end if;
    update private.wish_marks as m set was_there = there, price_paise = case when there
      then least(m.price_paise, i.price_paise) else m.price_paise end
    where m.wish_id = wish.wish_id;
    told := told + 1;
  end loop;
  return told;
end
$$;

comment on function private.tell_wishes is 'Tells so many customers at most what has changed of an item on their '
  'wishlists, each change once; answers how many wishes were looked at.';

create function private.sweep_wishes(most integer default 500) returns integer language plpgsql
  security definer set search_path = '' as $$
declare
  change record;
  told integer;
  total integer := 0;
begin
  for change in select c.id, c.item_id from private.wish_changes as c order by c.id limit 200 for update skip locked
    loop
    exit when total >= most;
    told := private.tell_wishes(change.item_id, most - total);
    total := total + told;
    -- What does not fit into this run is told in the next one.
    if total < most then delete from private.wish_changes as c where c.id = change.id; end if;
  end loop;
  return total;
end
$$;

comment on function private.sweep_wishes is
  'Tells customers what has changed of the items on their wishlists. Runs every ten seconds.';

select cron.schedule('tell-wishes', '10 seconds', 'select private.sweep_wishes(500)');

create function public.my_wishlist(before timestamptz default null, before_id uuid default null,
  limit_count integer default 20, language text default null)
returns table (wish_id uuid, item_id uuid, product_id uuid, name text, brand text, variant jsonb, picture text,
  price_paise integer, mrp_paise integer,
  saved_paise integer, orderable boolean, vendor_id uuid, vendor_name text, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select w.id, i.id, coalesce(g.product_id, i.id), coalesce(p.name_translations ->> my_wishlist.language,
    i.name_translations ->> my_wishlist.language, d.text, p.name, i.name),
    coalesce(p.brand, g.brand), coalesce(g.variant, '{}'), coalesce(i.picture, p.gallery[1]), i.price_paise,
      i.mrp_paise, m.price_paise,
    private.item_unavailable_reason(i, now()) is null and v.status = 'active', v.id, v.name, w.created_at
  from public.wishlists as w join public.catalog_items as i on i.id = w.item_id
    join public.vendors as v on v.id = i.vendor_id and v.kind = 'shopping'
  left join public.goods as g on g.item_id = i.id left join public.products as p on p.id = g.product_id
  left join private.wish_marks as m on m.wish_id = w.id
  left join public.dictionary as d on d.kind = 'item' and d.source = lower(i.name) and d.language = my_wishlist.language
  where w.user_id = private.require_user()
    and (my_wishlist.before is null or (w.created_at, w.id) < (my_wishlist.before,
      coalesce(my_wishlist.before_id, '00000000-0000-0000-0000-000000000000')))
  order by w.created_at desc, w.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50)
$$;

comment on function public.my_wishlist is
  'The items of shops that the caller saved, newest first, at present prices; a page follows the row saved at before '
    'with the id before_id. Names in the reader''s language.';

revoke execute on function public.my_wishlist(timestamptz, uuid, integer, text) from public, anon;
grant execute on function public.my_wishlist(timestamptz, uuid, integer, text) to authenticated;

-- Photos of what is sent back pass the same function as every other picture that people send: nobody writes to the
-- bucket directly.

create function public.return_picture_path(extension text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  return private.own_picture_path('return-pictures', return_picture_path.extension, 40);
end
$$;

comment on function public.return_picture_path is
  'Where the edge function return-picture stores a photo of what the caller sends back, forty a day at most.';

revoke execute on function public.return_picture_path(text) from public, anon;
grant execute on function public.return_picture_path(text) to authenticated;

-- A product's page in its vendor's hands: several photos of an item, specifications, a size guide, and variants made at
-- once (Spec §2 /vendor/shopping/products; docs/decisions/0052).

create function private.item_of_staff(item_id uuid) returns public.catalog_items
  language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = item_of_staff.item_id for no key update;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_right(i.vendor_id, 'catalogue');
  -- Dishes have neither variants nor a page of their own.
  if not exists (select from public.goods as g where g.item_id = i.id) then perform private.refuse_item('item_invalid');
    end if;
  return i;
end
$$;

comment on function private.item_of_staff is 'Goods of a vendor whom the caller works for, locked. Refuses '
  'item_not_found, not_your_vendor, item_invalid for dishes.';

create function public.set_item_gallery(item_id uuid, pictures text[]) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items := private.item_of_staff(set_item_gallery.item_id);
  known text[];
begin
  if set_item_gallery.pictures is null or cardinality(set_item_gallery.pictures) > 8
      or (select count(*) <> count(distinct p) from unnest(set_item_gallery.pictures) as p) then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  select array_remove(g.gallery || i.picture || i.drawing, null) into known from public.goods as g
    where g.item_id = i.id;
  if exists (select from unnest(set_item_gallery.pictures) as p where p is null or length(p) > 300
    or not (p = any (known)
      or (starts_with(p, i.vendor_id || '/' || i.id || '/')
        and exists (select from storage.objects as s where s.bucket_id = 'catalogue' and s.name = p)))) then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  -- The first is the one that lists show: an own photo or the item's drawing.
  if set_item_gallery.pictures[1] is not null and set_item_gallery.pictures[1] is distinct from i.drawing
      and not starts_with(set_item_gallery.pictures[1], i.vendor_id || '/' || i.id || '/') then
    perform private.refuse(400, 'gallery_invalid', 'An item shows up to eight photos, each once.');
  end if;
  update public.catalog_items as c set picture = set_item_gallery.pictures[1] where c.id = i.id;
  update public.goods as g set gallery = set_item_gallery.pictures[2:] where g.item_id = i.id;
  perform private.publish('vendor:' || i.vendor_id, 'menu', jsonb_build_object('item_id', i.id));
end
$$;

comment on function public.set_item_gallery is
  'The photos of goods in their order, up to eight paths that were stored or are shown already; the first is the one '
    'that lists show. Without any the '
  'platform''s drawing is shown. For the vendor''s people. Refuses gallery_invalid.';

create function private.size_guide_problem(guide jsonb) returns boolean language plpgsql
  immutable set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(guide), 'null') = 'null' then return false; end if;
  if jsonb_typeof(guide) <> 'object' or coalesce(jsonb_typeof(guide -> 'columns'), '') <> 'array'
    or coalesce(jsonb_typeof(guide -> 'rows'), '') <> 'array'
      or exists (select from jsonb_object_keys(guide) as k where k not in ('columns', 'rows')) then return true; end if;
  if jsonb_array_length(guide -> 'columns') not between 2 and 8 or jsonb_array_length(guide -> 'rows') not between 1
    and 20
      or exists (select from jsonb_array_elements(guide -> 'rows') as r where jsonb_typeof(r) <> 'array') then
        return true; end if;
  return exists (select from jsonb_array_elements(guide -> 'rows') as r
    where jsonb_array_length(r) <> jsonb_array_length(guide -> 'columns'))
    or exists (select from jsonb_array_elements(guide -> 'columns') as c where jsonb_typeof(c) <> 'string'
      or length(trim(c #>> '{}')) not between 1 and 30)
    or exists (select from jsonb_array_elements(guide -> 'rows') as r, jsonb_array_elements(r) as c
      where jsonb_typeof(c) <> 'string' or length(c #>> '{}') > 30);
end
$$;

comment on function private.size_guide_problem is
  'Whether a size guide cannot be shown: {columns: 2 to 8 texts, rows: 1 to 20 lists of as many texts}, each of up to '
    '30 letters; null is none.';

create function private.own_product(i public.catalog_items) returns uuid language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  g public.goods;
  product uuid;
begin
  select * into g from public.goods as s where s.item_id = i.id for no key update;
  if g.product_id is not null then
    if not exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = i.vendor_id)
      then
      perform private.refuse(403, 'product_not_yours',
        'Several vendors sell this product; its page is written by the one who added it.');
    end if;
    return g.product_id;
  end if;
  insert into public.products (created_by_vendor, category_id, name, brand)
    values (i.vendor_id, i.category_id, i.name, g.brand) returning id into product;
  update public.goods as s set product_id = product where s.item_id = i.id;
  -- What was asked about the item while it stood alone is asked about its product now.
  update public.product_questions as q set product_id = product where q.product_id = i.id;
  return product;
end
$$;

comment on function private.own_product is
  'The product of an item for its vendor to write: made where the item stood alone. Refuses product_not_yours where '
    'another vendor or the platform wrote it.';

create function public.vendor_product(item_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  i public.catalog_items;
  g public.goods;
begin
  perform private.require_user();
  select * into i from public.catalog_items as c where c.id = vendor_product.item_id;
  if not found then perform private.refuse(404, 'item_not_found', 'Item not found'); end if;
  perform private.require_staff(i.vendor_id);
  select * into g from public.goods as s where s.item_id = i.id;
  return jsonb_build_object(
    'product', (select jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description, 'specs', p.specs,
      'size_guide', p.size_guide)
      from public.products as p where p.id = g.product_id),
    'may_change', g.item_id is not null and (g.product_id is null
      or exists (select from public.products as p where p.id = g.product_id and p.created_by_vendor = i.vendor_id)),
    'variants', (select coalesce(jsonb_agg(jsonb_build_object('item_id', c.id, 'name', c.name, 'variant', s.variant,
      'price_paise', c.price_paise,
        'stock', c.stock, 'picture', c.picture) order by c.position, c.name), '[]')
      from public.goods as s join public.catalog_items as c on c.id = s.item_id
      where s.product_id = g.product_id and c.vendor_id = i.vendor_id));
end
$$;

comment on function public.vendor_product is
  'The product of an item for its vendor''s people: {product: {id, name, description, specs, size_guide} or null, '
    'may_change, variants (the vendor''s '
  'own items of it): [{item_id, name, variant, price_paise, stock, picture}]}. Refuses item_not_found, '
    'not_your_vendor.';

create function public.save_product(item_id uuid, product jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i public.catalog_items;
  answer jsonb;
  own uuid;
begin
  perform private.bound(save_product.product, 12000);
  answer := private.claim_idempotency(caller, save_product.idempotency_key, 'save_product');
  if answer is not null then return answer; end if;
  i := private.item_of_staff(save_product.item_id);
  if coalesce(jsonb_typeof(save_product.product), '') <> 'object'
      or (product ? 'name' and length(trim(coalesce(product ->> 'name', ''))) not between 1 and 140)
      or length(coalesce(product ->> 'description', '')) > 4000 or not private.are_texts(product, 'name', 'description')
      or (product ? 'specs' and not private.are_pairs(product -> 'specs', 30, 200))
      or private.size_guide_problem(product -> 'size_guide') then
    perform private.refuse(400, 'product_invalid',
      'A product has a name, up to 30 specifications, and a size guide of up to 8 columns and 20 rows.');
  end if;
  own := private.own_product(i);
  update public.products as p set
    name = coalesce(trim(product ->> 'name'), p.name),
    description = case when product ? 'description' then coalesce(trim(product ->> 'description'), '')
      else p.description end,
    specs = coalesce(product -> 'specs', p.specs),
    size_guide = case when product ? 'size_guide' then nullif(product -> 'size_guide', 'null') else p.size_guide end
  where p.id = own;
  perform private.publish('vendor:' || i.vendor_id, 'menu', jsonb_build_object('item_id', i.id));
  answer := jsonb_build_object('id', own);
  perform private.keep_result(caller, save_product.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.save_product is
  'Writes the page of an item''s product: {name?, description?, specs? {name: text}, size_guide? {columns, rows}}; '
    'what is not named stays. An item that '
  'stands alone gets a product of its own. Answers {id}. Refuses product_invalid, product_not_yours.';

create function public.add_variants(item_id uuid, axes jsonb, idempotency_key text, stock integer default null)
  returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i public.catalog_items;
  answer jsonb;
  own uuid;
  title text;
  wanted record;
  is_first boolean;
  made integer := 0;
  there integer := 0;
  made_id uuid;
  last_position integer;
begin
  perform private.bound(add_variants.axes, 6000);
  answer := private.claim_idempotency(caller, add_variants.idempotency_key, 'add_variants');
  if answer is not null then return answer; end if;
  i := private.item_of_staff(add_variants.item_id);
  if coalesce(jsonb_typeof(axes), '') <> 'array' or jsonb_array_length(axes) not between 1 and 3
      or exists (select from jsonb_array_elements(axes) as a where coalesce(jsonb_typeof(a -> 'values'), '') <> 'array'
        or length(trim(coalesce(a ->> 'name', ''))) not between 1 and 40) then
    perform private.refuse(400, 'variants_invalid',
      'Variants differ in up to three things, and there are up to 60 of them.');
  end if;
  if exists (select from jsonb_array_elements(axes) as a where jsonb_array_length(a -> 'values') not between 1 and 30
        or exists (select from jsonb_array_elements(a -> 'values') as v where jsonb_typeof(v) <> 'string'
          or length(trim(v #>> '{}')) not between 1 and 40)
        or (select count(*) <> count(distinct lower(trim(v #>> '{}'))) from jsonb_array_elements(a -> 'values') as v))
      or (select count(*) <> count(distinct lower(trim(a ->> 'name'))) from jsonb_array_elements(axes) as a)
      or (select round(exp(sum(ln(jsonb_array_length(a -> 'values'))))) from jsonb_array_elements(axes) as a) > 60
      or add_variants.stock not between 0 and 100000 then
    perform private.refuse(400, 'variants_invalid',
      'Variants differ in up to three things, and there are up to 60 of them.');
  end if;
  perform private.take_turns('catalogue', i.vendor_id::text);
  if (select count(*) from public.catalog_items as c where c.vendor_id = i.vendor_id) + 60 > private.most_items() then
    perform private.refuse(409, 'catalogue_full', 'So many items are the most that one business can have.',
      jsonb_build_object('most', private.most_items()));
  end if;
  own := private.own_product(i);
  select p.name into title from public.products as p where p.id = own;
  select max(c.position) into last_position from public.goods as g join public.catalog_items as c on c.id = g.item_id
  where g.product_id = own and c.vendor_id = i.vendor_id;
  -- An item without a variant becomes the first of them, so that nothing is there twice.
  is_first := not exists (select from public.goods as g where g.item_id = i.id and g.variant <> '{}');
  for wanted in
    with recursive axis as (
      select n, trim(a ->> 'name') as name, a -> 'values' as choices from jsonb_array_elements(axes)
        with ordinality as e (a, n)
    ), combined as (
      select 0::bigint as n, '{}'::jsonb as variant, '{}'::text[] as words, '{}'::bigint[] as place
      union all
      select x.n, c.variant || jsonb_build_object(x.name, trim(v.value)), c.words || trim(v.value), c.place || v.at
      from combined as c join axis as x on x.n = c.n + 1 cross join lateral jsonb_array_elements_text(x.choices)
        with ordinality as v (value, at)
    )
    select c.variant, array_to_string(c.words, ', ') as words from combined as c where c.n = jsonb_array_length(axes)
      order by c.place
  loop
    if exists (select from public.goods as g join public.catalog_items as c on c.id = g.item_id
        where g.product_id = own and c.vendor_id = i.vendor_id and g.variant = wanted.variant) then
      there := there + 1;
      continue;
    end if;
    if is_first then
      is_first := false;
      update public.goods as g set variant = wanted.variant where g.item_id = i.id;
      update public.catalog_items as c set name = left(title, 96 - least(length(wanted.words), 60)) || ' (' ||
        left(wanted.words, 60) || ')' where c.id = i.id;
    else
      insert into public.catalog_items (vendor_id, section, section_position, position, name, description, price_paise,
        mrp_paise, category_id, tax_class, unit, drawing, stock,
        available_from, available_to)
      values (i.vendor_id, i.section, i.section_position, last_position + made + 1,
        left(title, 96 - least(length(wanted.words), 60)) || ' (' || left(wanted.words, 60) || ')',
        i.description, i.price_paise, i.mrp_paise, i.category_id, i.tax_class, i.unit, i.drawing, add_variants.stock,
          i.available_from, i.available_to)
      returning id into made_id;
      insert into public.goods as g (item_id, product_id, brand, variant, pack_size, pack_unit, sold_by, origin,
        shelf_life_days, storage, is_food, return_days)
      select made_id, own, s.brand, wanted.variant, s.pack_size, s.pack_unit, s.sold_by, s.origin, s.shelf_life_days,
        s.storage, s.is_food, s.return_days
      from public.goods as s where s.item_id = i.id
      on conflict (item_id) do update set product_id = excluded.product_id, brand = excluded.brand,
        variant = excluded.variant, pack_size = excluded.pack_size,
        pack_unit = excluded.pack_unit, sold_by = excluded.sold_by, origin = excluded.origin,
          shelf_life_days = excluded.shelf_life_days,
        storage = excluded.storage, is_food = excluded.is_food, return_days = excluded.return_days;
      made := made + 1;
    end if;
  end loop;
  perform private.publish('vendor:' || i.vendor_id, 'menu', '{}'::jsonb);
  answer := jsonb_build_object('made', made, 'there', there);
  perform private.keep_result(caller, add_variants.idempotency_key, answer);
  return answer;
end
$$;

comment on function public.add_variants is
  'Makes an item for each combination of [{name: "Size", values: ["S", "M"]}, …], up to three things and 60 '
    'combinations, as copies of one item with '
  'its price, and so many pieces of each (null: not counted). Combinations that are there stay as they are; an item '
    'without a variant becomes the first. '
  'Answers {made, there}. Refuses variants_invalid, catalogue_full, product_not_yours.';

revoke execute on function public.set_item_gallery(uuid, text[]), public.vendor_product(uuid),
  public.save_product(uuid, jsonb, text),
  public.add_variants(uuid, jsonb, text, integer) from public, anon;
grant execute on function public.set_item_gallery(uuid, text[]), public.vendor_product(uuid),
  public.save_product(uuid, jsonb, text),
  public.add_variants(uuid, jsonb, text, integer) to authenticated;

revoke execute on function public.shopping_products(jsonb, text, integer, jsonb, text, text) from public;
grant execute on function public.shopping_products(jsonb, text, integer, jsonb, text, text) to anon, authenticated;

-- A shop fetches what comes back: where, from whom, and how they reach each other; and a label carries a number that a
-- carrier can really call (docs/decisions/0080).

insert into private.contact_pairs (kind, role, with_role)
  values ('shipment', 'user', 'vendor'), ('shipment', 'vendor', 'user');

create function public.return_pickup(return_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  r public.returns;
begin
  perform private.require_user();
  select * into r from public.returns as k where k.id = return_pickup.return_id;
  if r.id is null or not private.may(r.vendor_id, 'orders') then
    perform private.refuse(404, 'return_not_found', 'There is no such return.');
  end if;
  -- The address is for fetching it, not for keeping.
  if r.state <> 'approved' then
    perform private.refuse(409, 'label_not_needed', 'A label is printed between accepting an order and its arrival.');
  end if;
  return (select jsonb_build_object('return_id', r.id, 'number', r.number, 'order_number', o.order_number, 'pickup_on',
    r.pickup_on,
      'from', jsonb_build_object('name', private.name_of(o.user_id), 'line', o.address ->> 'line', 'landmark',
        o.address ->> 'landmark',
        'city', o.address ->> 'city', 'pincode', o.address ->> 'pincode', 'lat',
          (o.address ->> 'lat')::double precision,
        'lng', (o.address ->> 'lng')::double precision),
      'to', (select jsonb_build_object('name', coalesce(h.legal_name, v.name), 'address', v.address, 'call_phone',
        coalesce(h.care_phone, v.phone))
        from public.vendors as v left join public.shops as h on h.vendor_id = v.id where v.id = r.vendor_id),
      'pieces', (select coalesce(sum(l.quantity), 0) from public.return_lines as l where l.return_id = r.id))
    from public.enhanced_orders as o where o.id = r.order_id);
end
$$;

comment on function public.return_pickup is
  'Where a return that was accepted is fetched, for the shop''s people until they have it: {return_id, number, '
    'order_number, pickup_on, from {name, line, '
  'landmark, city, pincode, lat, lng}, to {name, address, call_phone}, pieces}. Raises return_not_found, '
    'label_not_needed.';

revoke execute on function public.return_pickup(uuid) from public, anon;
grant execute on function public.return_pickup(uuid) to authenticated;

create trigger texts_are_plain before insert or update of note, answer on public.returns
  for each row execute function private.keep_plain('note', 'answer');

create function private.asked_of_return(lines public.return_lines[]) returns jsonb language sql
  immutable set search_path = '' as $$
  -- An exchange gives back only what the other piece costs less.
  select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)
    || case when l.exchange_paise is null then '{}'::jsonb
      else jsonb_build_object('paise', l.quantity * (l.unit_paise - l.exchange_paise)) end), '[]')
  from unnest(lines) as l
$$;

comment on function private.asked_of_return is 'The lines of a return as private.parts_of_lines takes them.';
