create or replace function private.clean_courier (
  profile jsonb,
  whole boolean
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  vehicle text := private.profile_field(profile, 'vehicle_kind', 1, 20, whole);
begin
  if vehicle <> '' and not exists (select from private.vehicle_classes as c where c.class = vehicle) then
    perform private.refuse(400, 'profile_invalid', 'Please check what you have entered.', '{"field": "vehicle_kind"}');
  end if;
  return private.clean_place(profile, whole) || jsonb_build_object('vehicle_kind', vehicle,
    'name', private.profile_field(profile, 'name', 2, 80, whole));
end
$function$;

comment on function private.clean_courier(jsonb, boolean) is 'What a courier tells of themselves, as it is kept.';

revoke all on function private.clean_courier(jsonb, boolean) from public;
