create or replace function private.route_of (
  points jsonb,
  at timestamp with time zone default now(),
  vehicle text default null::text
)
  returns private.route
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  known private.known_routes;
  way private.route;
  leg record;
  exact numeric := 0;
begin
  perform private.check_points(points);
  select * into known from private.known_routes as k where k.way = private.way_of(points)
    and k.at > now() - make_interval(secs => private.setting_int('route_keep_seconds'));
  if found then return row(known.metres, known.seconds, known.polyline, known.source)::private.route; end if;
  way.metres := 0;
  for leg in
    select p.lat, p.lng, lead(p.lat) over (order by p.n) as to_lat, lead(p.lng) over (order by p.n) as to_lng
    from (select (e.value ->> 'lat')::double precision as lat, (e.value ->> 'lng')::double precision as lng,
      e.ordinality as n from jsonb_array_elements(points) with ordinality as e) as p order by p.n
  loop
    continue when leg.to_lat is null;
    way.metres := way.metres + private.road_distance_m(leg.lat, leg.lng, leg.to_lat, leg.to_lng);
  end loop;
  exact := private.travel_seconds(way.metres,
    private.region_at((points -> 0 ->> 'lat')::double precision, (points -> 0 ->> 'lng')::double precision),
    vehicle, at);
  way.seconds := round(exact);
  way.source := 'local';
  return way;
end
$function$;

comment on function private.route_of(jsonb, timestamp with time zone, text) is 'The way along two to ten points: as a routing service said lately, else straight lines by the road factor of where each leg starts, driven at the speeds of its vehicle and hour. Refuses place_invalid.';

revoke all on function private.route_of(jsonb, timestamp with time zone, text) from public;
