create or replace function private.bestsellers_of (
  vendor_ids uuid[],
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
  return (select coalesce(array_agg(best.id order by best.turn, best.vendor_rank), '{}') from (
    select i.id, i.vendor_rank, i.turn from (
      select c.id, wanted.position as vendor_rank,
        row_number() over (partition by c.vendor_id order by c.is_bestseller desc, c.picture is null,
          c.section_position, c.position, c.id) as turn
      from unnest(bestsellers_of.vendor_ids) with ordinality as wanted (id, position)
      join public.catalog_items as c on c.vendor_id = wanted.id
      where c.is_available and c.is_bestseller and coalesce(c.sold_out_until <= now(), true)
        and coalesce(c.stock > 0, true)
    ) as i where i.turn <= 2
    order by i.turn, i.vendor_rank limit bestsellers_of.most) as best);
end
$function$;

comment on function private.bestsellers_of(uuid[], integer) is 'Bestsellers of some vendors, at most two of each, the first vendors'' first.';

revoke all on function private.bestsellers_of(uuid[], integer) from public;
