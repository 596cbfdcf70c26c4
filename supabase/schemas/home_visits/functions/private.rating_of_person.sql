create or replace function private.rating_of_person (
  resource_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((select jsonb_build_object('rating', round(k.stars_sum::numeric / nullif(k.ratings, 0), 1),
      'ratings_count', k.ratings) from private.review_counts as k where k.subject_id = rating_of_person.resource_id),
    '{"rating": null, "ratings_count": 0}')
$function$;

comment on function private.rating_of_person(uuid) is 'What customers give somebody who can be booked: {rating, ratings_count}; null and nothing before the first.';

revoke all on function private.rating_of_person(uuid) from public;
