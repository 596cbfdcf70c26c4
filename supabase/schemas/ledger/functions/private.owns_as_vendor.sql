create or replace function private.owns_as_vendor (
  owner_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (select auth.uid()) in (select private.staff_with(owns_as_vendor.owner_id, 'money'))
$function$;

comment on function private.owns_as_vendor(uuid) is 'Whether the caller''s position in the vendor that earned includes its money.';

revoke all on function private.owns_as_vendor(uuid) from public;
