create or replace function private.factor_wish (
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
  return (select (case when coalesce(job.wishes -> 'favourites', '[]') ? courier.user_id::text then 1 else 0 end)
    + (case when courier.gender = job.wishes ->> 'driver_gender' then 1 else 0 end));
end
$function$;

comment on function private.factor_wish(public.jobs, public.couriers, integer) is 'Whether the customer would like this one: a favourite, the wished gender.';

revoke all on function private.factor_wish(public.jobs, public.couriers, integer) from public;
