create or replace function private.average_vendor (
  subject_id uuid,
  ratings integer,
  stars integer
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.vendors as v set ratings_count = v.ratings_count + ratings, stars_sum = v.stars_sum + stars,
    rating = round((v.stars_sum + stars)::numeric / nullif(v.ratings_count + ratings, 0), 1)
  where v.id = average_vendor.subject_id
$function$;

comment on function private.average_vendor(uuid, integer, integer) is 'Keeps the average of a vendor.';

revoke all on function private.average_vendor(uuid, integer, integer) from public;
