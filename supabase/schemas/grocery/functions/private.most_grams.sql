create or replace function private.most_grams (
  ordered_grams integer,
  tolerance_bp integer
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select floor(ordered_grams::numeric * (10000 + tolerance_bp) / 10000)::integer
$function$;

comment on function private.most_grams(integer, integer) is 'The most that may be picked of a line sold by weight.';

revoke all on function private.most_grams(integer, integer) from public;
