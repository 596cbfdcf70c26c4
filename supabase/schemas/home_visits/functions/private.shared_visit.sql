create or replace function private.shared_visit (
  o public.enhanced_orders
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('kind', o.kind, 'trade', o.trade, 'status', o.status, 'status_since', o.status_since,
    'vendor', o.vendor_name, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
    'people', (select coalesce(jsonb_agg(w.name order by w.name), '[]') from (
      select distinct split_part(r.name, ' ', 1) as name from private.booking_parts as p
      join public.resources as r on r.id = p.resource_id and r.kind = 'person'
      where p.booking_id = b.id and p.need = 1) as w))
  from public.bookings as b where b.order_id = o.id
$function$;

comment on function private.shared_visit(public.enhanced_orders) is 'What a link shows of a visit at a home: the business, the first names of whoever comes, status and the expected time. No phone, no address, no amount, nothing of the customer, no service.';

revoke all on function private.shared_visit(public.enhanced_orders) from public;
