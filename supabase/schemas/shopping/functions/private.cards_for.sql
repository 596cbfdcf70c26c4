create or replace function private.cards_for (
  f private.product_filter,
  with_facets boolean
)
  returns SETOF private.shopping_cards
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  -- Values of one name are alternatives; all names have to fit.
  groups text[] := array(select string_agg(v, E'\x1f') from unnest(f.facets) as v group by split_part(v, '=', 1));
begin
  return query select c.* from private.shopping_cards as c
    where (f.department is null or c.departments @> array[f.department])
      and (f.words is null or c.search like f.words)
      and (f.price_from is null or c.price_paise >= f.price_from)
        and (f.price_to is null or c.price_paise <= f.price_to)
      and (f.min_rating is null or c.rating >= f.min_rating) and (not coalesce(f.in_stock_only, false) or c.in_stock)
      and (not with_facets or not exists (select from unnest(groups) as g
        where not c.facets && string_to_array(g, E'\x1f')));
end
$function$;

revoke all on function private.cards_for(private.product_filter, boolean) from public;
