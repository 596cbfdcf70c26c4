create or replace function private.staff_with (
  vendor_id uuid,
  "right" text
)
  returns SETOF uuid
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.user_id from public.vendor_staff as s join private.position_rights as r on r.position = s.position
  where s.vendor_id = staff_with.vendor_id and r."right" = staff_with."right"
$function$;

comment on function private.staff_with(uuid, text) is 'Whose position in a business includes a right: who is told of what needs it.';

revoke all on function private.staff_with(uuid, text) from public;
