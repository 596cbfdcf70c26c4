create or replace function private.delivers_to (
  v public.vendors,
  lat double precision,
  lng double precision
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return public.distance_m(delivers_to.lat, delivers_to.lng, v.lat, v.lng) <= least(v.delivery_radius_m,
    private.setting_int('max_delivery_radius_m'))
    and not exists (select from public.vendor_areas as a where a.vendor_id = v.id
      and not a.shape @> point(delivers_to.lng, delivers_to.lat));
end
$function$;

comment on function private.delivers_to(public.vendors, double precision, double precision) is
  'Whether a vendor delivers to a point: within its radius and no farther than anybody may, and inside the area that it has drawn, if any. The radius of a vendor with an area reaches its farthest corner, so a list that is filtered by radius first leaves nobody out.';

revoke all on function private.delivers_to(public.vendors, double precision, double precision) from public;
