create or replace function private.warranty_until (
  o public.enhanced_orders
)
  returns date
  language sql
  stable
  set search_path to ''
  AS $function$
  select max((o.status_since at time zone 'Asia/Kolkata')::date + p.warranty_days)
  from private.booking_parts as p join public.bookings as b on b.id = p.booking_id
  where b.order_id = o.id and p.warranty_days > 0
$function$;

comment on function private.warranty_until(public.enhanced_orders) is 'The last day, the whole of it in India, on which the work of an order that is done is done again for nothing.';

revoke all on function private.warranty_until(public.enhanced_orders) from public;
