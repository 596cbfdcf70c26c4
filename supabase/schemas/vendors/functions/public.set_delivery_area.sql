create or replace function public.set_delivery_area (
  vendor_id uuid,
  radius_m integer,
  corners jsonb default null::jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  v public.vendors;
  most integer := least(private.setting_int('max_delivery_radius_m'), 15000);
  reach integer := set_delivery_area.radius_m;
begin
  perform private.require_right(set_delivery_area.vendor_id, 'prices');
  perform private.bound(set_delivery_area.corners, 8000);
  select * into v from public.vendors as w where w.id = set_delivery_area.vendor_id for no key update;
  if set_delivery_area.corners is not null then
    if jsonb_typeof(set_delivery_area.corners) <> 'array' or jsonb_array_length(set_delivery_area.corners) not between 3
      and 60
        or exists (select from jsonb_array_elements(set_delivery_area.corners) as c
          where coalesce(jsonb_typeof(c -> 'lat'), '') <> 'number'
            or coalesce(jsonb_typeof(c -> 'lng'), '') <> 'number') then
      perform private.refuse(400, 'area_invalid', 'An area has 3 to 60 corners, and its sides do not cross.');
    end if;
    if exists (select from jsonb_array_elements(set_delivery_area.corners) as c
        where (c ->> 'lat')::numeric not between -90 and 90 or (c ->> 'lng')::numeric not between -180 and 180)
        or private.edges_cross(set_delivery_area.corners) then
      perform private.refuse(400, 'area_invalid', 'An area has 3 to 60 corners, and its sides do not cross.');
    end if;
    select ceil(max(public.distance_m(v.lat, v.lng, (c ->> 'lat')::double precision,
      (c ->> 'lng')::double precision)))::integer into reach
    from jsonb_array_elements(set_delivery_area.corners) as c;
    reach := greatest(reach, 500);
  end if;
  if reach is null or reach not between 500 and most then
    perform private.refuse(400, 'area_too_large', 'Deliveries reach from 500 m to ' || most / 1000 || ' km.',
      jsonb_build_object('most_m', most));
  end if;
  update public.vendors as w set delivery_radius_m = reach where w.id = v.id;
  delete from public.vendor_areas as a where a.vendor_id = v.id;
  if set_delivery_area.corners is not null then
    insert into public.vendor_areas (vendor_id, corners, shape)
    select v.id, jsonb_agg(jsonb_build_object('lat', c -> 'lat', 'lng', c -> 'lng') order by n),
      polygon(path('(' || string_agg('(' || (c ->> 'lng') || ',' || (c ->> 'lat') || ')', ',' order by n) || ')'))
    from jsonb_array_elements(set_delivery_area.corners) with ordinality as e (c, n);
    if not exists (select from public.vendor_areas as a where a.vendor_id = v.id and a.shape @> point(v.lng, v.lat))
      then
      perform private.refuse(400, 'area_without_vendor', 'Your own place must lie inside the area.');
    end if;
  end if;
  perform private.log_change(v.id, 'delivery_changed');
  perform private.publish('vendor:' || v.id, 'menu', '{}'::jsonb);
  return reach;
end
$function$;

comment on function public.set_delivery_area(uuid, integer, jsonb) is 'Where a vendor delivers: within radius_m metres, or with corners [{lat, lng}] inside that area, whose farthest corner becomes the radius. Answers the radius. Refuses area_invalid, area_too_large {most_m}, area_without_vendor.';

revoke all on function public.set_delivery_area(uuid, integer, jsonb) from public;

grant execute on function public.set_delivery_area(uuid, integer, jsonb) to authenticated, postgres;
