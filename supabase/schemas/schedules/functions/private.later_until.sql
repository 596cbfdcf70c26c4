create or replace function private.later_until (
  o public.enhanced_orders
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.preparing_begins(o) - make_interval(secs => private.setting_int('schedule_vendor_reminder_seconds'))
$function$;

comment on function private.later_until(public.enhanced_orders) is 'Until when an order for later is none of the vendor''s present work: then the vendor is reminded and the board moves it up.';

revoke all on function private.later_until(public.enhanced_orders) from public;
