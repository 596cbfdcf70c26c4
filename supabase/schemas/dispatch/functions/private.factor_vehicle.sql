create or replace function private.factor_vehicle (
  job public.jobs,
  courier public.couriers,
  metres integer
)
  returns numeric
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select case when job.load_grams is null then 0 else - (select count(*) from private.vehicle_classes as k,
    private.vehicle_classes as own where own.class = courier.vehicle_kind and k.parcels
      and k.carries_grams >= job.load_grams and k.carries_grams < own.carries_grams) end);
end
$function$;

comment on function private.factor_vehicle(public.jobs, public.couriers, integer) is 'How many smaller classes would carry the load, as a negative number.';

revoke all on function private.factor_vehicle(public.jobs, public.couriers, integer) from public;
