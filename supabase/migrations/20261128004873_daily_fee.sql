-- Commission or a fee a day (docs/decisions/0146): a rate card says which, from a day on that its drivers know before.
-- With a fee the driver keeps the whole fare but its tax and pays for each day with a ride, once.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

alter table private.ride_cards
  add column daily_fee_paise integer not null default 0
    constraint ride_card_daily_fee check (daily_fee_paise between 0 and 50000),
  add constraint ride_card_one_model check (daily_fee_paise = 0 or commission_bps = 0);

comment on column private.ride_cards.daily_fee_paise is
  'What drivers pay for a day with a ride, instead of a commission; zero: they pay the commission.';

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  -- The law leaves a driver 80 % of the fares.
  ('daily_fee_most_bp', 'integer', 'basis_points', '2000', 0, 2000, 'rides',
   'The fee of a day is never more than this part of what the day''s fares brought the driver.', false);

insert into private.notification_templates (template, type, title, message) values
  ('daily_fee_taken', 'info', 'Fee for the day',
    'We took {amount} from your earnings for a day. Rides on it: {rides}.');

create table private.daily_fees (
  driver_id uuid not null references auth.users (id),
  day date not null,
  rides integer not null constraint daily_fee_needs_rides check (rides > 0),
  fares_paise bigint not null,
  asked_paise integer not null constraint daily_fee_asked check (asked_paise > 0),
  fee_paise bigint not null,
  taken_at timestamptz not null default now(),
  primary key (driver_id, day),
  constraint daily_fee_driver_floor check (fee_paise between 0 and asked_paise
    and fee_paise * 10000 <= fares_paise * 2000)
);

comment on table private.daily_fees is
  'What drivers paid for a day, once each: of the rides that it is for, what their fares brought (fares_paise), what '
  'the rate asks (asked_paise) and what was taken. The law''s 80 % for the driver is a constraint.';

create index daily_fees_day_idx on private.daily_fees (day);

revoke all on private.daily_fees from anon, authenticated;

create function private.daily_fee_sums(day date, driver_id uuid default null)
returns table (driver_id uuid, rides integer, fares_paise bigint, asked_paise integer, fee_paise bigint)
language sql stable security definer set search_path = '' as $$
  select d.performer_id, count(*)::integer, sum(e.paise)::bigint, max(c.daily_fee_paise),
    least(max(c.daily_fee_paise), floor(sum(e.paise)::numeric
      * least(private.setting_int('daily_fee_most_bp'), 2000) / 10000))::bigint
  from public.jobs as d join private.rides as r on r.order_id = d.order_id
  join private.ride_cards as c on c.id = r.card_id and c.daily_fee_paise > 0
  join public.enhanced_orders as o on o.id = d.order_id and o.status = 'delivered' and o.payment_status <> 'refunded'
  -- Tips and tolls are no fare; what a refund took back was not earned.
  cross join lateral (select greatest(least((r.final ->> 'driver')::bigint,
    private.shared(o.id, 'courier_payable') - private.charged(o.id, 'tip')), 0) as paise) as e
  where d.state = 'delivered' and d.done_at >= daily_fee_sums.day::timestamp at time zone 'Asia/Kolkata'
    and d.done_at < (daily_fee_sums.day + 1)::timestamp at time zone 'Asia/Kolkata'
    and (daily_fee_sums.driver_id is null or d.performer_id = daily_fee_sums.driver_id)
  group by d.performer_id having sum(e.paise) > 0
$$;

comment on function private.daily_fee_sums is
  'The fees of an Indian day: for how many rides, what their fares brought the driver, what the dearest of their rates '
  'asks, and what may be taken of it. No row where no ride was done. The one computation: the driver''s day shows it '
  'while it runs, the ledger gets it when it is over.';

