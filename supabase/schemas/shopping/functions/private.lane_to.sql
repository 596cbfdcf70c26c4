create or replace function private.lane_to (
  v public.vendors,
  pincode text
)
  returns public.shipping_lanes
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (select l from public.shipping_lanes as l
    where l.to_zone = private.zone_of_pincode(lane_to.pincode)
      and l.from_zone = coalesce((select z.code from public.regions as r
        join public.shipping_zones as z on z.code = r.slug where r.id = v.region_id), 'telangana'));
end
$function$;

comment on function private.lane_to(public.vendors, text) is 'How a parcel of a vendor gets to a pincode; null where none goes.';

revoke all on function private.lane_to(public.vendors, text) from public;
