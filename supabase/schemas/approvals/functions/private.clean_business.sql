create or replace function private.clean_business (
  profile jsonb,
  whole boolean
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return private.clean_place(profile, whole) || jsonb_build_object(
    'name', private.profile_field(profile, 'name', 2, 80, whole),
    'legal_name', private.profile_field(profile, 'legal_name', 2, 120, whole),
    'address', private.profile_field(profile, 'address', 5, 200, whole),
    'area', private.profile_field(profile, 'area', 0, 60, whole),
    'about', private.profile_field(profile, 'about', 0, 140, whole));
end
$function$;

comment on function private.clean_business(jsonb, boolean) is 'What a business tells of itself, as it is kept.';

revoke all on function private.clean_business(jsonb, boolean) from public;
