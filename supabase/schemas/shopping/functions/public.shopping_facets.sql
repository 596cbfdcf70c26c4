create or replace function public.shopping_facets (
  filter jsonb default '{}'::jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  f private.product_filter := private.read_product_filter(shopping_facets.filter);
begin
  return (
    with found as materialized (select c.facets, c.price_paise from private.cards_for(f, false) as c limit 5000),
    counted as (
      select split_part(v, '=', 1) as name, substr(v, strpos(v, '=') + 1) as value, count(*) as many
        from found, unnest(found.facets) as v group by 1, 2
    ), ranked as (
      select c.*, row_number() over (partition by c.name order by c.many desc, c.value) as n, sum(c.many)
        over (partition by c.name) as of_name,
        count(*) over (partition by c.name) as values_of_name from counted as c
    ), named as (
      select r.name, max(r.of_name) as weight, jsonb_agg(jsonb_build_object('value', r.value, 'count', r.many)
        order by r.many desc, r.value) as values
      from ranked as r where r.n <= 15 and r.values_of_name > 1 group by r.name order by 2 desc, 1 limit 8
    )
    select jsonb_build_object('count', (select count(*) from found),
      'price', (select jsonb_build_object('least', min(found.price_paise), 'most', max(found.price_paise)) from found),
      'facets', coalesce((select jsonb_agg(jsonb_build_object('name', n.name, 'values', n.values)
        order by (n.name <> 'Brand'), n.weight desc, n.name) from named as n), '[]')));
end
$function$;

comment on function public.shopping_facets(jsonb) is 'By what a list of products can be narrowed: {count, price: {least, most}, facets: [{name, values: [{value, count}]}]}; chosen facets do not change it.';

revoke all on function public.shopping_facets(jsonb) from public;

grant execute on function public.shopping_facets(jsonb) to anon, authenticated, postgres;
