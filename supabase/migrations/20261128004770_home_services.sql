-- What a trade lacked that comes to the customer (docs/decisions/0131): kinds of services, an address, extra work,
-- rework under warranty; and home services, the first such trade (Spec §2 Home services), which is rows.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Kinds of services ---------------------------------------------------------------------------------------------------
create table public.service_types (
  type text primary key constraint service_type_form check (type ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- The kind of work that it is of; null of such a kind itself.
  part_of text references public.service_types (type),
  trade text not null references private.trades (trade),
  -- By language: {en: {name, included: [], excluded: [], materials}}.
  words jsonb not null constraint service_type_words check (words -> 'en' ->> 'name' is not null),
  position smallint not null
);

comment on table public.service_types is
  'What can be booked by its kind, whoever offers it: electrician and, as a part of it, the repair of a fan. Vendors '
  'say by services.type which of them a service of theirs is.';

create index service_types_part_idx on public.service_types (part_of);
create index service_types_trade_idx on public.service_types (trade);

alter table public.service_types enable row level security;
revoke all on public.service_types from anon, authenticated;
grant select on public.service_types to anon, authenticated;
create policy "everyone reads the kinds of services" on public.service_types for select to anon, authenticated
  using (true);

alter table public.services
  add column type text references public.service_types (type),
  add column warranty_days smallint not null default 0
    constraint service_warranty_range check (warranty_days between 0 and 365),
  add column sets_off boolean not null default false;

comment on column public.services.warranty_days is 'How long what was done badly is done again for nothing.';
comment on column public.services.sets_off is 'A visit whose price is set against the work that is approved on it.';

create index services_type_idx on public.services (type);

alter table private.booking_parts
  add column warranty_days smallint not null default 0,
  add column sets_off boolean not null default false;

alter table public.bookings
  add column address_id uuid references public.addresses (id) on delete set null,
  add column rework_of uuid references public.enhanced_orders (id);

comment on column public.bookings.address_id is 'Where a visit at home is, until it is an order, which keeps its own.';
comment on column public.bookings.rework_of is 'The order whose work it does again, for nothing.';

create index bookings_address_idx on public.bookings (address_id);
create index bookings_rework_idx on public.bookings (rework_of);

create function private.words_of(t public.service_types, language text) returns jsonb
language sql immutable set search_path = '' as $$
  select (t.words -> 'en') || coalesce(t.words -> words_of.language, '{}')
$$;

create function private.vendors_who_come(trade text, lat double precision, lng double precision) returns uuid[]
language sql stable set search_path = '' as $$
  select case when vendors_who_come.lat is not null then array(
    select n.vendor_id
    from private.bookable_near(vendors_who_come.trade, vendors_who_come.lat, vendors_who_come.lng) as n
    join public.vendors as v on v.id = n.vendor_id
    where private.delivers_to(v, vendors_who_come.lat, vendors_who_come.lng)) end
$$;

comment on function private.vendors_who_come is
  'The vendors of a trade who come to a place; null, which is all of them, without one.';

create function private.offers_of_type(type text, vendors uuid[]) returns table (vendor public.vendors,
  service public.services, people bigint)
language sql stable set search_path = '' as $$
  select v, s, p.many
  from public.services as s join public.vendors as v on v.id = s.vendor_id and v.status = 'active'
  cross join lateral (
    select count(*) as many from public.service_resources as r join public.resources as p on p.id = r.resource_id
      and p.is_active where r.service_id = s.id and r.need = 1) as p
  where s.type = offers_of_type.type and s.is_active and p.many > 0
    and (offers_of_type.vendors is null or v.id = any (offers_of_type.vendors))
$$;

create function public.service_hub(trade text, lat double precision default null, lng double precision default null,
  language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  who uuid[];
begin
  perform private.check_place(service_hub.lat, service_hub.lng);
  perform private.bound(service_hub.trade, 100);
  who := private.vendors_who_come(service_hub.trade, service_hub.lat, service_hub.lng);
  return (select coalesce(jsonb_agg(jsonb_build_object('type', k.type, 'name',
      private.words_of(k, service_hub.language) -> 'name', 'services', t.list) order by k.position), '[]')
    from public.service_types as k cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('type', s.type, 'name',
        private.words_of(s, service_hub.language) -> 'name', 'vendors', f.vendors, 'from_paise', f.from_paise)
        order by s.position), '[]') as list
      from public.service_types as s cross join lateral (
        select count(distinct (o.vendor).id) as vendors, min((o.service).price_paise) as from_paise
        from private.offers_of_type(s.type, who) as o) as f
      where s.part_of = k.type) as t
    where k.trade = service_hub.trade and k.part_of is null);
end
$$;

comment on function public.service_hub is
  'The kinds of services of a trade with what is of each, how many come to a place and from which price: [{type, '
  'name, services: [{type, name, vendors, from_paise}]}]. For everybody.';

