create or replace function private.own_rating()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.rating := coalesce(
    (select round(k.stars_sum::numeric / k.ratings, 1) from private.review_counts as k
      where k.subject_id = new.id and k.ratings >= private.fewest_ratings()),
    (select v.rating from public.vendors as v where v.id = new.vendor_id
      and v.ratings_count >= private.fewest_ratings()));
  return new;
end
$function$;

comment on function private.own_rating() is 'Gives a card the rating of its product, else that of its seller, each as soon as it may be told.';

revoke all on function private.own_rating() from public;
