create or replace function public.bookings_outside_hours (
  vendor_id uuid
)
  returns table (
    booking_id uuid,
    order_id uuid,
    order_number text,
    starts_at timestamp with time zone,
    customer_name text,
    resource_id uuid,
    resource_name text,
    service_name text,
    reason text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(bookings_outside_hours.vendor_id, 'orders');
  return query
    select b.id, b.order_id, o.order_number, b.starts_at, p.full_name, r.id, r.name, u.service_name, u.reason
    from private.outside_hours(bookings_outside_hours.vendor_id) as u
    join public.bookings as b on b.id = u.booking_id join public.resources as r on r.id = u.resource_id
    left join public.enhanced_orders as o on o.id = b.order_id left join public.profiles as p on p.id = b.user_id
    order by b.starts_at, b.id, r.id limit 200;
end
$function$;

comment on function public.bookings_outside_hours(uuid) is 'Coming bookings of a vendor that stand outside of the hours as they are now, with why: off, blocked, away, break. The next 200; needs the right to orders.';

revoke all on function public.bookings_outside_hours(uuid) from public;

grant execute on function public.bookings_outside_hours(uuid) to authenticated, postgres;
