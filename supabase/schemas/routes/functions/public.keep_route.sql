create or replace function public.keep_route (
  points jsonb,
  metres integer,
  seconds integer,
  polyline text,
  source text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  straight bigint;
begin
  perform private.check_points(points);
  select sum(public.distance_m(p.lat, p.lng, p.to_lat, p.to_lng)) into straight
  from (select (e.value ->> 'lat')::double precision as lat, (e.value ->> 'lng')::double precision as lng,
    (lead(e.value) over w ->> 'lat')::double precision as to_lat,
    (lead(e.value) over w ->> 'lng')::double precision as to_lng
    from jsonb_array_elements(points) with ordinality as e window w as (order by e.ordinality)) as p;
  -- A way shorter than the straight line, or one around the world, is a mistake: the local rule stands.
  if metres is null or seconds is null or metres < straight * 0.9 - 100 or metres > straight * 10 + 5000
      or seconds < metres / 42 or source is null or source not in ('osrm', 'valhalla')
      or length(polyline) > 100000 then
    return false;
  end if;
  insert into private.known_routes as k (way, metres, seconds, polyline, source)
  values (private.way_of(points), metres, seconds, polyline, source)
  on conflict (way) do update set metres = excluded.metres, seconds = excluded.seconds, polyline = excluded.polyline,
    source = excluded.source, at = now();
  return true;
end
$function$;

comment on function public.keep_route(jsonb, integer, integer, text, text) is 'Keeps what a routing service said of a way, for the function that asked it; false where it cannot be right. polyline with precision 6.';

revoke all on function public.keep_route(jsonb, integer, integer, text, text) from public;

grant execute on function public.keep_route(jsonb, integer, integer, text, text) to postgres, service_role;
