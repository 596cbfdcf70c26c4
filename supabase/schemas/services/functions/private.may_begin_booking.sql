create or replace function private.may_begin_booking (
  o public.enhanced_orders
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select not exists (select from public.bookings as b where b.order_id = o.id
    and b.starts_at > now() + interval '1 hour')
$function$;

comment on function private.may_begin_booking(public.enhanced_orders) is 'Whether a visit may begin or end: from an hour before its time, so that nobody is paid for what is days ahead. A guard of order_transition_rules.';

revoke all on function private.may_begin_booking(public.enhanced_orders) from public;
