create or replace function public.ride_surges()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return (select coalesce(jsonb_agg(jsonb_build_object('region_id', r.id, 'region', r.name, 'vehicle', v.vehicle,
      'surge_bp', private.ride_surge_at(r.id, v.vehicle, now())) order by r.name, v.vehicle), '[]')
    from public.regions as r cross join (select distinct c.vehicle from private.ride_cards as c) as v);
end
$function$;

comment on function public.ride_surges() is 'The surge that holds now by region and vehicle: [{region_id, region, vehicle, surge_bp}]. Administrators only.';

revoke all on function public.ride_surges() from public;

grant execute on function public.ride_surges() to authenticated, postgres;