create function public.service_type_page(type text, lat double precision default null,
  lng double precision default null, language text default 'en') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  t public.service_types;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  perform private.check_place(service_type_page.lat, service_type_page.lng);
  select * into t from public.service_types as k where k.type = service_type_page.type and k.part_of is not null;
  if t.type is null then perform private.refuse(404, 'service_not_found', 'There is no such service.'); end if;
  return private.words_of(t, service_type_page.language) || jsonb_build_object('type', t.type, 'part_of', t.part_of,
    'offers', (
      select coalesce(jsonb_agg(jsonb_build_object('vendor_id', (o.v).id, 'vendor_name', (o.v).name, 'picture',
        (o.v).picture, 'rating', (o.v).rating, 'ratings_count', (o.v).ratings_count, 'service_id', (o.s).id, 'name',
        (o.s).name, 'price_paise', (o.s).price_paise, 'minutes', (select sum(m) from unnest((o.s).minutes) as m),
        'team', (o.s).people, 'people', o.people, 'warranty_days', (o.s).warranty_days, 'sets_off', (o.s).sets_off,
        'next_free', (select min(f) from private.visit_of((o.v).id, jsonb_build_array(jsonb_build_object('service_id',
            (o.s).id))) as i, private.free_starts(i.parts, private.start_rules_of((o.v).id),
          daterange(today, today + 4), now(), 1, null, service_type_page.lat, service_type_page.lng) as f))
        order by o.n), '[]')
      from (
        select o.vendor as v, o.service as s, o.people, row_number() over (order by (o.vendor).rating desc nulls last,
          (o.service).price_paise, (o.service).id) as n
        from private.offers_of_type(t.type, private.vendors_who_come(t.trade, service_type_page.lat,
          service_type_page.lng)) as o order by n limit 12
      ) as o));
end
$$;

comment on function public.service_type_page is
  'One kind of service: {type, part_of, name, included, excluded, materials, offers: [{vendor_id, vendor_name, '
  'picture, rating, ratings_count, service_id, name, price_paise, minutes, team, people, warranty_days, sets_off, '
  'next_free}]} of at most twelve vendors who come to the place; next_free within four days. For everybody.';

