create or replace function public.vendor_day (
  vendor_id uuid,
  day date default ((now() AT TIME ZONE 'Asia/Kolkata'::text))::date
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_day.vendor_id, 'orders');
  perform private.known_day(vendor_day.day);
  return (
    select jsonb_build_object('orders', count(*), 'delivered', count(*) filter (where o.status = 'delivered'),
      'cancelled', count(*) filter (where o.status = 'cancelled'),
      'sales_paise', coalesce(sum(private.shown(o.id, 'items', 'packaging')) filter (where o.status = 'delivered'),
        0),
      'earned_paise', coalesce(sum(private.shared(o.id, 'vendor_payable')) filter (where o.status = 'delivered'), 0),
      'avg_prep_minutes', round(avg(extract(epoch from cooked.at - accepted.at) / 60)))
    from public.enhanced_orders as o
    left join public.order_events as accepted on accepted.order_id = o.id and accepted.to_status = 'confirmed'
    left join public.order_events as cooked on cooked.order_id = o.id and cooked.to_status = 'ready'
    where o.vendor_id = vendor_day.vendor_id and o.placed_at is not null
      and o.created_at >= vendor_day.day::timestamp at time zone 'Asia/Kolkata'
      and o.created_at < (vendor_day.day + 1)::timestamp at time zone 'Asia/Kolkata');
end
$function$;

comment on function public.vendor_day(uuid, date) is 'Summary of a vendor''s day (Indian time): {orders, delivered, cancelled, sales_paise, earned_paise (after commission), avg_prep_minutes}.';

revoke all on function public.vendor_day(uuid, date) from public;

grant execute on function public.vendor_day(uuid, date) to authenticated, postgres;
