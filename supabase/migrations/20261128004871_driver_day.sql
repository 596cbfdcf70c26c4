-- The day of whoever drives or delivers (docs/decisions/0141): a goal, what came of it and how the sum is made, and
-- where customers are asking.
set check_function_bodies = off;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('demand_seconds', 'integer', 'seconds', '10800', 900, 86400, 'orders',
   'Of how long a courier sees where customers asked.', false),
  ('demand_least', 'integer', 'count', '3', 2, 100, 'orders',
   'A place is shown on the map of demand from so many different customers on.', false);

create table private.driver_goals (
  user_id uuid primary key references public.couriers (user_id) on delete cascade,
  daily_paise integer not null constraint driver_goal_range check (daily_paise between 100 and 10000000),
  updated_at timestamptz not null default now()
);

create trigger account_is_open before insert on private.driver_goals for each row
  execute function private.hold_account_of_row('user_id');

comment on table private.driver_goals is 'What somebody who drives or delivers wants to earn a day, in paise.';

revoke all on private.driver_goals from anon, authenticated;

create function public.set_daily_goal(paise integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  c public.couriers := private.require_courier();
begin
  if set_daily_goal.paise is null then
    delete from private.driver_goals as g where g.user_id = c.user_id;
  elsif set_daily_goal.paise not between 100 and 10000000 then
    perform private.refuse(400, 'goal_invalid', 'This amount cannot be a goal.');
  else
    insert into private.driver_goals as g (user_id, daily_paise) values (c.user_id, set_daily_goal.paise)
    on conflict (user_id) do update set daily_paise = excluded.daily_paise, updated_at = now();
  end if;
  return jsonb_build_object('goal_paise', set_daily_goal.paise);
end
$$;

comment on function public.set_daily_goal is
  'Sets what the caller wants to earn a day, in paise; null removes it. Refuses goal_invalid (below a rupee, above a '
  'hundred thousand).';

create function private.sum_of_job(o public.enhanced_orders, paid_paise bigint) returns jsonb
language sql stable set search_path = '' as $$
  with fares as (
    select c.code, min(c.position) as place, sum(c.amount_paise)::bigint as paise
    from public.order_charges as c join public.charge_codes as k on k.code = c.code
    where c.order_id = o.id and c.phase <> 'refunded' and k.nature not in ('tax', 'discount', 'tip')
      and c.code not in ('tip', 'rounding')
    group by c.code having sum(c.amount_paise) <> 0)
  select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'amount_paise', f.paise) order by f.place), '[]')
    || case when sum(f.paise) <> sum_of_job.paid_paise
      then jsonb_build_array(jsonb_build_object('code', 'platform_share',
        'amount_paise', sum_of_job.paid_paise - sum(f.paise)))
      else '[]'::jsonb end
  from fares as f
$$;

comment on function private.sum_of_job is
  'How the pay of a ride is made: the rows of its fare without tax and tip, less what the platform keeps '
  '(platform_share), in paise; the rows add up to paid_paise.';

create function private.jobs_of_day(caller uuid, from_at timestamptz, to_at timestamptz)
returns table (order_id uuid, order_number text, trade text, name text, at timestamptz, pay_paise bigint,
  tip_paise bigint, cash_paise bigint, distance_m integer, empty_m integer, parts jsonb)
language sql stable set search_path = '' as $$
  select o.id, o.order_number, o.trade, o.vendor_name, d.done_at, pay.paise,
    tip.paise + private.later_tip(o.id, jobs_of_day.caller),
    (select coalesce(sum(p.amount_paise), 0) from public.payments as p
      where p.order_id = o.id and p.collected_by = jobs_of_day.caller),
    d.distance_m, way.metres, case when is_ride.it then private.sum_of_job(o, pay.paise) else '[]'::jsonb end
  from public.jobs as d join public.enhanced_orders as o on o.id = d.order_id
  join private.trades as t on t.trade = o.trade
  cross join lateral (select coalesce(t.performer_role = 'driver', false) as it) as is_ride
  cross join lateral (select case when exists (select from public.jobs as k
    where k.order_id = d.order_id and k.leg > d.leg) then 0 else private.charged(o.id, 'tip') end as paise) as tip
  -- What a ride pays is known at its end: waiting, tolls and a changed way are in it.
  cross join lateral (select case when is_ride.it
    then greatest(private.shared(o.id, 'courier_payable') - tip.paise, 0) else d.pay_paise end::bigint as paise) as pay
  cross join lateral (select max(f.distance_to_pickup_m) as metres from public.job_offers as f
    where f.job_id = d.id and f.courier_id = jobs_of_day.caller and f.outcome = 'accepted') as way
  where d.performer_id = jobs_of_day.caller and d.state = 'delivered' and d.done_at >= jobs_of_day.from_at
    and d.done_at < jobs_of_day.to_at
$$;

comment on function private.jobs_of_day is
  'What somebody drove or delivered between two times: pay, tip and cash in paise, the paid way and the way to the '
  'pick-up (empty_m, null where the job was given by hand) in metres, and how the pay of a ride is made.';

