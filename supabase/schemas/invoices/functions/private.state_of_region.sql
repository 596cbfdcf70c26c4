create or replace function private.state_of_region (
  region_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.code from public.regions as r join private.gst_states as s on s.state = r.state
  where r.id = state_of_region.region_id
$function$;

comment on function private.state_of_region(uuid) is 'The state code of a region.';

revoke all on function private.state_of_region(uuid) from public;
