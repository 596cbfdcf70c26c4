create or replace function public.admin_needs_you()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_role('admin');
  return jsonb_build_object('server_now', now(), 'needs', (
    select coalesce(jsonb_agg(jsonb_build_object('need', g.need, 'count', g.many, 'orders', g.orders)
      order by g.need), '[]')
    from (
      select n.need, max(n.many)::integer as many,
        (jsonb_agg(jsonb_build_object('order_id', o.id, 'order_number', o.order_number, 'vendor_name', o.vendor_name,
          'customer_name', private.name_of(o.user_id), 'courier_name', c.name, 'status', o.status, 'since', n.since,
            'about', n.about) order by n.since, o.id)) as orders
      from (select r.*, row_number() over (partition by r.need order by r.since) as place,
          count(*) over (partition by r.need) as many from private.orders_in_need() as r) as n
      join public.enhanced_orders as o on o.id = n.order_id
      left join lateral private.job_of(o.id) as d on true left
        join public.couriers as c on c.user_id = d.performer_id
      where n.place <= 50 group by n.need) as g));
end
$function$;

comment on function public.admin_needs_you() is 'What needs the administration now: {server_now, needs: [{need, count, orders: [{order_id, order_number, vendor_name, customer_name, courier_name, status, since, about}]}]}, the oldest first, fifty of a need at most; needs as private.orders_in_need names them. Administrators only.';

revoke all on function public.admin_needs_you() from public;

grant execute on function public.admin_needs_you() to authenticated, postgres;