create function private.take_daily_fee(driver_id uuid, day date) returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  made private.daily_fees;
begin
  insert into private.daily_fees (driver_id, day, rides, fares_paise, asked_paise, fee_paise)
  select s.driver_id, take_daily_fee.day, s.rides, s.fares_paise, s.asked_paise, s.fee_paise
  from private.daily_fee_sums(take_daily_fee.day, take_daily_fee.driver_id) as s
  on conflict do nothing returning * into made;
  if coalesce(made.fee_paise, 0) = 0 then return 0; end if;
  perform private.post('daily_fee', null, 'daily-fee:' || made.driver_id || ':' || made.day, array[
    (made.driver_id, 'courier_payable', -made.fee_paise)::private.movement,
    (null, 'platform_revenue', made.fee_paise)::private.movement]);
  perform private.notify(made.driver_id, 'daily_fee_taken', jsonb_build_object('amount',
    private.rupees(made.fee_paise), 'amount_paise', made.fee_paise, 'rides', made.rides), '/driver/dashboard');
  perform private.publish('user:' || made.driver_id, 'cash', '{}'::jsonb);
  return made.fee_paise;
end
$$;

comment on function private.take_daily_fee is
  'Takes a driver''s fee for a day that is over from their earnings, once; answers how much, in paise.';

create function private.take_daily_fees(most integer default 500) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  one record;
  taken integer := 0;
begin
  for one in
    select distinct d.performer_id, k.day from public.jobs as d
    join private.rides as r on r.order_id = d.order_id
    join private.ride_cards as c on c.id = r.card_id and c.daily_fee_paise > 0
    cross join lateral (select (d.done_at at time zone 'Asia/Kolkata')::date as day) as k
    where d.state = 'delivered' and d.performer_id is not null and d.done_at > now() - interval '8 days'
      -- A step that was kept on a phone without a network comes so much later.
      and k.day < ((now() - make_interval(secs => private.setting_int('offline_step_seconds')))
        at time zone 'Asia/Kolkata')::date
      and not exists (select from private.daily_fees as f where f.driver_id = d.performer_id and f.day = k.day)
    order by k.day, d.performer_id limit take_daily_fees.most
  loop
    begin
      if private.take_daily_fee(one.performer_id, one.day) > 0 then taken := taken + 1; end if;
    exception when others then
      -- One that fails is tried again and keeps nobody else's day open.
      raise warning 'daily fee of % on %: %', one.performer_id, one.day, sqlerrm;
    end;
  end loop;
  return taken;
end
$$;

comment on function private.take_daily_fees is
  'Takes the fees of days that are over, each once: called each hour, it goes on where it was interrupted. Answers how '
  'many were taken.';

select cron.schedule('take-daily-fees', '20 * * * *', 'select private.take_daily_fees()');

create function private.daily_fee_of(driver_id uuid, day date) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select f.fee_paise from private.daily_fees as f
      where f.driver_id = daily_fee_of.driver_id and f.day = daily_fee_of.day),
    (select s.fee_paise from private.daily_fee_sums(daily_fee_of.day, daily_fee_of.driver_id) as s), 0)
$$;

comment on function private.daily_fee_of is
  'A driver''s fee for a day, in paise: what was taken, or what would be if the day ended now.';

