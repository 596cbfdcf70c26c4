create or replace function private.require_other_owner (
  vendor_id uuid,
  user_id uuid
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if not exists (select from public.vendor_staff as s
      join public.user_roles as r on r.user_id = s.user_id and r.role = 'vendor'
      where s.vendor_id = require_other_owner.vendor_id and s.position = 'owner'
        and s.user_id <> require_other_owner.user_id) then
    perform private.refuse(409, 'last_owner', 'A business always has an owner. Name another one first.');
  end if;
end
$function$;

comment on function private.require_other_owner(uuid, uuid) is 'Refuses where a business would be without an owner who can act (last_owner).';

revoke all on function private.require_other_owner(uuid, uuid) from public;
