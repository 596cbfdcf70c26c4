-- When an order arrives: one rule from preparation, distance and the courier's position, for every screen that says a time.

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description, is_public) values
  ('estimate_preparing_seconds', 'integer', 'seconds', '1500', 300, 7200, 'orders',
   'From placing to arrival while nothing more is known (Spec §4 Orders: 25 minutes while preparing).', false),
  ('estimate_pickup_seconds', 'integer', 'seconds', '300', 60, 3600, 'orders',
   'A courier''s way to the vendor while the position is not known (Spec §4 Orders: 5 minutes when ready).', false),
  ('estimate_least_seconds', 'integer', 'seconds', '120', 60, 3600, 'orders',
   'The least that is left on the way while the courier''s position is not known (Spec §4 Orders: 2 minutes).', false);

create type private.estimate as (arrives_at timestamptz, waits_for text);
comment on type private.estimate is 'waits_for: what decides the time at this moment, preparation, courier or road.';

create function private.travel_time(distance_m integer) returns interval language sql stable set search_path = '' as $$
  select make_interval(mins => private.travel_minutes(travel_time.distance_m))
$$;

create function private.estimate_goods(o public.enhanced_orders) returns private.estimate
language plpgsql stable set search_path = '' as $$
declare
  job public.deliveries;
  courier public.courier_positions;
  ready_at timestamptz;
  courier_at timestamptz;
begin
  if o.status not in ('preparing', 'ready', 'out_for_delivery', 'on_way') then return null; end if;
  select * into job from public.deliveries as d where d.order_id = o.id;
  select * into courier from public.courier_positions as p where p.user_id = job.courier_id and p.at > now() - interval '2 minutes';
  if o.status = 'on_way' then return row(now(), 'road')::private.estimate; end if;
  if o.status = 'out_for_delivery' then
    return row(case when courier.user_id is not null
        then now() + private.travel_time(private.road_distance_m(courier.lat, courier.lng, job.drop_lat, job.drop_lng))
        else greatest(job.picked_up_at + private.travel_time(o.distance_m),
          now() + make_interval(secs => private.setting_int('estimate_least_seconds'))) end, 'road')::private.estimate;
  end if;

  ready_at := case when o.status = 'preparing' then coalesce(
    (select e.at from public.order_events as e where e.order_id = o.id and e.to_status = 'confirmed') + make_interval(mins => o.prep_minutes),
    o.created_at + make_interval(secs => private.setting_int('estimate_preparing_seconds')) - private.travel_time(o.distance_m)) end;
  ready_at := greatest(ready_at, now() + case when o.status = 'preparing'
    then make_interval(secs => private.setting_int('estimate_least_seconds')) else interval '0' end);
  if job.order_id is null then return row(ready_at, 'preparation')::private.estimate; end if;
  courier_at := now() + case
    when job.state = 'at_pickup' then interval '0'
    when courier.user_id is not null
      then private.travel_time(private.road_distance_m(courier.lat, courier.lng, job.pickup_lat, job.pickup_lng))
    else make_interval(secs => private.setting_int('estimate_pickup_seconds')) end;
  return row(greatest(greatest(ready_at, courier_at) + private.travel_time(o.distance_m), o.scheduled_for),
    case when courier_at > ready_at then 'courier' else 'preparation' end)::private.estimate;
end
$$;
comment on function private.estimate_goods is
  'When goods arrive, from preparing on: when they are ready and the courier is there, plus the way; for what is collected, when it is '
  'ready. Null before, when the promise stands, and after.';

alter table private.order_kinds add column estimate text;
comment on column private.order_kinds.estimate is
  'The name of a function (o enhanced_orders) returns private.estimate; null for a kind that nobody waits for.';
update private.order_kinds as k set estimate = 'private.estimate_goods' where k.kind in ('delivery', 'pickup');

create table private.order_estimates (
  order_id uuid primary key references public.enhanced_orders (id),
  arrives_at timestamptz not null,
  delayed_by text,
  updated_at timestamptz not null default now()
);
comment on table private.order_estimates is 'The time that the customer of an order was told last, and why it was put back, if it was.';

create function private.estimate_now(o public.enhanced_orders) returns private.order_estimates
language plpgsql stable set search_path = '' as $$
declare
  fresh private.estimate;
  told private.order_estimates;
  rule text := (select k.estimate from private.order_kinds as k where k.kind = o.kind);
begin
  if rule is null or o.status in ('delivered', 'cancelled') then return null; end if;
  execute format('select * from %s($1)', rule) into fresh using o;
  if fresh.arrives_at is null then return null; end if;
  select * into told from private.order_estimates as e where e.order_id = o.id;
  -- Earlier is told at once; later only with a reason, and not for less than a minute.
  told.arrives_at := coalesce(told.arrives_at, o.promised_max_at);
  if told.arrives_at is null or fresh.arrives_at <= told.arrives_at then
    if told.arrives_at - fresh.arrives_at > interval '1 minute' then told.delayed_by := null; end if;
    told.arrives_at := fresh.arrives_at;
  elsif fresh.arrives_at > told.arrives_at + interval '1 minute' then
    told.arrives_at := fresh.arrives_at;
    told.delayed_by := fresh.waits_for;
  end if;
  told.order_id := o.id;
  told.updated_at := coalesce(told.updated_at, now());
  return told;
end
$$;
comment on function private.estimate_now is
  'The time to tell at this moment: it never moves back without delayed_by (preparation, courier or road). Null where the promise stands.';

create function private.keep_estimate(o public.enhanced_orders, was public.order_status default null) returns void
language plpgsql set search_path = '' as $$
declare
  told private.order_estimates := private.estimate_now(o);
begin
  if told.order_id is null then return; end if;
  insert into private.order_estimates as e select told.*
  on conflict (order_id) do update set arrives_at = excluded.arrives_at, delayed_by = excluded.delayed_by, updated_at = excluded.updated_at
  where e.arrives_at <> excluded.arrives_at;
end
$$;
comment on function private.keep_estimate is 'Keeps what is told of an order from now on.';
insert into private.order_effects (kind, to_status, position, effect)
select kind, step, 60, 'private.keep_estimate'
from unnest('{delivery,pickup}'::public.order_kind[]) as kind,
  unnest('{preparing,ready,out_for_delivery,on_way}'::public.order_status[]) as step
where kind = 'delivery' or step in ('preparing', 'ready');

create function private.eta_of(o public.enhanced_orders) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'min_at', case when told.arrives_at is null then o.promised_min_at else greatest(told.arrives_at, now()) end,
    'max_at', case when told.arrives_at is null then o.promised_max_at else greatest(told.arrives_at, now()) end,
    'promised_at', o.promised_max_at, 'delayed_by', told.delayed_by)
  from private.estimate_now(o) as told
$$;
comment on function private.eta_of is
  'When an order arrives, for its customer: {min_at, max_at, promised_at, delayed_by}; the promise until preparing begins, then one time.';
