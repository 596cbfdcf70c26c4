create or replace function public.set_ride_surge (
  region_id uuid,
  vehicle text,
  surge_bp integer,
  minutes integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_role('admin');
begin
  if set_ride_surge.surge_bp is null or set_ride_surge.surge_bp not between 5000 and 20000
      or set_ride_surge.minutes is null or set_ride_surge.minutes not between 5 and 1440
      or not exists (select from public.regions as r where r.id = set_ride_surge.region_id)
      or set_ride_surge.vehicle is not null and not exists (select from private.ride_cards as c
        where c.vehicle = set_ride_surge.vehicle) then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  insert into private.ride_surges (region_id, vehicle, surge_bps, valid_until, set_by)
  values (set_ride_surge.region_id, set_ride_surge.vehicle, set_ride_surge.surge_bp,
    now() + make_interval(mins => set_ride_surge.minutes), caller);
  perform private.audit('set_ride_surge', 'region', set_ride_surge.region_id::text, null,
    jsonb_build_object('vehicle', set_ride_surge.vehicle, 'surge_bp', set_ride_surge.surge_bp, 'minutes',
      set_ride_surge.minutes));
end
$function$;

comment on function public.set_ride_surge(uuid, text, integer, integer) is 'Sets how many times the usual rides cost in a region from now on, for so many minutes (10000 is once, at most 20000), of one vehicle or of all. Administrators only; in the audit log.';

revoke all on function public.set_ride_surge(uuid, text, integer, integer) from public;

grant execute on function public.set_ride_surge(uuid, text, integer, integer) to authenticated, postgres;
