create or replace function private.speakers_of_vendor (
  provider_id uuid
)
  returns SETOF uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select s.user_id from public.vendor_staff as s where s.vendor_id = provider_id and s.position = 'owner'
$function$;

revoke all on function private.speakers_of_vendor(uuid) from public;
