create or replace function private.jobs_of_day (
  caller uuid,
  from_at timestamp with time zone,
  to_at timestamp with time zone
)
  returns table (
    order_id uuid,
    order_number text,
    trade text,
    name text,
    at timestamp with time zone,
    pay_paise bigint,
    tip_paise bigint,
    cash_paise bigint,
    distance_m integer,
    empty_m integer,
    parts jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.jobs_of_day(uuid, timestamp with time zone, timestamp
  with time zone) is 'What somebody drove or delivered between two times: pay, tip and cash in paise, the paid way and the way to the pick-up (empty_m, null where the job was given by hand) in metres, and how the pay of a ride is made.';

revoke all
  on function private.jobs_of_day(uuid, timestamp with time zone, timestamp with time zone)
  from public;
