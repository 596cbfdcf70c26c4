create or replace function private.metres_off (
  lat double precision,
  lng double precision,
  a_lat double precision,
  a_lng double precision,
  b_lat double precision,
  b_lng double precision
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$
  select round(sqrt(power(p.x - t.t * p.bx, 2) + power(p.y - t.t * p.by, 2)))::integer
  from (select radians(metres_off.lng - a_lng) * cos(radians(a_lat)) * 6371000 as x,
    radians(metres_off.lat - a_lat) * 6371000 as y, radians(b_lng - a_lng) * cos(radians(a_lat)) * 6371000 as bx,
    radians(b_lat - a_lat) * 6371000 as by) as p
  cross join lateral (select case when p.bx = 0 and p.by = 0 then 0
    else least(1, greatest(0, (p.x * p.bx + p.y * p.by) / (p.bx * p.bx + p.by * p.by))) end as t) as t
$function$;

comment on function
  private.metres_off(double precision, double precision, double precision, double precision, double precision,
  double precision) is 'How far a place is from the straight way between two others, in metres.';

revoke all
  on function
    private.metres_off(double precision, double precision, double precision, double precision, double
    precision, double precision)
  from public;
