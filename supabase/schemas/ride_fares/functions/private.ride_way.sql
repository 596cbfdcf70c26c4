create or replace function private.ride_way (
  stops jsonb,
  at timestamp with time zone,
  OUT metres integer,
  OUT seconds integer
)
  returns record
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(sum(d.metres), 0)::integer, greatest(coalesce(sum(d.metres), 0) * 60
    / private.metres_a_minute(), 60)::integer
  from (select private.road_distance_m(lag((e.s ->> 'lat')::double precision) over so_far,
      lag((e.s ->> 'lng')::double precision) over so_far, (e.s ->> 'lat')::double precision,
      (e.s ->> 'lng')::double precision) as metres
    from jsonb_array_elements(stops) with ordinality as e (s, n) window so_far as (order by e.n)) as d
$function$;

comment on function private.ride_way(jsonb, timestamp with time zone) is 'How far it is along all stops by road, and how long that takes at a time.';

revoke all on function private.ride_way(jsonb, timestamp with time zone) from public;
