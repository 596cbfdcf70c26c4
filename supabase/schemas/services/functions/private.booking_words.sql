create or replace function private.booking_words (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('day', to_char(b.starts_at at time zone 'Asia/Kolkata', 'DD/MM'),
    'from', to_char(b.starts_at at time zone 'Asia/Kolkata', 'HH24:MI'),
    'to', to_char(b.ends_at at time zone 'Asia/Kolkata', 'HH24:MI'))
  from public.bookings as b where b.order_id = o.id
$function$;

revoke all on function private.booking_words(public.enhanced_orders) from public;
