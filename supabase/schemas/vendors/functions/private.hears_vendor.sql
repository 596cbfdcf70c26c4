create or replace function private.hears_vendor (
  subject uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.may(hears_vendor.subject, 'orders')
$function$;

comment on function private.hears_vendor(uuid) is 'Whether the caller may listen to a business: its topic carries its orders.';

revoke all on function private.hears_vendor(uuid) from public;
