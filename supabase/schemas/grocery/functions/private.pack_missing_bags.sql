create or replace function private.pack_missing_bags (
  o public.enhanced_orders
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.grocery_bags (order_id, number, holds, code)
  select o.id, taken.most + row_number() over (order by h.place), h.holds,
    o.order_number || '-' || (taken.most + row_number() over (order by h.place))
  from (select coalesce(max(b.number), 0) as most from public.grocery_bags as b where b.order_id = o.id) as taken,
    (values ('food', 1), ('chilled', 2), ('non_food', 3)) as h (holds, place)
  where exists (select from public.grocery_lines as l where l.order_id = o.id and l.packed_with = h.holds
    and l.charged_paise > 0)
    and not exists (select from public.grocery_bags as b where b.order_id = o.id and b.holds = h.holds)
$function$;

comment on function private.pack_missing_bags(public.enhanced_orders) is 'One bag for each sort of goods that has none yet.';

revoke all on function private.pack_missing_bags(public.enhanced_orders) from public;
