create or replace function private.is_going_on (
  s public.subscriptions
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select s.ends_on is null
$function$;

revoke all on function private.is_going_on(public.subscriptions) from public;
