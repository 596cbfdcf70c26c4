create or replace function private.ride_waiting (
  o public.enhanced_orders
)
  returns table (
    n smallint,
    seconds integer,
    minutes integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select s.n, w.seconds, greatest(w.seconds - case when s.n = 1 then c.free_seconds else c.stop_free_seconds end, 0)
    / 60
  from private.rides as r join private.ride_cards as c on c.id = r.card_id
  cross join lateral private.job_of(r.order_id) as j
  join public.job_stops as s on s.job_id = j.id and s.what <> 'drop' and s.arrived_at is not null
  cross join lateral (select greatest(extract(epoch from coalesce(s.done_at, private.step_time())
    - greatest(s.arrived_at, case when s.n = 1 then o.scheduled_for end))::integer, 0) as seconds) as w
  -- The time of a rental is paid by the hour.
  where r.order_id = o.id and (s.n = 1 or r.mode <> 'rental')
$function$;

comment on function private.ride_waiting(public.enhanced_orders) is 'How long a driver waited at each stop of a ride, and the whole minutes of it that are charged.';

revoke all on function private.ride_waiting(public.enhanced_orders) from public;
