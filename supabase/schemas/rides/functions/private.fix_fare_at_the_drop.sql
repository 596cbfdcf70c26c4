create or replace function private.fix_fare_at_the_drop()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  o public.enhanced_orders;
begin
  select e.* into o from public.jobs as j join public.enhanced_orders as e on e.id = j.order_id
    join private.rides as r on r.order_id = e.id and r.fixed_at is null
  where j.id = new.job_id and e.status = 'in_progress';
  if o.id is not null then perform private.fix_ride_fare(o); end if;
  return null;
end
$function$;

comment on function private.fix_fare_at_the_drop() is 'With the arrival at the last stop of a ride its fare stands, so that driver and customer see what is paid.';

revoke all on function private.fix_fare_at_the_drop() from public;
