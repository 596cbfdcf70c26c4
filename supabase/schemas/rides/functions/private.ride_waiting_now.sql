create or replace function private.ride_waiting_now (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('since', w.since, 'free_until', w.since + make_interval(secs => case when s.n = 1
      then c.free_seconds else c.stop_free_seconds end),
    'per_minute_paise', private.with_ride_tax(c.waiting_per_minute_paise))
  from private.rides as r join private.ride_cards as c on c.id = r.card_id
  cross join lateral private.job_of(r.order_id) as j
  join public.job_stops as s on s.job_id = j.id and s.arrived_at is not null and s.done_at is null and s.what <> 'drop'
  cross join lateral (select case when s.n = 1 then greatest(s.arrived_at, o.scheduled_for) else s.arrived_at end
    as since) as w
  where r.order_id = o.id and o.status in ('confirmed', 'in_progress') order by s.n limit 1
$function$;

revoke all on function private.ride_waiting_now(public.enhanced_orders) from public;
