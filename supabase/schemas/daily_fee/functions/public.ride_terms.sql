create or replace function public.ride_terms()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.ride_terms() is 'What drivers pay the platform in each region with each vehicle: [{region_id, region_name, vehicle, model, fee_paise, from, modes: [{mode, commission_bp}], next, taken_paise (fees of the last seven days)}]. Administrators only.';

revoke all on function public.ride_terms() from public;

grant execute on function public.ride_terms() to authenticated, postgres;
