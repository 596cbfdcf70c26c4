create or replace function private.is_staff_of (
  vendor_id uuid,
  user_id uuid
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  return exists (select from public.vendor_staff as s where s.vendor_id = is_staff_of.vendor_id
    and s.user_id = is_staff_of.user_id)
    or exists (select from public.vendors as v where v.id = is_staff_of.vendor_id and v.owner_id = is_staff_of.user_id);
end
$function$;

comment on function private.is_staff_of(uuid, uuid) is 'Whether somebody works for a vendor or owns it, whatever their present roles: they neither order there, nor rate it, nor carry for it.';

revoke all on function private.is_staff_of(uuid, uuid) from public;
