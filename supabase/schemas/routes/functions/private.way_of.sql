create or replace function private.way_of (
  points jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select string_agg(round((p.value ->> 'lat')::numeric, 5) || ',' || round((p.value ->> 'lng')::numeric, 5), ';'
    order by p.ordinality) from jsonb_array_elements(points) with ordinality as p
$function$;

comment on function private.way_of(jsonb) is 'The name of a way, from its points to the fifth decimal (a metre).';

revoke all on function private.way_of(jsonb) from public;
