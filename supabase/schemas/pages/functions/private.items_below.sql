create or replace function private.items_below (
  category_ids uuid[],
  most integer
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return (select coalesce(array_agg(best.id order by best.rank, best.id), '{}') from (
    select one.id, (case when one.is_bestseller then 0 else 1000 end + one.turn) as rank from (
      -- Some hundreds are enough to choose from, whatever the size of the shelf.
      select few.*, row_number() over (partition by few.vendor_id order by few.is_bestseller desc, few.picture is null,
        few.position, few.id) as turn
      from (select i.id, i.vendor_id, i.is_bestseller, i.picture, i.position from public.catalog_items as i
        where i.category_id = any (items_below.category_ids) and i.is_available and coalesce(i.stock > 0, true)
          and coalesce(i.sold_out_until <= now(), true) and private.is_on_show(i.vendor_id) limit 600) as few
    ) as one order by rank, one.id limit items_below.most) as best);
end
$function$;

comment on function private.items_below(uuid[], integer) is 'Some items of these categories that are left, bestsellers first, the vendors in turn.';

revoke all on function private.items_below(uuid[], integer) from public;
