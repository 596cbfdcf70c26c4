create or replace function private.least_grams (
  ordered_grams integer,
  tolerance_bp integer
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select ceil(ordered_grams::numeric * (10000 - tolerance_bp) / 10000)::integer
$function$;

comment on function private.least_grams(integer, integer) is 'The least that counts as what was ordered; less is short, and something else may be offered for the rest.';

revoke all on function private.least_grams(integer, integer) from public;
