create or replace function private.moved (
  from_lat double precision,
  from_lng double precision,
  to_lat double precision,
  to_lng double precision
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(abs(round(to_lat::numeric, 7) - round(from_lat::numeric, 7)) >= 0.0001
    or abs(round(to_lng::numeric, 7) - round(from_lng::numeric, 7)) >= 0.0001, true)
$function$;

comment on function private.moved(double precision, double precision, double precision, double precision) is
  'Whether two places differ by at least 0.0001 degrees (Spec §4 Live tracking), compared in decimals.';

revoke all
  on function private.moved(double precision, double precision, double precision, double precision)
  from public;
