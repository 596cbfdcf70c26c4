create or replace function private.vehicle_fits (
  job public.jobs,
  vehicle text
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select case when job.vehicle_class is not null then job.vehicle_class = vehicle
      or job.vehicle_class = 'mini' and vehicle = 'car'
    when job.load_grams is not null then exists (select from private.vehicle_classes as k
      where k.class = vehicle and k.parcels and k.carries_grams >= job.load_grams)
    else true end);
end
$function$;

comment on function private.vehicle_fits(public.jobs, text) is 'Whether a job can be done with a vehicle: the class that it names, or any that carries its load.';

revoke all on function private.vehicle_fits(public.jobs, text) from public;
