create or replace function private.search_district (
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
  return 'd' || floor(lat * 5)::integer || ',' || floor(lng * 5)::integer;
end
$function$;

comment on function private.search_district(double precision, double precision) is 'A square of 0.2 degrees, about twenty kilometres: vendors are found by it and a word, also where many others are nearer.';

revoke all on function private.search_district(double precision, double precision) from public;