create function public.driver_day(day date default (now() AT TIME ZONE 'Asia/Kolkata')::date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_role('delivery');
  from_at timestamptz := private.known_day(driver_day.day)::timestamp at time zone 'Asia/Kolkata';
  to_at timestamptz := (driver_day.day + 1)::timestamp at time zone 'Asia/Kolkata';
  seconds integer := (select coalesce(sum(extract(epoch from least(coalesce(s.ended_at, now()), to_at)
      - greatest(s.started_at, from_at))), 0)::integer
    from private.courier_shifts as s
    where s.user_id = caller and s.started_at < to_at and coalesce(s.ended_at, now()) > from_at);
begin
  return (
    select jsonb_build_object('goal_paise', (select g.daily_paise from private.driver_goals as g
        where g.user_id = caller),
      'earned_paise', coalesce(sum(d.pay_paise + d.tip_paise), 0), 'done', count(*),
      'online_seconds', seconds,
      -- Below ten minutes an hour's pay says nothing.
      'per_hour_paise', case when seconds >= 600
        then (coalesce(sum(d.pay_paise + d.tip_paise), 0) * 3600 / seconds)::bigint end,
      'fee_paise', private.daily_fee_of(caller, driver_day.day),
      'paid_m', coalesce(sum(d.distance_m), 0), 'empty_m', coalesce(sum(d.empty_m), 0),
      'jobs', coalesce(jsonb_agg(jsonb_build_object('order_id', d.order_id, 'order_number', d.order_number,
        'trade', d.trade, 'name', d.name, 'at', d.at, 'pay_paise', d.pay_paise, 'tip_paise', d.tip_paise,
        'cash_paise', d.cash_paise, 'distance_m', d.distance_m, 'empty_m', d.empty_m, 'parts', d.parts)
        order by d.at desc), '[]'))
    from private.jobs_of_day(caller, from_at, to_at) as d);
end
$$;

comment on function public.driver_day is
  'The caller''s day of driving and delivering (Indian time): {goal_paise, earned_paise, done, online_seconds, '
  'per_hour_paise (null below ten minutes), fee_paise (of the day, not taken off earned_paise), paid_m, empty_m (ways '
  'to pick-ups), jobs: [{order_id, order_number, trade, name, at, pay_paise, tip_paise, cash_paise, distance_m, '
  'empty_m, parts (of a ride, [{code, amount_paise}])}]}.';

create function public.demand_cells(region uuid default null) returns table (lat double precision,
  lng double precision, count integer, place text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  where_id uuid := coalesce(demand_cells.region, c.region_id);
  -- Cells of 500 m: so many degrees of latitude, and of longitude at the region's middle.
  north double precision := 500 / 111195.0;
  east double precision;
begin
  select north / cos(radians(r.center_lat)) into east from public.regions as r where r.id = where_id;
  return query
    select (cell.y + 0.5) * north, (cell.x + 0.5) * east, cell.many,
      (select v.area from public.vendors as v
        where v.status = 'active' and v.area <> '' and v.region_id = where_id
          and abs(v.lat - (cell.y + 0.5) * north) < 2 * north and abs(v.lng - (cell.x + 0.5) * east) < 2 * east
        order by public.distance_m(v.lat, v.lng, (cell.y + 0.5) * north, (cell.x + 0.5) * east), v.id limit 1)
    from (
      select floor(s.lat / north)::integer as y, floor(s.lng / east)::integer as x,
        count(distinct j.id)::integer as many
      from public.jobs as j join public.job_stops as s on s.job_id = j.id and s.n = 1
      join public.enhanced_orders as o on o.id = j.order_id
      where j.region_id = where_id
        and j.search_started_at > now() - make_interval(secs => private.setting_int('demand_seconds'))
      group by 1, 2
      -- So many people, not requests: nobody is seen by asking three times.
      having count(distinct o.user_id) >= private.setting_int('demand_least')) as cell
    order by cell.many desc, cell.y, cell.x limit 100;
end
$$;

comment on function public.demand_cells is
  'Where customers asked for somebody in the last hours, in cells of 500 m: the middle, how many, and a known area '
  'near by. Only cells with enough different customers (demand_least), the busiest first, a hundred at most; without '
  'a region that of the caller.';

create function private.driver_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select case when exists (select from public.couriers as c where c.user_id = caller)
    then jsonb_build_object('daily_goal_paise',
      (select g.daily_paise from private.driver_goals as g where g.user_id = caller),
      'steps', (select coalesce(jsonb_agg(jsonb_build_object('what', s.what, 'at', s.at,
        'received_at', s.received_at) order by s.received_at, s.at), '[]')
        from private.courier_steps as s where s.user_id = caller)) || private.homeward_data(caller)
      || jsonb_build_object('daily_fees', (select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'rides', f.rides,
        'fee_paise', f.fee_paise) order by f.day), '[]') from private.daily_fees as f where f.driver_id = caller))
    else '{}'::jsonb end
$$;

comment on function private.driver_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_driver(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.driver_goals as g where g.user_id = caller;
  delete from private.courier_steps as s where s.user_id = caller;
  select private.forget_homeward(caller);
$$;

comment on function private.forget_driver is
  'Removes the goal, steps and home of a closed account; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('driving', 'private.driver_data', 'private.forget_driver');

revoke execute on function private.sum_of_job(public.enhanced_orders, bigint),
  private.jobs_of_day(uuid, timestamptz, timestamptz), private.driver_data(uuid), private.forget_driver(uuid)
  from public;
revoke execute on function public.set_daily_goal(integer), public.driver_day(date), public.demand_cells(uuid)
  from public, anon;
grant execute on function public.set_daily_goal(integer), public.driver_day(date), public.demand_cells(uuid)
  to authenticated;
