create or replace function private.tell_of_bill (
  o public.enhanced_orders,
  was public.order_status
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.notify_party(e, 'user', 'visit_done', jsonb_build_object('amount',
    private.rupees(e.total_paise - e.refund_paise)))
  from public.enhanced_orders as e where e.id = o.id
$function$;

comment on function private.tell_of_bill(public.enhanced_orders, public.order_status) is
  'Tells the customer that the work is done, and what it came to.';

revoke all on function private.tell_of_bill(public.enhanced_orders, public.order_status) from public;
