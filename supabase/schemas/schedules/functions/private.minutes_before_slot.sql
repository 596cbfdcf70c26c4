create or replace function private.minutes_before_slot (
  o public.enhanced_orders
)
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$
  select (extract(epoch from o.scheduled_for - private.preparing_begins(o)) / 60)::integer
$function$;

comment on function private.minutes_before_slot(public.enhanced_orders) is 'Minutes of preparation and travel before the slot of an order.';

revoke all on function private.minutes_before_slot(public.enhanced_orders) from public;
