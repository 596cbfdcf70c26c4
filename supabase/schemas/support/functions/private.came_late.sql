create or replace function private.came_late (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select o.status = 'delivered' and o.status_since > o.promised_max_at +
    make_interval(secs => private.setting_int('help_late_seconds'))
$function$;

comment on function private.came_late(public.enhanced_orders) is 'Whether an order came so late that its delivery fee goes back.';

revoke all on function private.came_late(public.enhanced_orders) from public;
