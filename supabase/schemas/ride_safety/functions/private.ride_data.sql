create or replace function private.ride_data (
  caller uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'safety_contacts', (select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'phone', c.phone)
      order by c.name), '[]') from private.safety_contacts as c where c.user_id = ride_data.caller),
    'favourite_drivers', (select coalesce(jsonb_agg(split_part(c.name, ' ', 1) order by f.at), '[]')
      from private.favourite_drivers as f join public.couriers as c on c.user_id = f.driver_id
      where f.user_id = ride_data.caller),
    'rides', (select coalesce(jsonb_agg(jsonb_build_object('order_number', o.order_number, 'vehicle', r.vehicle,
        'rider', r.rider_name, 'rider_phone', r.rider_phone, 'metres', r.metres,
        'tip_paise', private.later_tip(o.id, (select j.performer_id from private.job_of(o.id) as j)))
        order by o.created_at), '[]')
      from private.rides as r join public.enhanced_orders as o on o.id = r.order_id
      where o.user_id = ride_data.caller))
$function$;

comment on function private.ride_data(uuid) is 'What rides store about a person; see trade_accounts.';

revoke all on function private.ride_data(uuid) from public;
