create or replace function private.area_of (
  lat double precision,
  lng double precision
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select round(area_of.lat::numeric, 1) || ',' || round(area_of.lng::numeric, 1)
$function$;

comment on function private.area_of(double precision, double precision) is 'The square of a tenth of a degree around a place, by its middle.';

revoke all on function private.area_of(double precision, double precision) from public;