-- What holds ----------------------------------------------------------------------------------------------------------
create function private.ride_terms_at(region_id uuid, vehicle text, at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('model', case when max(c.daily_fee_paise) > 0 then 'daily_fee' else 'commission' end,
    'fee_paise', max(c.daily_fee_paise), 'from', max(c.valid_from),
    'modes', jsonb_agg(jsonb_build_object('mode', m.mode, 'commission_bp', c.commission_bps) order by m.n))
  from unnest('{trip,rental,intercity}'::text[]) with ordinality as m (mode, n)
  cross join lateral private.ride_card_at(ride_terms_at.region_id, ride_terms_at.vehicle, m.mode, ride_terms_at.at)
    as c
  where c.id is not null having count(*) > 0
$$;

comment on function private.ride_terms_at is
  'What drivers with a vehicle pay the platform then: {model: commission|daily_fee, fee_paise, from, modes: [{mode, '
  'commission_bp}]}; null where nothing is driven.';

create function private.next_ride_terms(region_id uuid, vehicle text) returns jsonb
language sql stable set search_path = '' as $$
  select t.terms from (
    select distinct c.valid_from from private.ride_cards as c
    where c.region_id = next_ride_terms.region_id and c.vehicle = next_ride_terms.vehicle and c.valid_from > now()) as f
  cross join lateral (select private.ride_terms_at(next_ride_terms.region_id, next_ride_terms.vehicle, f.valid_from)
    as terms) as t
  where t.terms - 'from' <> private.ride_terms_at(next_ride_terms.region_id, next_ride_terms.vehicle, now()) - 'from'
  order by f.valid_from limit 1
$$;

comment on function private.next_ride_terms is 'The next terms that differ from those in force; null for none.';

create function public.my_ride_terms() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  c public.couriers := private.require_courier();
  -- A car drives as a small one.
  vehicle text := case c.vehicle_kind when 'car' then 'mini' else c.vehicle_kind end;
begin
  if not c.takes_rides then return null; end if;
  return private.ride_terms_at(c.region_id, vehicle, now()) || jsonb_build_object('most_bp',
    private.setting_int('daily_fee_most_bp'), 'next', private.next_ride_terms(c.region_id, vehicle));
end
$$;

comment on function public.my_ride_terms is
  'What the caller pays the platform for rides today: {model, fee_paise (a day with a ride), most_bp (never more than '
  'this part of the day''s fares), from, modes: [{mode, commission_bp}], next: the same of what comes, or null}; null '
  'for who takes no rides.';

-- The desk ------------------------------------------------------------------------------------------------------------
create function public.ride_terms() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(private.ride_terms_at(k.region_id, k.vehicle, now()) || jsonb_build_object(
      'region_id', k.region_id, 'region_name', g.name, 'vehicle', k.vehicle,
      'next', private.next_ride_terms(k.region_id, k.vehicle),
      -- Of a week: what the fees came to.
      'taken_paise', coalesce(f.paise, 0)) order by g.name, v.position), '[]')
    from (select distinct c.region_id, c.vehicle from private.ride_cards as c where c.valid_from <= now()) as k
    join public.regions as g on g.id = k.region_id
    join private.ride_vehicles as v on v.vehicle = k.vehicle
    left join lateral (select sum(d.fee_paise) as paise from private.daily_fees as d
      join public.couriers as u on u.user_id = d.driver_id
      where u.region_id = k.region_id and u.vehicle_kind = k.vehicle and d.day >= private.today() - 7) as f on true);
end
$$;

comment on function public.ride_terms is
  'What drivers pay the platform in each region with each vehicle: [{region_id, region_name, vehicle, model, '
  'fee_paise, from, modes: [{mode, commission_bp}], next, taken_paise (fees of the last seven days)}]. Administrators '
  'only.';

