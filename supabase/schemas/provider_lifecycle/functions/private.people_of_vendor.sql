create or replace function private.people_of_vendor (
  provider_id uuid
)
  returns SETOF uuid
  language sql
  stable
  set search_path to ''
  AS $function$
  select s.user_id from public.vendor_staff as s where s.vendor_id = provider_id
  union select v.owner_id from public.vendors as v where v.id = provider_id and v.owner_id is not null
$function$;

revoke all on function private.people_of_vendor(uuid) from public;
