create or replace function private.change_until (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.preparing_begins(o) - make_interval(secs => private.setting_int('schedule_change_seconds'))
$function$;

comment on function private.change_until(public.enhanced_orders) is 'Until when the customer moves an order for later or cancels it free of charge; null for an order for now.';

revoke all on function private.change_until(public.enhanced_orders) from public;
