create or replace function private.vendor_joined (
  owner_id uuid
)
  returns timestamp with time zone
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.created_at from public.vendors as v where v.id = vendor_joined.owner_id
$function$;

comment on function private.vendor_joined(uuid) is 'Since when a vendor sells here.';

revoke all on function private.vendor_joined(uuid) from public;
