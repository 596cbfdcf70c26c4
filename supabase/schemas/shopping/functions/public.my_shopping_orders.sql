create or replace function public.my_shopping_orders (
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 20
)
  returns SETOF public.shopping_order_line
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select o.id, o.order_number, o.kind, o.status, o.vendor_name, o.items, o.total_paise, o.refund_paise, s.promised_to,
    o.promised_max_at, s.state,
    (select r.state from public.returns as r where r.order_id = o.id and private.is_open_return(r.state)
      order by r.created_at desc limit 1),
    case when o.status = 'delivered' then (select max(private.return_until(o, g.return_days))
      from public.order_goods as g where g.order_id = o.id) end,
    o.status_since, o.created_at
  from public.enhanced_orders as o left join public.shipments as s on s.order_id = o.id and s.purpose = 'order'
  where o.user_id = private.require_user() and o.category = 'shopping'
    and (my_shopping_orders.before is null
      or (o.created_at, o.id) < (my_shopping_orders.before,
        coalesce(my_shopping_orders.before_id, '00000000-0000-0000-0000-000000000000')))
  order by o.created_at desc, o.id desc limit least(greatest(coalesce(limit_count, 20), 1), 50)
$function$;

comment on function public.my_shopping_orders(timestamp
  with time zone, uuid, integer) is 'The caller''s orders from shops, newest first, with what their parcels do; a page follows the row created at before with the id before_id.';

revoke all on function public.my_shopping_orders(timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.my_shopping_orders(timestamp with time zone, uuid, integer)
  to authenticated, postgres;
