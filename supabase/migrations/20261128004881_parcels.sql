-- Parcels from door to door (Spec §2 delivery-services; docs/decisions/0142): rates, contents, price and placing.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- Rates ---------------------------------------------------------------------------------------------------------------
create table private.parcel_rates (
  id uuid primary key default gen_random_uuid(),
  region_id uuid references public.regions (id),
  valid_from timestamptz not null,
  base_paise integer not null constraint parcel_base_range check (base_paise between 0 and 1000000),
  covers_metres integer not null constraint parcel_covers_range check (covers_metres between 0 and 100000),
  per_km_paise integer not null constraint parcel_km_range check (per_km_paise between 0 and 100000),
  extra_drop_paise integer not null constraint parcel_drop_range check (extra_drop_paise between 0 and 100000),
  waiting_free_seconds integer not null constraint parcel_free_range check (waiting_free_seconds between 0 and 7200),
  waiting_per_minute_paise integer not null
    constraint parcel_minute_range check (waiting_per_minute_paise between 0 and 10000),
  cash_handling_paise integer not null constraint parcel_cash_range check (cash_handling_paise between 0 and 100000),
  insurance_bp integer not null constraint parcel_insurance_range check (insurance_bp between 0 and 10000),
  insurance_min_paise integer not null constraint parcel_insurance_min check (insurance_min_paise >= 0),
  declared_max_paise integer not null constraint parcel_declared_max check (declared_max_paise >= 0),
  return_bp integer not null constraint parcel_return_range check (return_bp between 0 and 10000),
  courier_bp integer not null constraint parcel_courier_range check (courier_bp between 0 and 10000),
  longest_metres integer not null constraint parcel_longest_range check (longest_metres between 1000 and 500000),
  constraint parcel_rates_once unique nulls not distinct (region_id, valid_from)
);

comment on table private.parcel_rates is
  'What carrying a parcel costs in a region, or everywhere where region_id is null, from a time on; before tax.';
comment on column private.parcel_rates.return_bp is
  'A return costs this share of what the same way would cost as a new parcel with one drop.';
comment on column private.parcel_rates.courier_bp is
  'The courier''s share of base, distance, weight, drops and waiting.';

create table private.parcel_weights (
  rate_id uuid not null references private.parcel_rates (id) on delete cascade,
  class text not null constraint parcel_class_form check (class ~ '^[A-Z]{1,3}$'),
  up_to_grams integer not null constraint parcel_grams_range check (up_to_grams between 1 and 1000000),
  surcharge_paise integer not null constraint parcel_surcharge_range check (surcharge_paise between 0 and 1000000),
  primary key (rate_id, class),
  constraint parcel_weights_once unique (rate_id, up_to_grams)
);

comment on table private.parcel_weights is
  'The weight classes of a rate: the lightest that holds a parcel is its own; a bound belongs to the lighter class.';

create table private.parcel_contents (
  kind text primary key constraint parcel_content_form check (kind ~ '^[a-z_]{2,30}$'),
  allowed boolean not null,
  position smallint not null
);

comment on table private.parcel_contents is
  'What senders say they send; what is not allowed is refused before a price.';

create table private.parcel_words (
  words text primary key constraint parcel_words_form check (words = lower(words) and length(words) between 2 and 40)
);

comment on table private.parcel_words is
  'Words in a description that are asked about. They refuse nothing: a head gasket is no gas.';

do $$
declare
  named text;
begin
  foreach named in array '{parcel_rates,parcel_weights,parcel_contents,parcel_words}'::text[] loop
    execute format('revoke all on private.%I from anon, authenticated', named);
  end loop;
end
$$;

create function private.parcel_rate(region_id uuid, at timestamptz default now()) returns private.parcel_rates
language sql stable set search_path = '' as $$
  select r from private.parcel_rates as r
  where r.valid_from <= parcel_rate.at and (r.region_id is null or r.region_id = parcel_rate.region_id)
  order by r.region_id is null, r.valid_from desc limit 1
$$;

