create or replace function private.staff_member (
  vendor_id uuid,
  user_id uuid
)
  returns public.vendor_staff
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.vendor_staff;
begin
  select * into s from public.vendor_staff as k
  where k.vendor_id = staff_member.vendor_id and k.user_id = staff_member.user_id for update;
  if not found then
    perform private.refuse(404, 'staff_not_found', 'This person does not work here any more.');
  end if;
  return s;
end
$function$;

comment on function private.staff_member(uuid, uuid) is 'Somebody''s place in a business, locked. Refuses staff_not_found.';

revoke all on function private.staff_member(uuid, uuid) from public;
