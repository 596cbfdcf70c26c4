-- Visits that come again: a few bookings made together, each an order of its own, related to the one before
-- (docs/decisions/0130). Names no trade.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table public.booking_series (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  every_days smallint not null constraint series_every_range check (every_days between 1 and 56),
  created_at timestamptz not null default now()
);

comment on table public.booking_series is
  'Bookings that were made together, so many days apart. Each has its own order, payment and end.';

create index booking_series_user_idx on public.booking_series (user_id);
create index booking_series_vendor_idx on public.booking_series (vendor_id);

alter table public.booking_series enable row level security;
revoke all on public.booking_series from anon, authenticated;
grant select on public.booking_series to authenticated;
create policy "one's own series, and those at one's business" on public.booking_series for select
  to authenticated using (user_id = (select auth.uid()) or private.may(vendor_id, 'orders'));

alter table public.bookings add column series_id uuid references public.booking_series (id) on delete set null;
create index bookings_series_idx on public.bookings (series_id, starts_at);

-- Looking and keeping -------------------------------------------------------------------------------------------------
create function private.series_rules(vendor_id uuid) returns private.start_rules
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  rules private.start_rules := private.start_rules_of(series_rules.vendor_id);
begin
  rules.horizon_days := 185;
  return rules;
end
$$;

comment on function private.series_rules is
  'By which rules the visits of a series begin: those of the vendor, but half a year ahead. The first is booked as '
  'any.';

