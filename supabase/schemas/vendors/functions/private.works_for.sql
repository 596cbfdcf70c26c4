create or replace function private.works_for (
  vendor_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.has_role('vendor') and exists (
    select from public.vendor_staff as s where s.vendor_id = works_for.vendor_id and s.user_id = (select auth.uid()))
$function$;

comment on function private.works_for(uuid) is 'Whether the caller works for a vendor and still holds the vendor role.';

revoke all on function private.works_for(uuid) from public;

grant execute on function private.works_for(uuid) to anon, authenticated, postgres;
