create or replace function private.clean_place (
  profile jsonb,
  whole boolean
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  lat double precision;
  lng double precision;
begin
  begin
    lat := (profile ->> 'lat')::double precision;
    lng := (profile ->> 'lng')::double precision;
  exception when others then lat := null;
  end;
  if whole and private.region_at(lat, lng) is null then
    perform private.refuse(400, 'profile_invalid', 'Please choose a place in a region that we serve.',
      '{"field": "place"}');
  end if;
  -- Which state an address is in decides which GST number fits it.
  return jsonb_build_object('lat', lat, 'lng', lng, 'state_code', private.state_of_region(private.region_at(lat,
    lng)));
end
$function$;

revoke all on function private.clean_place(jsonb, boolean) from public;
