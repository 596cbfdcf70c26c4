create or replace function public.vendor_round (
  vendor_id uuid,
  day date
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  lines jsonb;
begin
  perform private.require_right(vendor_round.vendor_id, 'orders');
  if vendor_round.day is null or vendor_round.day not between private.today() - 62 and private.today() + 7 then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('subscriber_id', r.subscriber_id, 'order_id', r.order_id, 'item_id',
    r.item_id, 'quantity', r.quantity,
      'name', i.name, 'unit', i.unit, 'picture', i.picture, 'area', d.area, 'status', o.status, 'pack_size',
        g.pack_size, 'pack_unit', g.pack_unit)), '[]'::jsonb)
  into lines
  from private.round_lines(vendor_round.vendor_id, vendor_round.day) as r
    join public.subscribers as d on d.id = r.subscriber_id
  join public.catalog_items as i on i.id = r.item_id left join public.goods as g on g.item_id = i.id
  left join public.enhanced_orders as o on o.id = r.order_id
  where r.skipped is null and coalesce(o.status, 'pending') <> 'cancelled';
  return jsonb_build_object('day', vendor_round.day, 'today', private.today(),
    'first_changeable_day', private.first_changeable_day(vendor_round.vendor_id),
    'terms', (select jsonb_build_object('cut_off', to_char(t.cut_off, 'HH24:MI'), 'delivers_from',
      to_char(t.delivers_from, 'HH24:MI'),
      'delivers_until', to_char(t.delivers_until, 'HH24:MI')) from public.subscription_terms as t
        where t.vendor_id = vendor_round.vendor_id),
    'stops', (select count(distinct l ->> 'subscriber_id') from jsonb_array_elements(lines) as l),
    'delivered', (select count(distinct l ->> 'subscriber_id') from jsonb_array_elements(lines) as l
      where l ->> 'status' = 'delivered'),
    'volume', private.volume(lines),
    'items', (select coalesce(jsonb_agg(to_jsonb(m) order by m.quantity desc, m.name), '[]'::jsonb) from (
      select l ->> 'item_id' as item_id, l ->> 'name' as name, l ->> 'unit' as unit, l ->> 'picture' as picture,
        sum((l ->> 'quantity')::integer) as quantity
      from jsonb_array_elements(lines) as l group by 1, 2, 3, 4) as m),
    'areas', (select coalesce(jsonb_agg(jsonb_build_object('area', a.area, 'stops', a.stops, 'delivered', a.delivered,
      'pieces', a.pieces,
      'volume', private.volume(a.lines)) order by a.area), '[]'::jsonb) from (
      select l ->> 'area' as area, count(distinct l ->> 'subscriber_id') as stops,
        sum((l ->> 'quantity')::integer) as pieces,
        count(distinct l ->> 'subscriber_id') filter (where l ->> 'status' = 'delivered') as delivered,
          jsonb_agg(l) as lines
      from jsonb_array_elements(lines) as l group by 1) as a),
    'claims', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'order_number', o.order_number, 'day', w.day,
      'name', private.customer_name(c.user_id),
        'amount_paise', (select sum(x.unit_paise * x.quantity) from public.subscription_days as x
          where x.order_id = c.order_id and x.subscription_id = any (c.subscription_ids)),
        'created_at', c.created_at) order by c.created_at), '[]'::jsonb)
      from (select * from public.delivery_claims as f where f.status = 'open' order by f.created_at limit 500) as c
      join public.subscription_orders as w on w.order_id = c.order_id and w.vendor_id = vendor_round.vendor_id
      join public.enhanced_orders as o on o.id = c.order_id));
end
$function$;

comment on function public.vendor_round(uuid, date) is 'A vendor''s round of a day, from two months back to a week ahead: {day, today, first_changeable_day, terms, stops, delivered, volume: [{unit (l, kg), amount}], items: [{item_id, name, unit, picture, quantity}], areas: [{area, stops, delivered, pieces, volume}], claims: [{id, order_number, day, name, amount_paise, created_at}] (unanswered)}. Before the nightly run it is the plan.';

revoke all on function public.vendor_round(uuid, date) from public;

grant execute on function public.vendor_round(uuid, date) to authenticated, postgres;
