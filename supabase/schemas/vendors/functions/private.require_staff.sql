create or replace function private.require_staff (
  vendor_id uuid
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  if not private.works_for(vendor_id) then
    perform private.refuse(403, 'not_your_vendor', 'You do not work for this business.');
  end if;
  return caller;
end
$function$;

comment on function private.require_staff(uuid) is 'Refuses whoever does not work for a business, for what all of its people may read; what they do asks require_right.';

revoke all on function private.require_staff(uuid) from public;