-- At the door ---------------------------------------------------------------------------------------------------------
create function public.visit_at_home(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = visit_at_home.order_id;
  perform private.require_right(o.vendor_id, 'orders');
  if o.address is null then return null; end if;
  return jsonb_build_object('status', o.status, 'server_now', now()) || jsonb_strip_nulls(jsonb_build_object(
    'address', private.booking_detail(o, 'vendor') #> '{booking,address}',
    'began_at', private.booking_detail(o, 'vendor') #> '{booking,began_at}'));
end
$$;

comment on function public.visit_at_home is
  'Where an order is done at the customer''s home: {status, server_now, address while it is to come or under way, '
  'began_at}; null of one that is not. Needs the right to orders.';

-- Extra work ----------------------------------------------------------------------------------------------------------
insert into public.charge_codes (code, position, nature, tax_class) values ('extra_work', 125, 'goods', null);

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('extra_work_seconds', 'integer', 'seconds', '1800', 300, 86400, 'orders',
    'How long a customer has to say yes or no to extra work.', true);

create function private.extra_work_rows(o public.enhanced_orders, lines jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v public.vendors;
  tax_class text;
  rows jsonb;
  work bigint;
  visit record;
begin
  select * into v from public.vendors as e where e.id = o.vendor_id;
  tax_class := (select t.service_tax_class from private.trades as t where t.trade = o.trade
    and private.vendor_for_invoice(v.id) ->> 'gstin' is not null);
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 10
      or exists (select from jsonb_array_elements(lines) as l
        where jsonb_typeof(l -> 'name') is distinct from 'string' or jsonb_typeof(l -> 'amount_paise')
            is distinct from 'number'
          or length(trim(private.without_marks(l ->> 'name'))) not between 2 and 80
          or (l ->> 'amount_paise')::numeric not between 100 and 5000000
          or (l ->> 'amount_paise')::numeric <> trunc((l ->> 'amount_paise')::numeric)) then
    perform private.refuse(400, 'extra_work_invalid', 'Each line needs a name and a price of one rupee or more.');
  end if;
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', 'extra_work', 'name',
      trim(private.without_marks(l ->> 'name')), 'amount_paise', p.paise, 'tax_class', tax_class, 'share',
      jsonb_build_object('account', 'vendor_payable', 'owner_id', v.id, 'amount_paise',
        p.paise - round(p.paise * v.commission_bp / 10000.0)))) order by e.n), sum(p.paise)
  into rows, work
  from jsonb_array_elements(lines) with ordinality as e (l, n)
  cross join lateral (select (e.l ->> 'amount_paise')::bigint as paise) as p;
  -- The fee of a visit is set against the work, as far as nothing else was before.
  for visit in
    select c.position, c.amount_paise - c.refunded_paise as paise
    from private.booking_parts as p join public.bookings as b on b.id = p.booking_id and b.order_id = o.id
    join lateral (select count(*) as nth from private.booking_parts as q where q.booking_id = p.booking_id
      and q.part <= p.part and q.price_paise > 0) as n on true
    join private.charges_left(o.id) as c on c.position = n.nth and c.code = 'service'
    where p.sets_off and p.price_paise > 0 order by c.position
  loop
    exit when work <= 0;
    if least(visit.paise, work) > 0 then
      rows := rows || jsonb_build_object('position', visit.position, 'less_paise', least(visit.paise, work));
    end if;
    work := work - visit.paise;
  end loop;
  return rows;
end
$$;

comment on function private.extra_work_rows is
  'The rows of private.adjust_charges for work that nobody had booked: each line a charge of the vendor''s, less what '
  'was paid for a visit that is set against it.';

create function public.propose_extra_work(order_id uuid, lines jsonb, reason text, idempotency_key text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid;
  o public.enhanced_orders;
  proposed uuid;
begin
  caller := private.require_right((select e.vendor_id from public.enhanced_orders as e
    where e.id = propose_extra_work.order_id), 'orders');
  perform private.bound(propose_extra_work.lines, 4000);
  o := private.lock_order(propose_extra_work.order_id);
  select c.id into proposed from private.order_changes as c
  where c.order_id = o.id and c.key = propose_extra_work.idempotency_key;
  if proposed is not null then return proposed; end if;
  if o.status <> 'in_progress' or not exists (select from public.bookings as b where b.order_id = o.id) then
    perform private.refuse(409, 'extra_work_over', 'Extra work can be proposed while the work is under way.');
  end if;
  if exists (select from private.order_changes as c where c.order_id = o.id and c.state = 'proposed') then
    perform private.refuse(409, 'extra_work_waits', 'The customer has not answered the last proposal yet.');
  end if;
  if coalesce(length(trim(propose_extra_work.reason)), 0) not between 3 and 300
      or coalesce(length(propose_extra_work.idempotency_key), 0) not between 8 and 100 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  proposed := private.propose_order_change(o, private.extra_work_rows(o, propose_extra_work.lines),
    trim(propose_extra_work.reason), propose_extra_work.idempotency_key, caller, 'vendor');
  perform private.set_reminder(o, 'end_extra_work', now()
    + make_interval(secs => private.setting_int('extra_work_seconds')));
  perform private.notify_party(o, 'user', 'extra_work_asked', jsonb_build_object('amount',
    private.rupees((select sum((r ->> 'amount_paise')::bigint)::bigint from private.order_changes as c,
      jsonb_array_elements(c.rows) as r where c.id = proposed))));
  return proposed;
end
$$;

comment on function public.propose_extra_work is
  'Asks the customer whether work that nobody had booked may be done, [{name, amount_paise}], once per key and one '
  'proposal at a time; the id of the change, for preview_order_change and decide_order_change. Needs the right to '
  'orders; refuses with extra_work_over, extra_work_waits, extra_work_invalid.';

create function private.withdraw_changes(o public.enhanced_orders) returns void
language plpgsql set search_path = '' as $$
begin
  update private.order_changes as c set state = 'withdrawn', decided_at = now()
  where c.order_id = o.id and c.state = 'proposed';
  if found then perform private.announce_order(o); end if;
end
$$;

create function private.end_extra_work(order_id uuid, timer private.order_timers) returns void
language sql set search_path = '' as $$
  select private.withdraw_changes(o) from public.enhanced_orders as o where o.id = end_extra_work.order_id
$$;

comment on function private.end_extra_work is 'Nobody waits for an answer for longer than extra_work_seconds.';

create function private.end_open_changes(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.withdraw_changes(o)
$$;

comment on function private.end_open_changes is 'Nobody is asked about an order that is over.';

insert into private.timer_actions (action, run) values ('end_extra_work', 'private.end_extra_work');

create function public.withdraw_extra_work(change_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e
  where e.id = (select c.order_id from private.order_changes as c where c.id = withdraw_extra_work.change_id
    and c.proposed_role = 'vendor');
  perform private.require_right(o.vendor_id, 'orders');
  o := private.lock_order(o.id);
  if exists (select from private.order_changes as c where c.id = withdraw_extra_work.change_id
      and c.state in ('approved', 'declined')) then
    perform private.refuse(409, 'change_decided', 'This was decided already.');
  end if;
  update private.order_changes as c set state = 'withdrawn', decided_at = now()
  where c.id = withdraw_extra_work.change_id and c.state = 'proposed';
  perform private.announce_order(o);
end
$$;

comment on function public.withdraw_extra_work is 'Takes a proposal back that the customer has not answered.';

-- Rework under warranty -----------------------------------------------------------------------------------------------
create function private.warranty_until(o public.enhanced_orders) returns date
language sql stable set search_path = '' as $$
  select max((o.status_since at time zone 'Asia/Kolkata')::date + p.warranty_days)
  from private.booking_parts as p join public.bookings as b on b.id = p.booking_id
  where b.order_id = o.id and p.warranty_days > 0
$$;

comment on function private.warranty_until is
  'The last day, the whole of it in India, on which the work of an order that is done is done again for nothing.';

create function private.rework_of(order_id uuid, somebody_else boolean, out booking_id uuid,
  out parts private.visit_part[], out numbers smallint[])
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
  today date := (now() at time zone 'Asia/Kolkata')::date;
begin
  select * into o from public.enhanced_orders as e where e.id = rework_of.order_id and e.user_id = auth.uid();
  if o.id is null then perform private.refuse(404, 'order_not_found', 'There is no such order.'); end if;
  if o.status <> 'delivered' or private.warranty_until(o) is null then
    perform private.refuse(409, 'no_warranty', 'Nothing of this order is under warranty.');
  end if;
  if today > private.warranty_until(o) then
    perform private.refuse(409, 'warranty_over', 'The warranty of this work is over.',
      jsonb_build_object('until', private.warranty_until(o)));
  end if;
  booking_id := (select k.id from public.bookings as k where k.order_id = o.id);
  if exists (select from public.bookings as k where k.rework_of = o.id and private.booking_lives(k, now())) then
    perform private.refuse(409, 'rework_waits', 'A visit for this is booked already.');
  end if;
  numbers := array(select p.part from private.booking_parts as p where p.booking_id = rework_of.booking_id
    and p.warranty_days > 0 and (o.status_since at time zone 'Asia/Kolkata')::date + p.warranty_days >= today
    order by p.part);
  parts := array(select (p.starts_after - min(p.starts_after) over (), p.minutes, p.before, p.after, case
      when rework_of.somebody_else and p.need = 1 then array(select able
        from unnest(private.able_for(p)) as able
        where able not in (select did.resource_id from private.booking_parts as did
            where did.booking_id = rework_of.booking_id and did.need = 1))
      else array[p.resource_id] end)::private.visit_part
    from private.booking_parts as p where p.booking_id = rework_of.booking_id and p.part = any (numbers)
    order by p.part);
end
$$;

comment on function private.rework_of is
  'The booking of an order of the caller, and what of its work is under warranty as a visit: of whoever did it, or of '
  'everybody else who can.';

create function public.rework_times(order_id uuid, from_day date, days integer default 14,
  somebody_else boolean default false) returns table (starts_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  asked daterange;
  w record;
  b public.bookings;
begin
  perform private.require_user();
  asked := private.asked_days(rework_times.from_day, rework_times.days, 31);
  select * into w from private.rework_of(rework_times.order_id, rework_times.somebody_else);
  select * into b from public.bookings as k where k.id = w.booking_id;
  return query select s from private.free_starts(w.parts, private.start_rules_of(b.vendor_id), asked, now(), 1, null,
    b.lat, b.lng) as s;
end
$$;

comment on function public.rework_times is
  'The starts at which work under warranty can be done again, by whoever did it or by somebody else; refuses with '
  'no_warranty, warranty_over, rework_waits.';

create function public.claim_rework(order_id uuid, starts_at timestamptz, note text, idempotency_key text,
  somebody_else boolean default false) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  request jsonb;
  w record;
  b public.bookings;
  made public.bookings;
  chosen uuid[];
begin
  result := private.claim_idempotency(caller, claim_rework.idempotency_key, 'claim_rework');
  if result is not null then return (result ->> 'order_id')::uuid; end if;
  -- Two claims at once are one after the other.
  perform private.take_turns('claim_rework', claim_rework.order_id::text);
  select * into w from private.rework_of(claim_rework.order_id, claim_rework.somebody_else);
  select * into b from public.bookings as k where k.id = w.booking_id;
  if coalesce(length(trim(claim_rework.note)), 0) not between 3 and 300
      or length(claim_rework.idempotency_key) > 190 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if claim_rework.starts_at is null or claim_rework.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if claim_rework.starts_at > now() + interval '1 year' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  if not private.is_start(claim_rework.starts_at, w.parts, b.vendor_id, 1, null, b.lat, b.lng) then
    perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  end if;
  insert into public.bookings (vendor_id, user_id, state, starts_at, ends_at, hold_until, address_id, lat, lng,
    rework_of)
  values (b.vendor_id, caller, 'held', claim_rework.starts_at, claim_rework.starts_at
    + make_interval(mins => private.minutes_of_visit(w.parts)), now() + interval '5 minutes', b.address_id,
    b.lat, b.lng, claim_rework.order_id) returning * into made;
  chosen := private.take_time(made, w.parts);
  insert into private.booking_parts (booking_id, part, step, need, service_id, service_name, price_paise, resource_id,
    starts_after, minutes, before, after, by_gender)
  select made.id, n.nth, p.step, p.need, p.service_id, p.service_name, 0, chosen[n.nth],
    (w.parts[n.nth]).starts_after, p.minutes, p.before, p.after, p.by_gender
  from unnest(w.numbers) with ordinality as n (part, nth)
  join private.booking_parts as p on p.booking_id = w.booking_id and p.part = n.part;
  request := private.clean_request(jsonb_build_object('trade', (select o.trade from public.enhanced_orders as o
    where o.id = claim_rework.order_id), 'booking_id', made.id, 'instructions', trim(claim_rework.note)));
  request := private.store_quote(caller, request, private.build_quote(caller, request));
  if request ->> 'quote_id' is null then
    perform private.refuse(409, 'service_not_offered', 'This service is not offered any more.');
  end if;
  result := public.place_order((request ->> 'quote_id')::uuid, 'rework-' || claim_rework.idempotency_key, 'wallet')
    -> 'orders' -> 0;
  perform private.keep_result(caller, claim_rework.idempotency_key, jsonb_build_object('order_id', result -> 'id'));
  return (result ->> 'id')::uuid;
end
$$;

comment on function public.claim_rework is
  'Books a visit at which work under warranty is done again for nothing, once per key: the id of its order, which '
  'belongs to the first by the relation warranty. Refuses as rework_times does, and with slot_taken.';

-- The trade -----------------------------------------------------------------------------------------------------------
insert into private.trades (trade, prices_include_tax, clean, price, place, cancel, desk, detail, max_live_orders,
  service_tax_class) values
  ('home_service', true, 'private.clean_booking', 'private.price_booking', 'private.place_booking',
    'private.cancel_booking', 'bookings', 'private.booking_detail', 10, 'home_service');
insert into private.trade_kinds (trade, kind, takes_schedule, payment_methods, desk, at_home) values
  ('home_service', 'service', false, '{wallet,cash,gateway}', 'bookings', true);
insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from)
  values ('home_service', 1800, false, '2017-07-01');

insert into public.service_types (type, part_of, trade, words, position)
select t.type, t.part_of, 'home_service', jsonb_build_object('en', jsonb_build_object('name', t.en), 'hi',
  jsonb_build_object('name', t.hi), 'te', jsonb_build_object('name', t.te)), t.position
from (values
  ('electrician', null::text, 'Electrician', 'इलेक्ट्रीशियन', 'ఎలక్ట్రీషియన్', 1),
  ('plumber', null::text, 'Plumber', 'प्लंबर', 'ప్లంబర్', 2),
  ('carpenter', null::text, 'Carpenter', 'बढ़ई', 'వడ్రంగి', 3),
  ('painter', null::text, 'Painter', 'पेंटर', 'పెయింటర్', 4),
  ('appliance-repair', null::text, 'Appliance repair', 'उपकरण मरम्मत', 'గృహోపకరణాల మరమ్మతు', 5),
  ('ac', null::text, 'AC service', 'एसी सर्विस', 'ఏసీ సర్వీస్', 6),
  ('pest-control', null::text, 'Pest control', 'कीट नियंत्रण', 'పురుగుల నివారణ', 7),
  ('cleaning', null::text, 'Cleaning', 'सफ़ाई', 'శుభ్రం చేయడం', 8),
  ('cook', null::text, 'Cook', 'रसोइया', 'వంట మనిషి', 9),
  ('driver', null::text, 'Driver for a day', 'दिन भर का ड्राइवर', 'ఒక రోజుకు డ్రైవర్', 10)
) as t (type, part_of, en, hi, te, position);
insert into public.service_types (type, part_of, trade, words, position)
select t.type, t.part_of, 'home_service', jsonb_object_agg(w.language, jsonb_build_object('name', w.name, 'included',
  to_jsonb(w.included), 'excluded', to_jsonb(w.excluded), 'materials', w.materials)), t.position
from (values
  ('electric-check', 'electrician', 1),
  ('fan-fitting', 'electrician', 2),
  ('plumbing-check', 'plumber', 3),
  ('tap-repair', 'plumber', 4),
  ('furniture-repair', 'carpenter', 5),
  ('room-painting', 'painter', 6),
  ('washing-machine-check', 'appliance-repair', 7),
  ('ac-cleaning', 'ac', 8),
  ('cockroach-treatment', 'pest-control', 9),
  ('home-deep-cleaning', 'cleaning', 10),
  ('bathroom-cleaning', 'cleaning', 11),
  ('kitchen-cleaning', 'cleaning', 12),
  ('cook-for-a-meal', 'cook', 13),
  ('driver-eight-hours', 'driver', 14)
) as t (type, part_of, position) join (values
  ('electric-check', 'en', 'Electrician’s visit', array['Finding the fault', 'A price before any work'],
    array['Parts', 'Work inside walls'], 'Parts are billed as extra work, after your approval.'),
  ('electric-check', 'hi', 'इलेक्ट्रीशियन की विज़िट', array['ख़राबी ढूँढना', 'काम से पहले दाम बताना'],
    array['पुर्ज़े', 'दीवार के अंदर का काम'], 'पुर्ज़ों का दाम आपकी मंज़ूरी के बाद ही जुड़ता है।'),
  ('electric-check', 'te', 'ఎలక్ట్రీషియన్ విజిట్', array['లోపం కనుక్కోవడం', 'పనికి ముందే ధర చెప్పడం'],
    array['విడి భాగాలు', 'గోడ లోపలి పని'], 'విడి భాగాల ధర మీరు ఒప్పుకున్నాకే కలుస్తుంది.'),
  ('fan-fitting', 'en', 'Ceiling fan fitting', array['Taking the old fan down', 'Fitting and testing the new one'],
    array['The fan', 'New wiring'], 'Screws and clamps are included.'),
  ('fan-fitting', 'hi', 'सीलिंग फ़ैन लगाना', array['पुराना पंखा उतारना', 'नया पंखा लगाकर जाँचना'],
    array['पंखा', 'नई वायरिंग'], 'पेंच और क्लैंप दाम में शामिल हैं।'),
  ('fan-fitting', 'te', 'సీలింగ్ ఫ్యాన్ బిగింపు', array['పాత ఫ్యాన్ తీయడం', 'కొత్త ఫ్యాన్ బిగించి పరీక్షించడం'],
    array['ఫ్యాన్', 'కొత్త వైరింగ్'], 'స్క్రూలు, క్లాంపులు ధరలోనే ఉన్నాయి.'),
  ('plumbing-check', 'en', 'Plumber’s visit', array['Finding the leak', 'A price before any work'],
    array['Parts', 'Breaking tiles'], 'Parts are billed as extra work, after your approval.'),
  ('plumbing-check', 'hi', 'प्लंबर की विज़िट', array['रिसाव ढूँढना', 'काम से पहले दाम बताना'],
    array['पुर्ज़े', 'टाइल तोड़ना'], 'पुर्ज़ों का दाम आपकी मंज़ूरी के बाद ही जुड़ता है।'),
  ('plumbing-check', 'te', 'ప్లంబర్ విజిట్', array['లీకేజీ కనుక్కోవడం', 'పనికి ముందే ధర చెప్పడం'],
    array['విడి భాగాలు', 'టైల్స్ పగలగొట్టడం'], 'విడి భాగాల ధర మీరు ఒప్పుకున్నాకే కలుస్తుంది.'),
  ('tap-repair', 'en', 'Tap repair or change', array['Up to two taps', 'Sealing and testing'],
    array['The tap'], 'Tape and washers are included.'),
  ('tap-repair', 'hi', 'नल की मरम्मत या बदलाव', array['दो नल तक', 'सीलिंग और जाँच'],
    array['नल'], 'टेप और वॉशर दाम में शामिल हैं।'),
  ('tap-repair', 'te', 'కుళాయి మరమ్మతు లేదా మార్పు', array['రెండు కుళాయిల వరకు', 'సీల్ చేసి పరీక్షించడం'],
    array['కుళాయి'], 'టేపు, వాషర్లు ధరలోనే ఉన్నాయి.'),
  ('furniture-repair', 'en', 'Furniture repair', array['One hour of work', 'Hinges, handles and joints set right'],
    array['Wood and fittings'], 'Wood and fittings are billed after your approval.'),
  ('furniture-repair', 'hi', 'फ़र्नीचर की मरम्मत', array['एक घंटे का काम', 'क़ब्ज़े, हैंडल और जोड़ ठीक करना'],
    array['लकड़ी और फ़िटिंग'], 'लकड़ी और फ़िटिंग का दाम आपकी मंज़ूरी के बाद जुड़ता है।'),
  ('furniture-repair', 'te', 'ఫర్నిచర్ మరమ్మతు', array['ఒక గంట పని', 'కీళ్లు, హ్యాండిళ్లు, అతుకులు సరిచేయడం'],
    array['కలప, ఫిట్టింగులు'], 'కలప, ఫిట్టింగుల ధర మీరు ఒప్పుకున్నాక కలుస్తుంది.'),
  ('room-painting', 'en', 'Painting of one room',
    array['Two coats on four walls', 'Covering the floor and cleaning up'],
    array['Paint', 'Repair of damp walls'], 'You buy the paint, or it is billed after your approval.'),
  ('room-painting', 'hi', 'एक कमरे की पेंटिंग', array['चार दीवारों पर दो कोट', 'फ़र्श ढकना और बाद में सफ़ाई'],
    array['पेंट', 'सीलन वाली दीवार की मरम्मत'], 'पेंट आप ख़रीदें, या मंज़ूरी के बाद बिल में जुड़ेगा।'),
  ('room-painting', 'te', 'ఒక గదికి పెయింటింగ్', array['నాలుగు గోడలకు రెండు కోట్లు', 'నేల కప్పడం, తర్వాత శుభ్రం చేయడం'],
    array['పెయింట్', 'చెమ్మ పట్టిన గోడల మరమ్మతు'], 'పెయింట్ మీరు కొనవచ్చు, లేదా ఒప్పుకున్నాక బిల్లులో కలుస్తుంది.'),
  ('washing-machine-check', 'en', 'Washing machine repair visit', array['Finding the fault', 'A price before any work'],
    array['Spare parts'], 'Spare parts are billed after your approval.'),
  ('washing-machine-check', 'hi', 'वॉशिंग मशीन मरम्मत विज़िट', array['ख़राबी ढूँढना', 'काम से पहले दाम बताना'],
    array['स्पेयर पार्ट'], 'स्पेयर पार्ट का दाम आपकी मंज़ूरी के बाद जुड़ता है।'),
  ('washing-machine-check', 'te', 'వాషింగ్ మెషిన్ మరమ్మతు విజిట్', array['లోపం కనుక్కోవడం', 'పనికి ముందే ధర చెప్పడం'],
    array['స్పేర్ పార్టులు'], 'స్పేర్ పార్టుల ధర మీరు ఒప్పుకున్నాక కలుస్తుంది.'),
  ('ac-cleaning', 'en', 'AC cleaning with water jet', array['Filters, coils and drain', 'A check of the cooling'],
    array['Gas', 'Spare parts'], 'Gas and parts are billed after your approval.'),
  ('ac-cleaning', 'hi', 'वॉटर जेट से एसी की सफ़ाई', array['फ़िल्टर, कॉइल और ड्रेन', 'कूलिंग की जाँच'],
    array['गैस', 'स्पेयर पार्ट'], 'गैस और पार्ट का दाम आपकी मंज़ूरी के बाद जुड़ता है।'),
  ('ac-cleaning', 'te', 'వాటర్ జెట్‌తో ఏసీ శుభ్రం', array['ఫిల్టర్లు, కాయిల్స్, డ్రెయిన్', 'కూలింగ్ పరీక్ష'],
    array['గ్యాస్', 'స్పేర్ పార్టులు'], 'గ్యాస్, పార్టుల ధర మీరు ఒప్పుకున్నాక కలుస్తుంది.'),
  ('cockroach-treatment', 'en', 'Cockroach and ant treatment',
    array['Kitchen and bathrooms', 'Gel and spray without smell'],
    array['Termites', 'Bed bugs'], 'All materials are included.'),
  ('cockroach-treatment', 'hi', 'कॉकरोच और चींटी का उपचार', array['रसोई और बाथरूम', 'बिना गंध का जेल और स्प्रे'],
    array['दीमक', 'खटमल'], 'सारी सामग्री दाम में शामिल है।'),
  ('cockroach-treatment', 'te', 'బొద్దింకలు, చీమల నివారణ', array['వంటగది, బాత్రూములు', 'వాసన లేని జెల్, స్ప్రే'],
    array['చెదలు', 'నల్లులు'], 'సామగ్రి అంతా ధరలోనే ఉంది.'),
  ('home-deep-cleaning', 'en', 'Deep cleaning of a home',
    array['All rooms, kitchen and bathrooms', 'Floors scrubbed, fans and windows wiped'],
    array['Inside of cupboards', 'Walls'], 'Machines and cleaning agents are brought along.'),
  ('home-deep-cleaning', 'hi', 'पूरे घर की गहरी सफ़ाई',
    array['सब कमरे, रसोई और बाथरूम', 'फ़र्श की रगड़ाई, पंखे और खिड़कियाँ'],
    array['अलमारी के अंदर', 'दीवारें'], 'मशीनें और सफ़ाई का सामान साथ लाया जाता है।'),
  ('home-deep-cleaning', 'te', 'ఇల్లంతా డీప్ క్లీనింగ్',
    array['అన్ని గదులు, వంటగది, బాత్రూములు', 'నేల రుద్దడం, ఫ్యాన్లు, కిటికీలు తుడవడం'],
    array['అల్మారాల లోపల', 'గోడలు'], 'యంత్రాలు, శుభ్రపరిచే సామగ్రి వారే తెస్తారు.'),
  ('bathroom-cleaning', 'en', 'Bathroom cleaning', array['Tiles, basin and toilet', 'Stains of hard water'],
    array['Repairs'], 'Cleaning agents are brought along.'),
  ('bathroom-cleaning', 'hi', 'बाथरूम की सफ़ाई', array['टाइल, बेसिन और टॉयलेट', 'खारे पानी के दाग़'],
    array['मरम्मत'], 'सफ़ाई का सामान साथ लाया जाता है।'),
  ('bathroom-cleaning', 'te', 'బాత్రూమ్ శుభ్రం', array['టైల్స్, బేసిన్, టాయిలెట్', 'ఉప్పు నీటి మరకలు'],
    array['మరమ్మతులు'], 'శుభ్రపరిచే సామగ్రి వారే తెస్తారు.'),
  ('kitchen-cleaning', 'en', 'Kitchen cleaning', array['Counter, stove, sink and tiles', 'Chimney from outside'],
    array['Inside of the fridge'], 'Cleaning agents are brought along.'),
  ('kitchen-cleaning', 'hi', 'रसोई की सफ़ाई', array['काउंटर, चूल्हा, सिंक और टाइल', 'बाहर से चिमनी'],
    array['फ़्रिज के अंदर'], 'सफ़ाई का सामान साथ लाया जाता है।'),
  ('kitchen-cleaning', 'te', 'వంటగది శుభ్రం', array['కౌంటర్, స్టవ్, సింక్, టైల్స్', 'బయటి నుంచి చిమ్నీ'],
    array['ఫ్రిజ్ లోపల'], 'శుభ్రపరిచే సామగ్రి వారే తెస్తారు.'),
  ('cook-for-a-meal', 'en', 'Cook for one meal', array['Up to six people', 'The kitchen left clean'],
    array['Groceries'], 'You have the groceries at home.'),
  ('cook-for-a-meal', 'hi', 'एक समय का खाना बनवाना', array['छह लोगों तक', 'रसोई साफ़ छोड़ी जाती है'],
    array['राशन'], 'राशन आपके घर पर हो।'),
  ('cook-for-a-meal', 'te', 'ఒక పూట వంట', array['ఆరుగురి వరకు', 'వంటగది శుభ్రంగా వదిలి వెళ్తారు'],
    array['సరుకులు'], 'సరుకులు మీ ఇంట్లో ఉండాలి.'),
  ('driver-eight-hours', 'en', 'Driver for eight hours',
    array['Driving your own car', 'Within the town and 60 km around'],
    array['Fuel, tolls and parking'], 'Fuel, tolls and parking are yours.'),
  ('driver-eight-hours', 'hi', 'आठ घंटे के लिए ड्राइवर', array['आपकी अपनी कार चलाना', 'शहर और 60 किमी के भीतर'],
    array['ईंधन, टोल और पार्किंग'], 'ईंधन, टोल और पार्किंग आपके ज़िम्मे हैं।'),
  ('driver-eight-hours', 'te', 'ఎనిమిది గంటలకు డ్రైవర్', array['మీ సొంత కారు నడపడం', 'పట్టణం, చుట్టూ 60 కి.మీ. లోపు'],
    array['ఇంధనం, టోల్, పార్కింగ్'], 'ఇంధనం, టోల్, పార్కింగ్ ఖర్చు మీదే.')
) as w (type, language, name, included, excluded, materials) on w.type = t.type
group by t.type, t.part_of, t.position;

-- Typing the customer's code is being at the door: who has not been there is not paid for it.
insert into public.order_transition_rules (kind, from_status, to_status, roles, needs_code, guard, guarded_roles) values
  ('service', 'pending', 'confirmed', '{vendor,system}', null, null, '{}'),
  ('service', 'confirmed', 'on_way', '{vendor}', null, 'private.may_begin_booking', '{vendor}'),
  ('service', 'confirmed', 'in_progress', '{vendor}', 'start', 'private.may_begin_booking', '{vendor}'),
  ('service', 'on_way', 'in_progress', '{vendor}', 'start', null, '{}'),
  ('service', 'in_progress', 'delivered', '{vendor,system}', null, null, '{}'),
  ('service', 'pending', 'cancelled', '{user,vendor,system,admin}', null, null, '{}'),
  ('service', 'confirmed', 'cancelled', '{user,vendor,system,admin}', null, null, '{}'),
  ('service', 'on_way', 'cancelled', '{user,vendor,system,admin}', null, null, '{}'),
  ('service', 'in_progress', 'cancelled', '{admin}', null, null, '{}');
insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('home_service', 'service', 'confirmed', 10, 'private.follow_booking'),
  ('home_service', 'service', 'confirmed', 20, 'private.tell_of_booking'),
  ('home_service', 'service', 'confirmed', 40, 'private.plan_booking_reminders'),
  ('home_service', 'service', 'in_progress', 10, 'private.follow_booking'),
  ('home_service', 'service', 'delivered', 10, 'private.follow_booking'),
  ('home_service', 'service', 'delivered', 20, 'private.end_open_changes'),
  ('home_service', 'service', 'delivered', 50, 'private.settle_order'),
  ('home_service', 'service', 'delivered', 60, 'private.tell_of_bill'),
  ('home_service', 'service', 'delivered', 90, 'private.part_with_performers'),
  ('home_service', 'service', 'cancelled', 10, 'private.follow_booking'),
  ('home_service', 'service', 'cancelled', 20, 'private.end_open_changes'),
  ('home_service', 'service', 'cancelled', 50, 'private.unwind_order'),
  ('home_service', 'service', 'cancelled', 90, 'private.part_with_performers');
create function private.tell_of_bill(o public.enhanced_orders, was public.order_status) returns void
language sql set search_path = '' as $$
  select private.notify_party(e, 'user', 'visit_done', jsonb_build_object('amount',
    private.rupees(e.total_paise - e.refund_paise)))
  from public.enhanced_orders as e where e.id = o.id
$$;

comment on function private.tell_of_bill is 'Tells the customer that the work is done, and what it came to.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('visit_confirmed', 'success', 'Booked', '{vendor} comes to you on {day} at {from}. Booking {order_number}.',
    '1 day'),
  ('visit_due', 'info', 'Your visit', '{vendor} comes to you on {day} at {from}. The code for the start is in the '
    'booking.', '2 hours'),
  ('visit_on_way', 'info', 'On the way', '{vendor} is on the way to you. Say the code of {order_number} when they are '
    'there.', '1 hour'),
  ('visit_done', 'success', 'The work is done', '{vendor} has finished. Booking {order_number} came to {amount}.',
    '1 day'),
  ('extra_work_asked', 'warning', 'Extra work?', '{vendor} proposes extra work for {amount}. Please say yes or no.',
    '30 minutes');

insert into private.order_notices (trade, kind, to_status, role, template) values
  ('home_service', 'service', 'on_way', 'user', 'visit_on_way');

-- Free until three hours before, a quarter until one hour before, then half: whoever is on the way has given up others.
insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, max_charge_paise) values
  ('home_service', null, 180, 2500, 20000), ('home_service', null, 60, 5000, 50000);

-- Applying ------------------------------------------------------------------------------------------------------------
-- Whoever works alone is booked as themselves from the day on which they are approved: with hours, so that nobody comes
-- at night for as long as they are missing.
create function private.begin_professional(a public.provider_applications, approver uuid) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  made uuid := private.begin_vendor(a, approver);
  person uuid;
begin
  insert into public.resources (vendor_id, kind, name)
  values (made, 'person', left(coalesce((select trim(p.full_name) from public.profiles as p
    where p.id = a.user_id and length(trim(p.full_name)) > 1), a.profile ->> 'legal_name'), 80))
  returning id into person;
  insert into private.resource_accounts (resource_id, user_id) values (person, a.user_id);
  insert into private.resource_weeks (resource_id, valid_from) values (person, private.today());
  insert into private.resource_hours (resource_id, valid_from, weekday, opens, closes, is_break)
  select person, private.today(), d, h.opens, h.closes, h.is_break
  from generate_series(1, 6) as d, (values (time '10:00', time '20:00', false), ('13:30', '14:15', true))
    as h (opens, closes, is_break);
  return made;
end
$$;

comment on function private.begin_professional is
  'Makes the business of somebody who works alone, with themselves as whoever is booked and the usual week.';

-- Whoever goes into homes alone shows who they are and what the police knows of them; a company answers for its people.
insert into private.applied_roles (role, app_role, trade, vendor_kind, commission_bp, clean, begin, stop, resume,
  position) values
  ('home_professional', 'vendor', 'home_service', 'home_service', 1500, 'private.clean_business',
    'private.begin_professional', 'private.stop_vendor', 'private.resume_vendor_work', 6),
  ('home_company', 'vendor', 'home_service', 'home_service', 1500, 'private.clean_business', 'private.begin_vendor',
    'private.stop_vendor', 'private.resume_vendor_work', 7);
insert into private.role_requirements (role, requirement, is_needed, stops, position) values
  ('home_professional', 'pan', true, false, 1), ('home_professional', 'identity', true, false, 2),
  ('home_professional', 'identity_photo', true, false, 3), ('home_professional', 'bank', true, false, 4),
  ('home_professional', 'police_check', true, true, 5), ('home_professional', 'gstin', true, false, 6),
  ('home_company', 'pan', true, false, 1), ('home_company', 'identity', true, false, 2),
  ('home_company', 'bank', true, false, 3), ('home_company', 'gstin', true, false, 4),
  ('home_company', 'shop_act', true, false, 5);
insert into private.application_words_of (code, language, words) values
  ('police_check', 'en', 'Police verification'), ('police_check', 'hi', 'पुलिस सत्यापन'),
  ('police_check', 'te', 'పోలీసు ధృవీకరణ');

revoke execute on function private.words_of(public.service_types, text),
  private.offers_of_type(text, uuid[]), private.vendors_who_come(text, double precision, double precision),
  private.extra_work_rows(public.enhanced_orders, jsonb),
  private.withdraw_changes(public.enhanced_orders), private.end_extra_work(uuid, private.order_timers),
  private.end_open_changes(public.enhanced_orders, public.order_status),
  private.warranty_until(public.enhanced_orders), private.rework_of(uuid, boolean),
  private.tell_of_bill(public.enhanced_orders, public.order_status),
  private.begin_professional(public.provider_applications, uuid) from public;
revoke execute on function public.visit_at_home(uuid),
  public.service_hub(text, double precision, double precision, text),
  public.service_type_page(text, double precision, double precision, text),
  public.propose_extra_work(uuid, jsonb, text, text), public.withdraw_extra_work(uuid),
  public.rework_times(uuid, date, integer, boolean), public.claim_rework(uuid, timestamptz, text, text, boolean)
  from public, anon;
grant execute on function public.service_hub(text, double precision, double precision, text),
  public.service_type_page(text, double precision, double precision, text) to anon, authenticated;
grant execute on function public.visit_at_home(uuid), public.propose_extra_work(uuid, jsonb, text, text),
  public.withdraw_extra_work(uuid),
  public.rework_times(uuid, date, integer, boolean), public.claim_rework(uuid, timestamptz, text, text, boolean)
  to authenticated;
