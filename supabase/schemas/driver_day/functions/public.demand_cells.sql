create or replace function public.demand_cells (
  region uuid default null::uuid
)
  returns table (
    lat double precision,
    lng double precision,
    count integer,
    place text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c public.couriers := private.require_courier();
  where_id uuid := coalesce(demand_cells.region, c.region_id);
  -- Cells of 500 m: so many degrees of latitude, and of longitude at the region's middle.
  north double precision := 500 / 111195.0;
  east double precision;
begin
  select north / cos(radians(r.center_lat)) into east from public.regions as r where r.id = where_id;
  return query
    select (cell.y + 0.5) * north, (cell.x + 0.5) * east, cell.many,
      (select v.area from public.vendors as v
        where v.status = 'active' and v.area <> '' and v.region_id = where_id
          and abs(v.lat - (cell.y + 0.5) * north) < 2 * north and abs(v.lng - (cell.x + 0.5) * east) < 2 * east
        order by public.distance_m(v.lat, v.lng, (cell.y + 0.5) * north, (cell.x + 0.5) * east), v.id limit 1)
    from (
      select floor(s.lat / north)::integer as y, floor(s.lng / east)::integer as x,
        count(distinct j.id)::integer as many
      from public.jobs as j join public.job_stops as s on s.job_id = j.id and s.n = 1
      join public.enhanced_orders as o on o.id = j.order_id
      where j.region_id = where_id
        and j.search_started_at > now() - make_interval(secs => private.setting_int('demand_seconds'))
      group by 1, 2
      -- So many people, not requests: nobody is seen by asking three times.
      having count(distinct o.user_id) >= private.setting_int('demand_least')) as cell
    order by cell.many desc, cell.y, cell.x limit 100;
end
$function$;

comment on function public.demand_cells(uuid) is 'Where customers asked for somebody in the last hours, in cells of 500 m: the middle, how many, and a known area near by. Only cells with enough different customers (demand_least), the busiest first, a hundred at most; without a region that of the caller.';

revoke all on function public.demand_cells(uuid) from public;

grant execute on function public.demand_cells(uuid) to authenticated, postgres;
