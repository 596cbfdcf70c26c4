create or replace function private.people_of_courier (
  provider_id uuid
)
  returns SETOF uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select c.user_id from public.couriers as c where c.user_id = provider_id
$function$;

revoke all on function private.people_of_courier(uuid) from public;
