create or replace function private.factor_pickup (
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
  return (select round(60 * metres * 1.3 / private.metres_a_minute()));
end
$function$;

comment on function private.factor_pickup(public.jobs, public.couriers, integer) is 'Seconds to the pick-up.';

revoke all on function private.factor_pickup(public.jobs, public.couriers, integer) from public;
