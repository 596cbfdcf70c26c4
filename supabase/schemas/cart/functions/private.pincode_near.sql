create or replace function private.pincode_near (
  lat double precision,
  lng double precision
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (select rpad(z.prefix, 6, '0') from public.pincode_zones as z join public.regions as r on r.slug = z.zone
    where r.id = private.region_at(pincode_near.lat, pincode_near.lng) order by length(z.prefix), z.prefix limit 1);
end
$function$;

comment on function private.pincode_near(double precision, double precision) is 'A pincode of the zone in which a place is, for what a parcel to it costs; null where the place is in no region.';

revoke all on function private.pincode_near(double precision, double precision) from public;