comment on function private.parcel_rate is 'The rate of a region at a time: its own before the one of everywhere.';

create function private.parcel_class(rate private.parcel_rates, grams integer) returns private.parcel_weights
language sql stable set search_path = '' as $$
  select w from private.parcel_weights as w
  where w.rate_id = rate.id and parcel_class.grams between 1 and w.up_to_grams order by w.up_to_grams limit 1
$$;

comment on function private.parcel_class is 'The lightest class that holds so many grams; null where none does.';

create function private.parcel_way_paise(rate private.parcel_rates, grams integer, metres integer) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('base', rate.base_paise,
    'distance', round(greatest(parcel_way_paise.metres - rate.covers_metres, 0)::numeric * rate.per_km_paise / 1000),
    'weight', (private.parcel_class(rate, parcel_way_paise.grams)).surcharge_paise)
$$;

comment on function private.parcel_way_paise is 'What one way costs: base, distance beyond what it covers, weight.';

create function private.parcel_rows(rate private.parcel_rates, grams integer, metres integer, drops integer,
  receiver_pays boolean, declared_paise integer, insured boolean) returns jsonb
language sql stable set search_path = '' as $$
  select private.parcel_way_paise(rate, parcel_rows.grams, parcel_rows.metres) || jsonb_build_object(
    'drops', (parcel_rows.drops - 1) * rate.extra_drop_paise,
    'cash', case when parcel_rows.receiver_pays then rate.cash_handling_paise else 0 end,
    'insurance', case when coalesce(parcel_rows.insured, false) then greatest(rate.insurance_min_paise,
      round(parcel_rows.declared_paise::numeric * rate.insurance_bp / 10000)) else 0 end)
$$;

comment on function private.parcel_rows is
  'The rows of a parcel''s price, each rounded once: {base, distance, weight, drops, cash, insurance}; insurance only '
  'where it was chosen.';

create function private.parcel_return_paise(rate private.parcel_rates, grams integer, metres integer) returns integer
language sql stable set search_path = '' as $$
  select round(sum(e.value::numeric) * rate.return_bp / 10000)::integer
  from jsonb_each_text(private.parcel_way_paise(rate, parcel_return_paise.grams, parcel_return_paise.metres)) as e
$$;

comment on function private.parcel_return_paise is 'What the way back costs, before tax.';

