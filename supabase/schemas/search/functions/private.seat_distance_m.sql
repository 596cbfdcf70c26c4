create or replace function private.seat_distance_m (
  target text,
  lat double precision,
  lng double precision
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not starts_with(target, 'biller/') or lat is null then return 0; end if;
  return coalesce((select public.distance_m(seat_distance_m.lat, seat_distance_m.lng, b.seat_lat, b.seat_lng)
    from public.billers as b where b.code = split_part(seat_distance_m.target, '/', 2)), 0);
end
$function$;

comment on function private.seat_distance_m(text, double precision, double precision) is
  'How far away the office of a biller is; 0 for what has none.';

revoke all on function private.seat_distance_m(text, double precision, double precision) from public;
