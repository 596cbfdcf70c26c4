create or replace function private.ride_job_detail (
  o public.enhanced_orders,
  job public.jobs,
  offered boolean
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('vehicle', r.vehicle, 'mode', r.mode, 'hours', r.hours,
    'stops', (select jsonb_agg(jsonb_build_object('n', s.n, 'what', s.what,
        -- Before accepting, an area is all that is told: the last words of an address.
        'area', trim(coalesce(nullif(regexp_replace(s.address, '^.*,\s*([^,]+,[^,]+)$', '\1'), ''), s.address)))
        || case when ride_job_detail.offered then '{}' else jsonb_build_object('label', s.address, 'landmark',
          s.landmark, 'lat', s.lat, 'lng', s.lng, 'arrived_at', s.arrived_at, 'done_at', s.done_at) end
        order by s.n) from public.job_stops as s where s.job_id = job.id),
    'pickup_metres', (select public.distance_m(p.lat, p.lng, s.lat, s.lng) from public.job_stops as s
      join public.courier_positions as p on p.user_id = auth.uid() where s.job_id = job.id and s.n = 1),
    'metres', r.metres, 'seconds', r.seconds, 'driver_paise', job.pay_paise,
    'pay', case when private.cash_due(o.id) > 0 then 'cash' else 'wallet' end,
    'rider_name', case when not ride_job_detail.offered then coalesce(r.rider_name, (select split_part(u.full_name,
      ' ', 1) from public.profiles as u where u.id = o.user_id)) end,
    'women_only', coalesce(r.women_driver = 'must', false), 'scheduled_for', o.scheduled_for,
    'note', case when not ride_job_detail.offered then o.instructions end,
    'waiting', private.ride_waiting_now(o), 'fixed', r.fixed_at is not null)
  from private.rides as r where r.order_id = o.id
$function$;

comment on function private.ride_job_detail(public.enhanced_orders, public.jobs, boolean) is
  'What a ride says of its job to whoever is offered it or drives it; whole addresses, places and the name only once it is accepted.';

revoke all on function private.ride_job_detail(public.enhanced_orders, public.jobs, boolean) from public;
