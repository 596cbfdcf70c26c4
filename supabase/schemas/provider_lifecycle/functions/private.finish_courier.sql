create or replace function private.finish_courier (
  provider_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.pause_courier(c.user_id) from public.couriers as c where c.user_id = provider_id and c.verified
$function$;

revoke all on function private.finish_courier(uuid) from public;
