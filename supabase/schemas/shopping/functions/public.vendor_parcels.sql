create or replace function public.vendor_parcels (
  vendor_id uuid,
  stages text[] default null::text[],
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 50
)
  returns SETOF public.parcel_line
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_right(vendor_parcels.vendor_id, 'orders');
  if cardinality(vendor_parcels.stages) > 10 then perform private.refuse(400, 'request_invalid',
    'This request could not be read.'); end if;
  return query
    select s.id, o.id, o.order_number, s.purpose, s.state, o.status, split_part(private.name_of(o.user_id), ' ', 1),
      o.address ->> 'city', o.address ->> 'pincode',
      case s.purpose when 'order' then (
        select jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity, 'variant',
          coalesce(g.variant, '{}'), 'picture', o.items -> (i.position - 1) ->> 'image')
          order by i.position) from public.order_items as i left join public.order_goods as g on g.order_id = i.order_id
            and g.position = i.position where i.order_id = o.id)
      else (
        select jsonb_agg(jsonb_build_object('name', l.exchange_name, 'quantity', l.quantity, 'variant',
          coalesce(g.variant, '{}'), 'picture', c.picture) order by l.position)
        from public.return_lines as l left join public.goods as g on g.item_id = l.exchange_item_id
        left join public.catalog_items as c on c.id = l.exchange_item_id where l.return_id = s.return_id) end,
      o.instructions, (select jsonb_build_object('recipient', g.recipient, 'message', g.message, 'sender', g.sender)
        from public.order_gifts as g where g.checkout_id = o.checkout_id),
      o.payment_method, o.total_paise, private.cash_due(o.id)::integer, s.carrier_code, c.name, s.tracking_number,
        s.promised_to, o.accept_by, s.state_since, s.created_at, now()
    from public.shipments as s join public.enhanced_orders as o on o.id = s.order_id
      left join public.carriers as c on c.code = s.carrier_code
    where o.vendor_id = vendor_parcels.vendor_id
      and (vendor_parcels.stages is null or private.parcel_stage(s, o.status) = any (vendor_parcels.stages))
      and (vendor_parcels.before is null
        or (s.created_at, s.id) < (vendor_parcels.before,
          coalesce(vendor_parcels.before_id, '00000000-0000-0000-0000-000000000000')))
    order by s.created_at desc, s.id desc limit least(greatest(coalesce(limit_count, 50), 1), 200);
end
$function$;

comment on function public.vendor_parcels(uuid, text[], timestamp
  with time zone, uuid, integer) is 'A seller''s parcels by stage (new, packing, ready, away, past; all without), newest first: first names and towns, no addresses. A page follows the row placed at before with the id before_id.';

revoke all
  on function public.vendor_parcels(uuid, text[], timestamp with time zone, uuid, integer)
  from public;

grant execute
  on function public.vendor_parcels(uuid, text[], timestamp with time zone, uuid, integer)
  to authenticated, postgres;
