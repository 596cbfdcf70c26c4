create or replace function private.takes_sitting (
  b public.bookings,
  package_order text
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (
    select from public.bought_packages as p
    where p.order_id::text = takes_sitting.package_order and p.user_id = b.user_id and p.vendor_id = b.vendor_id
      and p.closed_at is null and (b.starts_at at time zone 'Asia/Kolkata')::date <= p.valid_until
      and exists (select from private.package_sittings as s where s.package_order = p.order_id and s.state = 'free')
      and (select array_agg(distinct k.step) = '{1}' and bool_and(k.service_id = p.service_id)
        from private.booking_parts as k where k.booking_id = b.id))
$function$;

comment on function private.takes_sitting(public.bookings, text) is 'Whether a booking can be paid by a sitting of a package: one visit for its service, within its days.';

revoke all on function private.takes_sitting(public.bookings, text) from public;
