create or replace function private.first_change_of (
  s public.subscriptions
)
  returns date
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.first_changeable_day(d.vendor_id) from public.subscribers as d where d.id = s.subscriber_id
$function$;

revoke all on function private.first_change_of(public.subscriptions) from public;
