create or replace function private.end_package (
  order_id uuid,
  timer private.order_timers
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.close_package(end_package.order_id)
$function$;

revoke all on function private.end_package(uuid, private.order_timers) from public;