create function private.parcel_waiting_paise(rate private.parcel_rates, seconds integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(parcel_waiting_paise.seconds - rate.waiting_free_seconds, 0) / 60 * rate.waiting_per_minute_paise
$$;

comment on function private.parcel_waiting_paise is 'Waiting over all stops: whole minutes after the free ones.';

insert into private.parcel_rates (valid_from, base_paise, covers_metres, per_km_paise, extra_drop_paise,
  waiting_free_seconds, waiting_per_minute_paise, cash_handling_paise, insurance_bp, insurance_min_paise,
  declared_max_paise, return_bp, courier_bp, longest_metres)
values ('2026-01-01', 4000, 3000, 1000, 2000, 300, 150, 1000, 100, 500, 2500000, 7500, 8000, 60000);
insert into private.parcel_weights (rate_id, class, up_to_grams, surcharge_paise)
select r.id, w.class, w.grams, w.paise from private.parcel_rates as r, (values ('S', 5000, 0), ('M', 10000, 1500),
  ('L', 20000, 4000), ('XL', 40000, 9000)) as w (class, grams, paise);
insert into private.parcel_contents (kind, allowed, position) values ('documents', true, 1), ('clothes', true, 2),
  ('food', true, 3), ('electronics', true, 4), ('books', true, 5), ('gifts', true, 6), ('medicines', true, 7),
  ('household', true, 8), ('other', true, 9), ('alcohol', false, 20), ('fireworks', false, 21),
  ('weapons', false, 22), ('drugs', false, 23), ('gas_fuel', false, 24), ('chemicals', false, 25),
  ('cash_jewellery', false, 26), ('animals', false, 27);
insert into private.parcel_words (words) values ('gas cylinder'), ('lpg'), ('petrol'), ('diesel'), ('kerosene'),
  ('cracker'), ('crackers'), ('firecracker'), ('firecrackers'), ('acid'), ('gun'), ('pistol'), ('bullets'), ('liquor'),
  ('whisky'), ('beer'), ('rum'), ('ganja'), ('cash'), ('gold'), ('explosive');

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('parcel_decide_seconds', 'integer', 'seconds', '900', 120, 86400, 'orders',
    'How long a sender has to choose after a failed attempt; then the parcel comes back.', true),
  ('parcel_attempts', 'integer', 'count', '2', 1, 5, 'orders', 'How often one drop of a parcel is tried.', true),
  ('parcel_wait_seconds', 'integer', 'seconds', '300', 30, 3600, 'orders',
    'How long a courier waits at a door without having called before an attempt has failed.', true),
  ('parcel_eway_paise', 'integer', 'paise', '5000000', 0, 100000000, 'orders',
    'Above this value of goods between states an e-way bill is needed.', true);

-- A parcel ------------------------------------------------------------------------------------------------------------
create table private.parcels (
  order_id uuid primary key references public.enhanced_orders (id),
  rate_id uuid not null references private.parcel_rates (id),
  grams integer not null constraint parcel_grams check (grams > 0),
  class text not null,
  contents text not null references private.parcel_contents (kind),
  contents_text text constraint parcel_contents_length check (length(contents_text) <= 200),
  fragile boolean not null default false,
  declared_paise integer constraint parcel_declared check (declared_paise >= 0),
  insured boolean not null default false,
  receiver_pays boolean not null,
  pays_at smallint,
  sender_name text not null constraint parcel_sender_length check (length(sender_name) between 1 and 60),
  sender_phone text constraint parcel_sender_phone check (sender_phone ~ '^\+91[6-9][0-9]{9}$'),
  pickup jsonb not null,
  picked_up_at timestamptz,
  pickup_picture text constraint parcel_picture_length check (length(pickup_picture) <= 200),
  collected_paise integer,
  return_job uuid references public.jobs (id),
  return_paise integer,
  constraint parcel_payer check (receiver_pays = (pays_at is not null)),
  constraint parcel_insured_value check (not insured or declared_paise is not null)
);

create index parcels_rate_idx on private.parcels (rate_id);
create index parcels_contents_idx on private.parcels (contents);
create index parcels_return_job_idx on private.parcels (return_job);

comment on table private.parcels is 'What an order carries, from whom, and how far it is.';
comment on column private.parcels.pays_at is 'The drop whose receiver pays at the door, if one does.';
comment on column private.parcels.collected_paise is 'What that receiver paid; what comes later is the sender''s.';

create table private.parcel_drops (
  order_id uuid not null references private.parcels (order_id),
  n smallint not null constraint parcel_drop_number check (n between 1 and 5),
  name text not null constraint parcel_receiver_length check (length(name) between 1 and 60),
  phone text constraint parcel_receiver_phone check (phone ~ '^\+91[6-9][0-9]{9}$'),
  place jsonb not null,
  handover text not null constraint parcel_handover check (handover in ('door', 'building')),
  state text not null default 'waiting'
    constraint parcel_drop_state check (state in ('waiting', 'failed', 'delivered', 'returning', 'returned')),
  attempts smallint not null default 0,
  reason text constraint parcel_drop_reason check (reason in ('nobody_there', 'wrong_address', 'cannot_reach',
    'refused')),
  note text constraint parcel_note_length check (length(note) <= 200),
  called_at timestamptz,
  decide_by timestamptz,
  done_at timestamptz,
  received_at timestamptz,
  proof text constraint parcel_proof check (proof in ('code', 'picture', 'signature', 'name')),
  proof_name text constraint parcel_proof_name check (length(proof_name) between 2 and 60),
  proof_picture text constraint parcel_proof_picture check (length(proof_picture) <= 200),
  proof_strokes text constraint parcel_proof_strokes check (length(proof_strokes) <= 8000),
  link_hash text constraint parcel_link_hash check (link_hash ~ '^[0-9a-f]{64}$'),
  visits_since timestamptz,
  visits integer not null default 0,
  primary key (order_id, n),
  constraint parcel_link_once unique (link_hash),
  constraint parcel_failed_has_end check ((state = 'failed') = (decide_by is not null)),
  constraint parcel_done_has_time check ((state in ('delivered', 'returned')) = (done_at is not null))
);

comment on table private.parcel_drops is
  'The doors of a parcel: one receiver and one code each, and what became of it.';
comment on column private.parcel_drops.done_at is 'When it was handed over, by the phone that was there.';
comment on column private.parcel_drops.received_at is 'When the word of it came, later where the phone was offline.';
comment on column private.parcel_drops.link_hash is 'SHA-256 of what the receiver''s link carries; null without one.';

revoke all on private.parcels, private.parcel_drops from anon, authenticated;

create trigger texts_are_plain before insert or update of contents_text, sender_name on private.parcels
  for each row execute function private.keep_plain('contents_text', 'sender_name');
create trigger texts_are_plain before insert or update of name, note, proof_name on private.parcel_drops
  for each row execute function private.keep_plain('name', 'note', 'proof_name');

-- The trade -----------------------------------------------------------------------------------------------------------
alter table private.trades add column own_steps boolean not null default false;

comment on column private.trades.own_steps is
  'Its stops are done by functions of its own, which know what a door can answer; finish_job_stop refuses them.';

insert into public.charge_codes (code, position, nature, tax_class, includes_tax) values
  ('parcel_base', 480, 'fee', 'parcel', false), ('parcel_distance', 481, 'fee', 'parcel', false),
  ('parcel_weight', 482, 'fee', 'parcel', false), ('parcel_drops', 483, 'fee', 'parcel', false),
  ('parcel_waiting', 484, 'fee', 'parcel', false), ('parcel_cash', 485, 'fee', 'parcel', false),
  ('parcel_insurance', 486, 'fee', 'parcel', false), ('parcel_return', 487, 'fee', 'parcel', false);
insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values ('parcel', 1800, false, '2017-07-01');

insert into private.trades (trade, performer_role, prices_include_tax, clean, price, place, cancel, detail, desk,
  max_live_orders, needs_place, share_view, own_steps, work, job_detail)
values ('parcel', 'courier', false, 'private.clean_parcel', 'private.price_parcel', 'private.place_parcel',
  'private.cancel_parcel', 'private.parcel_detail', null, 10, false, 'live_status', true,
  'parcels', 'private.parcel_job');
insert into private.trade_kinds (trade, kind, takes_tip, takes_schedule, payment_methods, cash_role) values
  ('parcel', 'parcel', false, true, '{wallet,gateway,cash}', 'courier');

-- What can be wrong with a parcel; a person decides.
insert into private.help_problems (kind, problem, position, decided)
select 'parcel', p.problem, p.position, 'by_hand'
from unnest('{parcel_late,parcel_damaged,parcel_lost}'::text[]) with ordinality as p (problem, position);

insert into public.order_transition_rules (kind, from_status, to_status, roles) values
  ('parcel', 'pending', 'confirmed', '{system}'), ('parcel', 'confirmed', 'out_for_delivery', '{system}'),
  ('parcel', 'out_for_delivery', 'delivered', '{system}'), ('parcel', 'pending', 'cancelled', '{user,admin,system}'),
  ('parcel', 'confirmed', 'cancelled', '{user,admin,system}'), ('parcel', 'out_for_delivery', 'cancelled', '{admin}');
insert into private.order_effects (kind, to_status, position, effect) values
  ('parcel', 'confirmed', 30, 'private.start_dispatch'), ('parcel', 'out_for_delivery', 30, 'private.follow_courier'),
  ('parcel', 'delivered', 50, 'private.settle_order'), ('parcel', 'delivered', 90, 'private.part_with_performers'),
  ('parcel', 'cancelled', 50, 'private.unwind_order'), ('parcel', 'cancelled', 80, 'private.end_parcel_links'),
  ('parcel', 'cancelled', 90, 'private.part_with_performers');

-- A receiver's part is held by a link.
insert into private.party_kinds (role, performs, account_role, path, several) values
  ('addressee', false, null, '/parcel/%s', true);

create function private.is_parcel_door(door jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(door) = 'object' and private.are_texts(door, 'name', 'phone', 'line', 'landmark')
    and jsonb_typeof(door -> 'lat') = 'number' and jsonb_typeof(door -> 'lng') = 'number'
    and (door ->> 'lat')::numeric between -90 and 90 and (door ->> 'lng')::numeric between -180 and 180
    and coalesce(door ->> 'handover', 'door') in ('door', 'building'), false)
$$;

comment on function private.is_parcel_door is 'Whether a value is a door: {name, phone, line, landmark?, lat, lng}.';

create function private.parcel_door(door jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('lat', door -> 'lat', 'lng', door -> 'lng',
    'name', left(trim(private.without_marks(door ->> 'name')), 60), 'phone', door ->> 'phone',
    'line', left(trim(private.without_marks(door ->> 'line')), 300),
    'landmark', nullif(left(trim(private.without_marks(door ->> 'landmark')), 120), ''),
    'handover', coalesce(door ->> 'handover', 'door')))
$$;

create function private.clean_parcel(request jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  parcel jsonb := request -> 'parcel';
begin
  if coalesce(jsonb_typeof(parcel), '') <> 'object' or not private.is_parcel_door(parcel -> 'pickup')
      or coalesce(jsonb_typeof(parcel -> 'drops'), '') <> 'array'
      or jsonb_array_length(parcel -> 'drops') not between 1 and 5
      or exists (select from jsonb_array_elements(parcel -> 'drops') as d where not private.is_parcel_door(d))
      or not private.are_texts(parcel, 'contents', 'contents_text', 'payer')
      or exists (select from jsonb_each(parcel) as e
        where case when e.key in ('grams', 'declared_paise', 'pays_at')
            then jsonb_typeof(e.value) not in ('number', 'null')
          or jsonb_typeof(e.value) = 'number' and ((e.value #>> '{}')::numeric <> trunc((e.value #>> '{}')::numeric)
            or abs((e.value #>> '{}')::numeric) > 1000000000)
          when e.key in ('fragile', 'insured', 'confirmed', 'sure')
            then jsonb_typeof(e.value) not in ('boolean', 'null')
          else false end) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return jsonb_build_object('parcel', jsonb_strip_nulls(jsonb_build_object(
    'pickup', private.parcel_door(parcel -> 'pickup'),
    'drops', (select jsonb_agg(private.parcel_door(e.d) order by e.n)
      from jsonb_array_elements(parcel -> 'drops') with ordinality as e (d, n)),
    'grams', parcel -> 'grams', 'contents', left(parcel ->> 'contents', 30),
    'contents_text', nullif(left(trim(private.without_marks(parcel ->> 'contents_text')), 200), ''),
    'confirmed', parcel -> 'confirmed', 'sure', parcel -> 'sure', 'fragile', parcel -> 'fragile',
    'declared_paise', parcel -> 'declared_paise',
    -- Never by a default, only by the word of this request.
    'insured', coalesce((parcel ->> 'insured')::boolean, false),
    'payer', case when parcel ->> 'payer' = 'receiver' then 'receiver' else 'sender' end,
    'pays_at', parcel -> 'pays_at')));
end
$$;

comment on function private.clean_parcel is
  'What is kept of a parcel in a request: {pickup, drops (one to five doors), grams, contents, contents_text, '
  'confirmed, sure, fragile, declared_paise, insured, payer, pays_at}.';

create function private.parcel_problems(parcel jsonb, rate private.parcel_rates) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  problems jsonb := '[]';
  content private.parcel_contents;
  grams integer := (parcel ->> 'grams')::integer;
  heaviest integer := (select max(w.up_to_grams) from private.parcel_weights as w where w.rate_id = rate.id);
  said text := ' ' || regexp_replace(lower(coalesce(parcel ->> 'contents_text', '')), '[^[:alnum:]]+', ' ', 'g') || ' ';
begin
  select * into content from private.parcel_contents as k where k.kind = parcel ->> 'contents';
  if content.kind is null then problems := problems || private.problem('parcel_contents_missing');
  elsif not content.allowed then problems := problems || private.problem('parcel_prohibited');
  elsif coalesce(parcel ->> 'confirmed', '') <> 'true' then
    problems := problems || private.problem('parcel_unconfirmed');
  elsif coalesce(parcel ->> 'sure', '') <> 'true'
      and exists (select from private.parcel_words as w where said like '% ' || w.words || ' %') then
    problems := problems || private.problem('parcel_contents_asked');
  end if;
  if coalesce(grams, 0) = 0 then problems := problems || private.problem('parcel_empty');
  elsif grams < 0 then problems := problems || private.problem('parcel_weight_invalid');
  elsif grams > heaviest then
    problems := problems || private.problem('parcel_too_heavy', jsonb_build_object('most_grams', heaviest));
  end if;
  if (parcel ->> 'declared_paise')::integer < 0
      or (parcel ->> 'insured')::boolean and coalesce((parcel ->> 'declared_paise')::integer, 0) = 0 then
    problems := problems || private.problem('parcel_value_missing');
  elsif (parcel ->> 'insured')::boolean and (parcel ->> 'declared_paise')::integer > rate.declared_max_paise then
    problems := problems || private.problem('parcel_value_too_high', jsonb_build_object('most_paise',
      rate.declared_max_paise));
  end if;
  if exists (select from jsonb_array_elements((parcel -> 'drops') || (parcel -> 'pickup')) as d
      where coalesce(length(d ->> 'name'), 0) < 1 or coalesce(d ->> 'phone', '') !~ '^\+91[6-9][0-9]{9}$'
        or coalesce(length(d ->> 'line'), 0) < 3) then
    problems := problems || private.problem('parcel_door_incomplete');
  end if;
  return problems;
end
$$;

comment on function private.parcel_problems is
  'Why a parcel cannot be sent as it is described: what it contains is settled before a price is taken.';

create function private.parcel_metres(pickup jsonb, drops jsonb) returns integer
language sql stable set search_path = '' as $$
  select (private.route_of(jsonb_build_array(parcel_metres.pickup) || parcel_metres.drops)).metres
$$;

comment on function private.parcel_metres is
  'The way from the sender along all drops: as a routing service said lately, else by the road factor.';

create function private.price_parcel(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  parcel jsonb := request -> 'parcel';
  region uuid := private.region_at((parcel #>> '{pickup,lat}')::float8, (parcel #>> '{pickup,lng}')::float8);
  rate private.parcel_rates := private.parcel_rate(region);
  many integer := jsonb_array_length(parcel -> 'drops');
  receiver boolean := parcel ->> 'payer' = 'receiver';
  pays_at integer := least(greatest(coalesce((parcel ->> 'pays_at')::integer, many), 1), many);
  metres integer := private.parcel_metres(parcel -> 'pickup', parcel -> 'drops');
  problems jsonb := private.parcel_problems(parcel, rate);
  scheduled timestamptz;
  minutes integer;
  rows jsonb;
begin
  if region is null or exists (select from jsonb_array_elements(parcel -> 'drops') as d
      where private.region_at((d ->> 'lat')::float8, (d ->> 'lng')::float8) is null) then
    problems := problems || private.problem('parcel_out_of_area');
  elsif metres > rate.longest_metres then
    problems := problems || private.problem('parcel_too_far', jsonb_build_object('most_metres', rate.longest_metres));
  end if;
  if request ->> 'scheduled_for' is not null then
    if pg_input_is_valid(request ->> 'scheduled_for', 'timestamptz') then
      scheduled := (request ->> 'scheduled_for')::timestamptz;
    end if;
    if scheduled is null or scheduled < now() + interval '10 minutes' or scheduled > now() + interval '7 days' then
      problems := problems || private.problem('schedule_invalid');
    end if;
  end if;
  if jsonb_array_length(problems) > 0 then
    return jsonb_build_object('problems', problems, 'address', null, 'orders', '[]'::jsonb);
  end if;
  rows := private.parcel_rows(rate, (parcel ->> 'grams')::integer, metres, many, receiver,
    (parcel ->> 'declared_paise')::integer, (parcel ->> 'insured')::boolean);
  minutes := private.travel_minutes(metres) + 15 + 5 * many;
  -- The address of the order is its last door, as a courier's list reads it.
  return jsonb_build_object('problems', problems, 'scheduled_for', scheduled, 'address', (select (d - array['name',
      'phone', 'handover']) || '{"label": "", "city": "", "pincode": ""}'
      from (select parcel -> 'drops' -> -1) as l (d)),
    'orders',
    jsonb_build_array(jsonb_strip_nulls(jsonb_build_object('trade', 'parcel', 'kind', 'parcel', 'category', 'delivery',
      'vendor_name', 'Angadi', 'region_id', region, 'lines', '[]'::jsonb, 'distance_m', metres,
      'minutes_min', minutes, 'minutes_max', minutes + 15, 'starts_at', scheduled,
      'ends_at', scheduled + make_interval(mins => minutes + 15),
      'parcel', parcel || jsonb_build_object('rate_id', rate.id, 'class',
        (private.parcel_class(rate, (parcel ->> 'grams')::integer)).class,
        'pays_at', case when receiver then pays_at end),
      'payment_methods', case when receiver then '["cash"]' else '["wallet", "gateway"]' end::jsonb,
      'charges', (select coalesce(jsonb_agg(c order by k.position), '[]') from jsonb_each_text(rows) as r
        join public.charge_codes as k on k.code = 'parcel_' || r.key,
        jsonb_array_elements(private.charge(k.code, r.value::bigint)) as c)))));
end
$$;

comment on function private.price_parcel is
  'What a parcel costs along all its drops, as private.trades.price returns it. A receiver who pays does so at the '
  'door, a sender beforehand.';

create function private.courier_part(rate private.parcel_rates, paise bigint) returns bigint
language sql immutable set search_path = '' as $$ select courier_part.paise * rate.courier_bp / 10000 $$;

create function private.place_parcel(o public.enhanced_orders, part jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  parcel jsonb := part -> 'parcel';
  rate private.parcel_rates;
  pay bigint;
  ways smallint[];
begin
  select * into rate from private.parcel_rates as r where r.id = (parcel ->> 'rate_id')::uuid;
  insert into private.parcels (order_id, rate_id, grams, class, contents, contents_text, fragile, declared_paise,
    insured, receiver_pays, pays_at, sender_name, sender_phone, pickup)
  values (o.id, rate.id, (parcel ->> 'grams')::integer, parcel ->> 'class', parcel ->> 'contents',
    parcel ->> 'contents_text', coalesce((parcel ->> 'fragile')::boolean, false),
    (parcel ->> 'declared_paise')::integer, (parcel ->> 'insured')::boolean, parcel ->> 'payer' = 'receiver',
    (parcel ->> 'pays_at')::smallint, parcel #>> '{pickup,name}', parcel #>> '{pickup,phone}',
    (parcel -> 'pickup') - array['name', 'phone', 'handover']);
  insert into private.parcel_drops (order_id, n, name, phone, place, handover)
  select o.id, e.n, e.d ->> 'name', e.d ->> 'phone', e.d - array['name', 'phone', 'handover'], e.d ->> 'handover'
  from jsonb_array_elements(parcel -> 'drops') with ordinality as e (d, n);
  select private.courier_part(rate, sum(c.amount_paise)), array_agg(c.position order by c.position) into pay, ways
  from public.order_charges as c where c.order_id = o.id
    and c.code in ('parcel_base', 'parcel_distance', 'parcel_weight', 'parcel_drops');
  if pay > 0 then
    perform private.add_share_of_rows(o.id, 'courier_payable', null, pay, ways, owner_role => 'courier');
  end if;
  perform private.add_job(o, jsonb_build_array((parcel -> 'pickup') || jsonb_build_object('what', 'pickup', 'address',
      parcel #> '{pickup,line}', 'code', 'pickup'))
    || (select jsonb_agg(e.d || jsonb_build_object('what', 'drop', 'address', e.d -> 'line', 'code', 'drop:' || e.n)
      order by e.n) from jsonb_array_elements(parcel -> 'drops') with ordinality as e (d, n)),
    pay::integer, o.distance_m,
    load_grams => (parcel ->> 'grams')::integer);
  perform private.transition(o.id, 'confirmed', null, 'system');
end
$$;

comment on function private.place_parcel is
  'Writes the parcel with its drops and looks for a courier; the courier''s part of the way is frozen here.';

create function private.cancel_parcel(o public.enhanced_orders, actor_role text, reason_code text) returns jsonb
language sql stable set search_path = '' as $$
  -- Before it is picked up nothing was carried, so nothing is kept.
  select u.terms || case when o.status in ('awaiting_payment', 'pending', 'confirmed') then jsonb_build_object(
    'charge_paise', 0, 'compensation_paise', 0, 'refund_paise', private.paid(o.id),
    'points_paise', private.paid(o.id) - private.money_of_refund(o.id, private.paid(o.id))) else '{}' end
  from private.usual_cancellation(o, actor_role, reason_code) as u (terms)
$$;

comment on function private.cancel_parcel is 'What cancelling a parcel comes to: nothing until it is picked up.';

create function public.parcel_contents() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kinds', jsonb_agg(jsonb_build_object('kind', k.kind, 'allowed', k.allowed)
    order by k.position), 'classes', (select jsonb_agg(jsonb_build_object('class', w.class, 'up_to_grams',
      w.up_to_grams, 'surcharge_paise', w.surcharge_paise) order by w.up_to_grams)
      from private.parcel_weights as w where w.rate_id = (private.parcel_rate(null)).id),
    'declared_max_paise', (private.parcel_rate(null)).declared_max_paise,
    'insurance_bp', (private.parcel_rate(null)).insurance_bp,
    'insurance_min_paise', (private.parcel_rate(null)).insurance_min_paise,
    'waiting_free_seconds', (private.parcel_rate(null)).waiting_free_seconds,
    'waiting_per_minute_paise', (private.parcel_rate(null)).waiting_per_minute_paise,
    'return_bp', (private.parcel_rate(null)).return_bp,
    'eway_paise', private.setting_int('parcel_eway_paise'))
  from private.parcel_contents as k
$$;

comment on function public.parcel_contents is
  'What the form of a parcel offers: {kinds: [{kind, allowed}], classes: [{class, up_to_grams, surcharge_paise}], '
  'declared_max_paise, insurance_bp, insurance_min_paise, waiting_free_seconds, waiting_per_minute_paise, return_bp, '
  'eway_paise}. For everybody.';

revoke execute on function private.parcel_rate(uuid, timestamptz),
  private.parcel_class(private.parcel_rates, integer),
  private.parcel_way_paise(private.parcel_rates, integer, integer),
  private.parcel_rows(private.parcel_rates, integer, integer, integer, boolean, integer, boolean),
  private.parcel_return_paise(private.parcel_rates, integer, integer),
  private.parcel_waiting_paise(private.parcel_rates, integer), private.is_parcel_door(jsonb),
  private.parcel_door(jsonb), private.clean_parcel(jsonb), private.parcel_problems(jsonb, private.parcel_rates),
  private.parcel_metres(jsonb, jsonb), private.price_parcel(uuid, jsonb),
  private.courier_part(private.parcel_rates, bigint), private.place_parcel(public.enhanced_orders, jsonb),
  private.cancel_parcel(public.enhanced_orders, text, text) from public;
revoke execute on function public.parcel_contents() from public;
grant execute on function public.parcel_contents() to anon, authenticated;
