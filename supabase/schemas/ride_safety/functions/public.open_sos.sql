create or replace function public.open_sos()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('sos_id', s.id, 'order_id', o.id, 'order_number',
      o.order_number, 'status', o.status, 'region_id', o.region_id, 'role', s.role, 'at', s.at, 'told', s.told,
      'lat', coalesce(p.lat, s.lat), 'lng', coalesce(p.lng, s.lng), 'position_at', p.at,
      'customer', jsonb_build_object('name', u.full_name, 'phone', '+' || ltrim(a.phone, '+')),
      'rider', case when r.rider_name is not null then jsonb_build_object('name', r.rider_name, 'phone',
        r.rider_phone) end,
      'driver', case when c.user_id is not null then jsonb_build_object('name', c.name, 'phone', c.phone, 'plate',
        c.plate, 'vehicle', c.vehicle_kind) end) order by s.at), '[]')
    from private.sos_calls as s join public.enhanced_orders as o on o.id = s.order_id
    join private.rides as r on r.order_id = o.id join auth.users as a on a.id = o.user_id
    left join public.profiles as u on u.id = o.user_id left join lateral private.job_of(o.id) as j on true
    left join public.couriers as c on c.user_id = j.performer_id
    left join public.courier_positions as p on p.user_id = c.user_id
    where s.acknowledged_at is null);
end
$function$;

comment on function public.open_sos() is 'Calls for help that nobody has answered, the oldest first: [{sos_id, order_id, order_number, status, region_id, role, at, told, lat, lng, position_at, customer, rider, driver}]. Administrators only.';

revoke all on function public.open_sos() from public;

grant execute on function public.open_sos() to authenticated, postgres;