create function private.check_first_visit(vendor_id uuid, starts_at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
begin
  if check_first_visit.starts_at is null or check_first_visit.starts_at < now() then
    perform private.refuse(400, 'schedule_past', 'This time has already passed. Please choose another one.');
  end if;
  if check_first_visit.starts_at > now() + make_interval(days =>
      (private.start_rules_of(check_first_visit.vendor_id)).horizon_days + 1) then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
end
$$;

create function public.preview_series(vendor_id uuid, steps jsonb, starts_at timestamptz, every_days integer,
  visits integer) returns table (visit integer, begins_at timestamptz, is_free boolean, reason text,
  others timestamptz[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  parts private.visit_part[];
  rules private.start_rules := private.series_rules(preview_series.vendor_id);
  day date;
begin
  perform private.require_user();
  perform private.bound(preview_series.steps, 4000);
  if not private.is_on_show(preview_series.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  if not coalesce(preview_series.every_days between 1 and 56 and preview_series.visits between 2 and 8, false) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_first_visit(preview_series.vendor_id, preview_series.starts_at);
  select v.parts into parts from private.visit_without_way(preview_series.vendor_id, preview_series.steps) as v;
  -- A loop's own variable would hide the column.
  for n in 1 .. preview_series.visits loop
    visit := n;
    -- Days of India have 24 hours, whatever the server's zone does in spring.
    begins_at := preview_series.starts_at + make_interval(hours => 24 * preview_series.every_days * (n - 1));
    day := (begins_at at time zone 'Asia/Kolkata')::date;
    is_free := exists (select from private.free_starts(parts, rules, daterange(day, day + 1), now()) as s
      where s = begins_at);
    reason := null;
    others := '{}';
    if not is_free then
      reason := case when exists (select from public.vendor_holidays as h
        where h.vendor_id = preview_series.vendor_id and h.day = day) then 'holiday' else 'taken' end;
      others := array(select n.s from (
          select s from private.free_starts(parts, rules, daterange(day - 2, day + 3), now()) as s
          order by abs(extract(epoch from s - begins_at)), s limit 4) as n order by n.s);
    end if;
    return next;
  end loop;
end
$$;

comment on function public.preview_series is
  'Whether the same visit can be had so many times, so many days apart: of each whether it is free, or else why not '
  '(holiday, taken) and up to four free times near it. What cannot be is counted, not moved to the end.';

create function public.hold_series(vendor_id uuid, steps jsonb, starts timestamptz[], every_days integer,
  idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  result jsonb;
  visit record;
  wanted timestamptz[] := array(select distinct s from unnest(hold_series.starts[1:9]) as s order by s);
  start timestamptz;
  day date;
  made public.booking_series;
  b public.bookings;
begin
  perform private.bound(hold_series.steps, 4000);
  result := private.claim_idempotency(caller, hold_series.idempotency_key, 'hold_series');
  if result is not null then return result || '{"replayed": true}'; end if;
  if not private.is_on_show(hold_series.vendor_id) then
    perform private.refuse(404, 'vendor_not_found', 'There is no such shop.');
  end if;
  if array_position(wanted, null) is not null or cardinality(wanted) not between 2 and 8
      or not coalesce(hold_series.every_days between 1 and 56, false) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  perform private.check_first_visit(hold_series.vendor_id, wanted[1]);
  if wanted[cardinality(wanted)] > now() + interval '185 days' then
    perform private.refuse(409, 'schedule_too_far', 'Orders cannot be placed that far ahead.');
  end if;
  perform private.take_turns('hold_booking', caller::text);
  -- Who chooses anew gives back what they kept before: a series, or a time at the same vendor.
  update public.bookings as h set state = 'cancelled', version = h.version + 1
  where h.user_id = caller and (h.series_id is not null or h.vendor_id = hold_series.vendor_id)
    and h.state = 'held' and h.order_id is null;
  select * into visit from private.visit_without_way(hold_series.vendor_id, hold_series.steps);
  perform private.lock_resources(array(select c from unnest(visit.parts) as p, unnest(p.candidates) as c));
  insert into public.booking_series (user_id, vendor_id, every_days)
  values (caller, hold_series.vendor_id, hold_series.every_days) returning * into made;
  result := '[]';
  foreach start in array wanted loop
    day := (start at time zone 'Asia/Kolkata')::date;
    if not exists (select from private.free_starts(visit.parts, private.series_rules(hold_series.vendor_id),
        daterange(day, day + 1), now()) as s where s = start) then
      perform private.refuse(409, 'slot_taken', 'This time has just been taken. Please choose another one.',
        jsonb_build_object('starts_at', start));
    end if;
    insert into public.bookings (vendor_id, user_id, series_id, state, starts_at, ends_at, hold_until)
    values (hold_series.vendor_id, caller, made.id, 'held', start,
      start + make_interval(mins => private.minutes_of_visit(visit.parts)),
      now() + make_interval(secs => private.setting_int('booking_hold_seconds'))) returning * into b;
    perform private.keep_parts(b, visit.parts, visit.needs, private.take_time(b, visit.parts));
    result := result || jsonb_build_object('id', b.id, 'starts_at', b.starts_at, 'ends_at', b.ends_at);
  end loop;
  result := jsonb_build_object('series_id', made.id, 'hold_until', b.hold_until, 'bookings', result, 'replayed', false);
  perform private.keep_result(caller, hold_series.idempotency_key, result);
  return result;
end
$$;

comment on function public.hold_series is
  'Keeps all times of a series for the caller while they decide, or none, once per key: {series_id, hold_until, '
  'bookings: [{id, starts_at, ends_at}], replayed}. starts are those that preview_series said are free, or others of '
  'its answer. A series kept before is given back. Priced and placed as {trade, series_id}.';

create function private.price_series(caller uuid, request jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  booking uuid;
  priced jsonb;
  problems jsonb := '[]';
  orders jsonb := '[]';
begin
  for booking in
    select b.id from public.bookings as b
    where b.series_id::text = price_series.request ->> 'series_id' and b.user_id = caller and b.order_id is null
      and b.state in ('held', 'expired') order by b.starts_at
  loop
    priced := private.price_booking(caller, (request - 'series_id') || jsonb_build_object('booking_id', booking));
    problems := problems || (priced -> 'problems');
    orders := orders || (priced -> 'orders');
  end loop;
  if orders = '[]' and problems = '[]' then problems := jsonb_build_array(private.problem('slot_taken')); end if;
  return jsonb_build_object('problems', (select coalesce(jsonb_agg(distinct p), '[]')
    from jsonb_array_elements(problems) as p), 'address', null, 'orders', orders);
end
$$;

comment on function private.price_series is
  'What the times of a series cost that the caller keeps, each as a booking of its own: an order and a payment each.';

create function private.relate_series() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.relate_orders(new.order_id, b.order_id, 'series') from public.bookings as b
  where b.series_id = new.series_id and b.order_id is not null and b.starts_at < new.starts_at
  order by b.starts_at desc limit 1;
  return null;
end
$$;

create trigger visits_of_a_series_are_related after update of order_id on public.bookings
  for each row when (new.order_id is not null and old.order_id is null and new.series_id is not null)
  execute function private.relate_series();

create function private.place_in_series(b public.bookings) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', b.series_id, 'number', count(*) filter (where (k.starts_at, k.id)
      <= (b.starts_at, b.id)), 'visits', count(*), 'left', count(*) filter (where k.starts_at > now()
      and k.state in ('pending', 'confirmed')))
  from public.bookings as k where k.series_id = b.series_id and k.order_id is not null having count(*) > 1
$$;

comment on function private.place_in_series is
  'Which visit of its series a booking is: {id, number, visits, left}, left being those still to come; null for none.';

-- Skipping one is cancelling it with this reason; ending the rest shows first what that comes to.
insert into public.cancellation_reasons (code, actors, fault) values
  ('visit_skipped', '{user}', 'customer'), ('series_ended', '{user}', 'customer');

create function private.rest_of_series(series_id uuid) returns setof public.enhanced_orders
language sql stable set search_path = '' as $$
  select o.* from public.bookings as b join public.enhanced_orders as o on o.id = b.order_id
  where b.series_id = rest_of_series.series_id and b.starts_at > now() and o.status in ('pending', 'confirmed')
  order by b.starts_at
$$;

create function private.cost_of_ending(series_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('charge_paise', coalesce(sum((t.terms ->> 'charge_paise')::bigint), 0),
    'refund_paise', coalesce(sum((t.terms ->> 'refund_paise')::bigint), 0),
    'visits', coalesce(jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'starts_at',
      o.scheduled_for, 'charge_paise', t.terms -> 'charge_paise', 'refund_paise', t.terms -> 'refund_paise')
      order by o.scheduled_for), '[]'))
  from private.rest_of_series(series_id) as o,
    lateral (select private.cancellation_terms(o, 'user', 'series_ended')) as t (terms)
$$;

create function private.own_series(series_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not exists (select from public.booking_series as s where s.id = own_series.series_id and s.user_id = caller) then
    perform private.refuse(404, 'series_not_found', 'There is no such series of visits.');
  end if;
  return caller;
end
$$;

create function public.preview_series_end(series_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.own_series(preview_series_end.series_id);
  return private.cost_of_ending(preview_series_end.series_id);
end
$$;

comment on function public.preview_series_end is
  'What ending the rest of one''s series comes to now: {charge_paise, refund_paise, visits: [{order_id, order_number, '
  'starts_at, charge_paise, refund_paise}]}, each visit by the steps of cancelling it.';

create function public.end_series(series_id uuid, seen_charge_paise bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.own_series(end_series.series_id);
  cost jsonb;
begin
  -- As cancelling does: one person's acts one after the other, the orders of a checkout in one order.
  perform private.take_turns('cancel_order', caller::text);
  perform from public.enhanced_orders as e
  where e.checkout_id in (select o.checkout_id from private.rest_of_series(end_series.series_id) as o)
  order by e.id for no key update;
  cost := private.cost_of_ending(end_series.series_id);
  if (cost ->> 'charge_paise')::bigint > coalesce(end_series.seen_charge_paise, 0) then
    perform private.refuse(409, 'series_price_changed', 'Ending it now costs more than was shown. Please look again.',
      jsonb_build_object('charge_paise', cost -> 'charge_paise'));
  end if;
  perform private.transition((v ->> 'order_id')::uuid, 'cancelled', caller, 'user', 'series_ended')
  from jsonb_array_elements(cost -> 'visits') as v;
  return cost;
end
$$;

comment on function public.end_series is
  'Cancels the visits of one''s series that are still to come, for no more than was shown (series_price_changed); '
  'answers as preview_series_end. Again it finds none.';

-- Accounts that close -------------------------------------------------------------------------------------------------
create function private.series_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('booking_series', (select coalesce(jsonb_agg(to_jsonb(s) - 'user_id'
    order by s.created_at), '[]') from public.booking_series as s where s.user_id = caller))
$$;

comment on function private.series_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_series(caller uuid) returns void language sql set search_path = '' as $$
  delete from public.booking_series as s where s.user_id = caller
$$;

comment on function private.forget_series is 'Forgets which bookings of a closed account belonged together.';

insert into private.trade_accounts (trade, data, forget)
  values ('booking_series', 'private.series_data', 'private.forget_series');

revoke execute on function private.series_rules(uuid), private.check_first_visit(uuid, timestamptz),
  private.price_series(uuid, jsonb), private.relate_series(), private.place_in_series(public.bookings),
  private.rest_of_series(uuid),
  private.cost_of_ending(uuid), private.own_series(uuid), private.series_data(uuid), private.forget_series(uuid)
  from public;
revoke execute on function public.preview_series(uuid, jsonb, timestamptz, integer, integer),
  public.hold_series(uuid, jsonb, timestamptz[], integer, text), public.preview_series_end(uuid),
  public.end_series(uuid, bigint) from public, anon;
grant execute on function public.preview_series(uuid, jsonb, timestamptz, integer, integer),
  public.hold_series(uuid, jsonb, timestamptz[], integer, text), public.preview_series_end(uuid),
  public.end_series(uuid, bigint) to authenticated;
