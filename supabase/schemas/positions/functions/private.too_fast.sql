create or replace function private.too_fast (
  from_lat double precision,
  from_lng double precision,
  from_accuracy real,
  from_at timestamp with time zone,
  to_lat double precision,
  to_lng double precision,
  to_accuracy real,
  to_at timestamp with time zone
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select public.distance_m(from_lat, from_lng, to_lat, to_lng) - coalesce(from_accuracy, 0) - coalesce(to_accuracy, 0)
    > private.setting_int('position_most_mps') * abs(extract(epoch from to_at - from_at))
$function$;

comment on function private.too_fast(double precision, double precision, real, timestamp
  with time zone,
  double precision, double precision, real, timestamp with time zone) is 'Whether nobody can have come from one place to the other in that time, even at the edges of both accuracies.';

revoke all
  on function private.too_fast(double precision, double precision, real, timestamp
    with time zone, double precision, double precision, real, timestamp with time zone)
  from public;
