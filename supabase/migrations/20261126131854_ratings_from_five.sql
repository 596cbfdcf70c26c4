-- An average of few ratings says more about those people than about the vendor or item: it is told from five on (docs/requirements-open).

create function private.fewest_ratings() returns integer language sql immutable set search_path = '' as $$
  select 5
$$;
comment on function private.fewest_ratings is
  'From how many ratings on an average is told (packages/domain/src/reviews/told-rating.ts, Spec §9 Structured data).';
revoke execute on function private.fewest_ratings() from public;

create or replace function private.own_rating() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.rating := coalesce(
    (select round(k.stars_sum::numeric / k.ratings, 1) from private.review_counts as k
      where k.subject_id = new.id and k.ratings >= private.fewest_ratings()),
    (select v.rating from public.vendors as v where v.id = new.vendor_id and v.ratings_count >= private.fewest_ratings()));
  return new;
end
$$;
comment on function private.own_rating is
  'Gives a card the rating of its product, else that of its seller, each as soon as it may be told.';
comment on column private.shopping_cards.rating is
  'The product''s own from fewest_ratings() on, before it the seller''s from as many on.';

drop trigger cards_follow_vendors on public.vendors;
create trigger cards_follow_vendors after update of status, rating, ratings_count, kind on public.vendors for each row
  when (new.kind = 'shopping'
    and (old.status, old.rating, old.ratings_count >= private.fewest_ratings(), old.kind)
      is distinct from (new.status, new.rating, new.ratings_count >= private.fewest_ratings(), new.kind))
  execute function private.card_is_stale();

create or replace function public.item_ratings(vendor_id uuid)
returns table (item_id uuid, rating numeric, ratings integer)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select i.id, round(k.stars_sum::numeric / k.ratings, 1), k.ratings
    from public.catalog_items as i left join public.goods as g on g.item_id = i.id
    join private.review_counts as k on k.subject_id = coalesce(g.product_id, i.id)
    where i.vendor_id = item_ratings.vendor_id and k.ratings >= private.fewest_ratings()
    order by k.ratings desc, i.id limit 500;
end
$$;
comment on function public.item_ratings is
  'Ratings of a vendor''s items, of those that five customers or more have rated; the 500 most rated.';

create or replace function public.brand_partners(lat double precision default null, lng double precision default null)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'slug', b.slug, 'name', b.name,
      'picture', b.picture, 'rating', b.rating, 'ratings_count', b.ratings_count)
      order by b.rating desc, b.ratings_count desc, b.id)
    from (
      select v.* from private.home_vendors(brand_partners.lat, brand_partners.lng, 60) as v
      where v.rating >= 4 and v.ratings_count >= private.fewest_ratings()
      order by v.rating desc, v.ratings_count desc, v.id limit 12
    ) as b), '[]');
end
$$;
comment on function public.brand_partners is
  'The dozen vendors around a place that customers rate best: at least four stars of at least five people; '
  'without a place of all towns.';

-- The cards as they stand.
update private.shopping_cards set rating = rating;
