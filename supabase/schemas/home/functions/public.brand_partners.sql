create or replace function public.brand_partners (
  lat double precision default null::double precision,
  lng double precision default null::double precision
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'slug', b.slug, 'name', b.name,
      'picture', b.picture, 'rating', b.rating, 'ratings_count', b.ratings_count)
      order by private.ranked_rating(b.rating, b.ratings_count) desc, b.id)
    from (
      select v.* from private.home_vendors(brand_partners.lat, brand_partners.lng, 60) as v
      where v.rating >= 4 and v.ratings_count >= private.fewest_ratings()
      order by private.ranked_rating(v.rating, v.ratings_count) desc, v.id limit 12
    ) as b), '[]');
end
$function$;

comment on function public.brand_partners(double precision, double precision) is 'The dozen vendors around a place that customers rate best: at least four stars of at least five people; without a place of all towns.';

revoke all on function public.brand_partners(double precision, double precision) from public;

grant execute
  on function public.brand_partners(double precision, double precision)
  to anon, authenticated, postgres;
