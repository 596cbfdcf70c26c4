create or replace function private.average_courier (
  subject_id uuid,
  ratings integer,
  stars integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.couriers as c set ratings_count = c.ratings_count + ratings, stars_sum = c.stars_sum + stars,
    rating = round((c.stars_sum + stars)::numeric / nullif(c.ratings_count + ratings, 0), 1)
  where c.user_id = average_courier.subject_id
$function$;

comment on function private.average_courier(uuid, integer, integer) is 'Keeps the average of a courier.';

revoke all on function private.average_courier(uuid, integer, integer) from public;
