create or replace function private.check_reach (
  vendor_id uuid,
  lat double precision,
  lng double precision
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  perform private.check_place(lat, lng);
  if lat is not null and not (select private.delivers_to(v, check_reach.lat, check_reach.lng)
      from public.vendors as v where v.id = check_reach.vendor_id) then
    perform private.refuse(409, 'outside_service_area', 'This business does not come to this address.');
  end if;
end
$function$;

comment on function private.check_reach(uuid, double precision, double precision) is 'Refuses a place to which a vendor does not come; none is at the vendor''s.';

revoke all on function private.check_reach(uuid, double precision, double precision) from public;