create function public.set_ride_terms(terms jsonb, idempotency_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
  region uuid := (select r.id from public.regions as r where r.id::text = terms ->> 'region_id');
  vehicle text := left(terms ->> 'vehicle', 20);
  model text := terms ->> 'model';
  fee integer := private.json_integer(terms -> 'fee_paise', 100, 50000);
  commission integer := private.json_integer(terms -> 'commission_bp', 0, 2000);
  starts_on date := private.json_date(terms ->> 'starts_on');
  at timestamptz := starts_on::timestamp at time zone 'Asia/Kolkata';
  before jsonb;
  fault text;
  modes integer;
  written integer;
  result jsonb;
begin
  perform private.bound(set_ride_terms.terms, 2000);
  before := private.ride_terms_at(region, vehicle, greatest(at, now()));
  fault := case
    when region is null then 'region_id'
    when before is null then 'vehicle'
    when coalesce(model, '') not in ('commission', 'daily_fee') then 'model'
    when model = 'daily_fee' and fee is null then 'fee_paise'
    when model = 'commission' and terms ->> 'commission_bp' is not null and commission is null then 'commission_bp'
    -- Whoever drives knows it before the day.
    when coalesce(starts_on not between private.today() + 1 and private.today() + 365, true) then 'starts_on' end;
  if fault is not null then
    perform private.refuse(400, 'ride_terms_invalid', 'Something about these terms is not right.',
      jsonb_build_object('field', fault));
  end if;
  result := private.claim_idempotency(caller, set_ride_terms.idempotency_key, 'set_ride_terms');
  if result is not null then return result; end if;
  perform private.take_turns('ride_terms', region || ':' || vehicle);
  with cards as (
    select c.*, coalesce(commission, (select k.commission_bps from private.ride_cards as k
      where k.region_id = c.region_id and k.vehicle = c.vehicle and k.mode = c.mode and k.valid_from <= at
        and k.daily_fee_paise = 0 order by k.valid_from desc limit 1), 0) as usual
    from unnest('{trip,rental,intercity}'::text[]) as m (mode)
    cross join lateral private.ride_card_at(region, vehicle, m.mode, at) as c where c.id is not null),
  made as (
    insert into private.ride_cards (region_id, vehicle, mode, base_paise, covers_m, covers_seconds, per_km_paise,
      per_minute_paise, stop_paise, free_seconds, stop_free_seconds, waiting_per_minute_paise, night_from, night_to,
      night_bps, platform_vehicle, law_base_paise, law_covers_m, law_per_km_paise, min_bps, max_bps, valid_from,
      commission_bps, daily_fee_paise)
    select c.region_id, c.vehicle, c.mode, c.base_paise, c.covers_m, c.covers_seconds, c.per_km_paise,
      c.per_minute_paise, c.stop_paise, c.free_seconds, c.stop_free_seconds, c.waiting_per_minute_paise, c.night_from,
      c.night_to, c.night_bps, c.platform_vehicle, c.law_base_paise, c.law_covers_m, c.law_per_km_paise, c.min_bps,
      c.max_bps, at, case model when 'commission' then c.usual else 0 end,
      case model when 'daily_fee' then fee else 0 end
    from cards as c
    on conflict (region_id, vehicle, mode, valid_from) do update
      set commission_bps = excluded.commission_bps, daily_fee_paise = excluded.daily_fee_paise
      -- What was agreed of a ride stays.
      where not exists (select from private.rides as r where r.card_id = ride_cards.id)
    returning 1)
  select (select count(*) from cards), (select count(*) from made) into modes, written;
  if written < modes then
    perform private.refuse(409, 'ride_terms_in_use', 'Rides are ordered for that day. Please choose a later one.');
  end if;
  perform private.audit('set_ride_terms', 'ride_terms', region || ':' || vehicle, before,
    private.ride_terms_at(region, vehicle, at));
  result := jsonb_build_object('starts_at', at);
  perform private.keep_result(caller, set_ride_terms.idempotency_key, result);
  return result;
end
$$;

comment on function public.set_ride_terms is
  'Sets what drivers with a vehicle pay the platform in a region from a day on, at the earliest tomorrow (Indian '
  'time), with all else of the rates as it is: {region_id, vehicle, model: commission|daily_fee, fee_paise (of '
  'daily_fee, ₹1 to ₹500), commission_bp? (at most 2000; without it each mode''s last), starts_on}: {starts_at}. '
  'Administrators only, once per key, in the audit log. Refuses ride_terms_invalid with the field, ride_terms_in_use.';

revoke execute on function private.daily_fee_sums(date, uuid), private.take_daily_fee(uuid, date),
  private.take_daily_fees(integer), private.daily_fee_of(uuid, date),
  private.ride_terms_at(uuid, text, timestamptz), private.next_ride_terms(uuid, text) from public;
revoke execute on function public.my_ride_terms(), public.ride_terms(), public.set_ride_terms(jsonb, text)
  from public, anon;
grant execute on function public.my_ride_terms(), public.ride_terms(), public.set_ride_terms(jsonb, text)
  to authenticated;
