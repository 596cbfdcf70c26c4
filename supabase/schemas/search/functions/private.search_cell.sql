create or replace function private.search_cell (
  lat double precision,
  lng double precision
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return floor(lat * 200)::integer || ',' || floor(lng * 200)::integer;
end
$function$;

comment on function private.search_cell(double precision, double precision) is 'A square of 0.005 degrees, about half a kilometre: items are found by it and a word.';

revoke all on function private.search_cell(double precision, double precision) from public;
