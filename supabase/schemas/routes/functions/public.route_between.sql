create or replace function public.route_between (
  points jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  way private.route;
begin
  perform private.pace_routes();
  way := private.route_of(route_between.points);
  return jsonb_build_object('metres', way.metres, 'seconds', way.seconds, 'polyline', way.polyline,
    'source', way.source);
end
$function$;

comment on function public.route_between(jsonb) is 'The way along two to ten points [{lat, lng}], also for guests: {metres, seconds, polyline (precision 6) or null, source: local, osrm or valhalla}. Refuses place_invalid, too_many_routes.';

revoke all on function public.route_between(jsonb) from public;

grant execute on function public.route_between(jsonb) to anon, authenticated, postgres;
