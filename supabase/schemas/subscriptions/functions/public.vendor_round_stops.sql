create or replace function public.vendor_round_stops (
  vendor_id uuid,
  day date,
  in_area text default null::text,
  after_area text default null::text,
  after_id uuid default null::uuid,
  limit_count integer default 50
)
  returns table (
    subscriber_id uuid,
    order_id uuid,
    status public.order_status,
    name text,
    area text,
    address jsonb,
    instructions text,
    items jsonb,
    stated jsonb,
    total_paise integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_round_stops.vendor_id, 'orders');
  perform private.bound(vendor_round_stops.in_area, 500);
  perform private.bound(vendor_round_stops.after_area, 500);
  if vendor_round_stops.day is null or vendor_round_stops.day not between private.today() - 62 and private.today() + 7
    then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  return query
    select d.id, stop.order_id, o.status, private.customer_name(d.user_id), d.area, d.address - array['id', 'label'],
      d.instructions, stop.items,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'subscription_id', b.subscription_id, 'count',
        b.count)), '[]'::jsonb)
        from public.bottle_returns as b join public.subscriptions as s on s.id = b.subscription_id
          where s.subscriber_id = d.id and b.status = 'stated'),
      o.total_paise
    from (
      select r.subscriber_id, (array_agg(r.order_id) filter (where r.order_id is not null))[1] as order_id,
        jsonb_agg(jsonb_build_object('subscription_id', r.subscription_id, 'name', i.name, 'unit', i.unit, 'quantity',
          r.quantity, 'skipped', r.skipped,
          'bottles_out', s.bottles_out) order by i.name) as items
      from private.round_lines(vendor_round_stops.vendor_id, vendor_round_stops.day) as r
        join public.catalog_items as i on i.id = r.item_id
      join public.subscriptions as s on s.id = r.subscription_id group by r.subscriber_id) as stop
    join public.subscribers as d on d.id = stop.subscriber_id
      left join public.enhanced_orders as o on o.id = stop.order_id
    where (vendor_round_stops.in_area is null or d.area = vendor_round_stops.in_area)
      and (vendor_round_stops.after_area is null or (d.area, d.id) > (vendor_round_stops.after_area,
        vendor_round_stops.after_id))
    order by d.area, d.id limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.vendor_round_stops(uuid, date, text, text, uuid, integer) is
  'The doors of a round, area by area: who, where, what comes (skipped says why a line does not), and bottles that the customer says to have put out. A page follows the row with area and subscriber_id after_area and after_id.';

revoke all on function public.vendor_round_stops(uuid, date, text, text, uuid, integer) from public;

grant execute
  on function public.vendor_round_stops(uuid, date, text, text, uuid, integer)
  to authenticated, postgres;
