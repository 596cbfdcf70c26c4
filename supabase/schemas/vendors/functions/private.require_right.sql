create or replace function private.require_right (
  vendor_id uuid,
  "right" text
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_staff(vendor_id);
begin
  if not private.may(require_right.vendor_id, require_right."right") then
    perform private.refuse(403, 'not_allowed', 'Your position does not include this. Ask the owner.',
      jsonb_build_object('right', require_right."right"));
  end if;
  return caller;
end
$function$;

comment on function private.require_right(uuid, text) is 'Refuses whoever does not work for a business, or in a position without the right (not_allowed).';

revoke all on function private.require_right(uuid, text) from public;
