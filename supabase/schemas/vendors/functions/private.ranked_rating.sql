create or replace function private.ranked_rating (
  rating numeric,
  ratings_count integer
)
  returns numeric
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce((ranked_rating.rating * ranked_rating.ratings_count + 5 * 3.5) / (ranked_rating.ratings_count + 5),
    3.5)
$function$;

comment on function private.ranked_rating(numeric, integer) is 'What an average counts in an order: every vendor begins with five ratings of 3.5, so that a 5.0 of two people ranks below a 4.5 of two hundred. What is shown is the average itself, from fewest_ratings() on.';

revoke all on function private.ranked_rating(numeric, integer) from public;
