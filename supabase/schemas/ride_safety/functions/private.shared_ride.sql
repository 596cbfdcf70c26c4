create or replace function private.shared_ride (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.shared_status(o) || jsonb_build_object(
    'vehicle', jsonb_build_object('class', r.vehicle, 'plate', (select c.plate from private.job_of(o.id) as j
      join public.couriers as c on c.user_id = j.performer_id where o.status in ('confirmed', 'in_progress'))),
    'rider', r.rider_name, 'drop', (select jsonb_build_object('label', s.address, 'lat', s.lat, 'lng', s.lng)
      from private.job_of(o.id) as j cross join lateral private.last_stop(j.id) as s),
    -- Whoever rides for whom it was ordered begins it with the code, and has no account.
    'start_code', case when r.rider_name is not null and o.status = 'confirmed' then (select h.code
      from private.handover_codes as h where h.order_id = o.id and h.purpose = 'start') end)
  from private.rides as r where r.order_id = o.id
$function$;

comment on function private.shared_ride(public.enhanced_orders) is 'What a link shows of a ride: status, arrival, the driver''s first name, vehicle and position, where it goes; of one that was ordered for somebody else the rider''s name and the start code. No phone, no amount, nothing of the customer.';

revoke all on function private.shared_ride(public.enhanced_orders) from public;
