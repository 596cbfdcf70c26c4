create or replace function public.item_ratings (
  vendor_id uuid
)
  returns table (
    item_id uuid,
    rating numeric,
    ratings integer
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return query
    select i.id, round(k.stars_sum::numeric / k.ratings, 1), k.ratings
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    join private.review_counts as k on k.subject_id = coalesce(g.product_id, i.id)
    where i.vendor_id = item_ratings.vendor_id and k.ratings >= private.fewest_ratings()
    order by k.ratings desc, i.id limit 500;
end
$function$;

comment on function public.item_ratings(uuid) is 'Ratings of a vendor''s items, of those that five customers or more have rated; the 500 most rated.';

revoke all on function public.item_ratings(uuid) from public;

grant execute on function public.item_ratings(uuid) to anon, authenticated, postgres;
