create or replace function private.tell_of_booking (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(o, 'user', case when o.address is null then 'booking_confirmed'
    else 'visit_confirmed' end, private.booking_words(o))
$function$;

revoke all on function private.tell_of_booking(public.enhanced_orders, public.order_status) from public;
