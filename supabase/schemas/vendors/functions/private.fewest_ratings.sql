create or replace function private.fewest_ratings()
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select 5
$function$;

comment on function private.fewest_ratings() is 'From how many ratings on an average is told (packages/domain/src/reviews/told-rating.ts, Spec §9 Structured data).';

revoke all on function private.fewest_ratings() from public;
