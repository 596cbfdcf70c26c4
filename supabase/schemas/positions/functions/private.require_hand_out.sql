create or replace function private.require_hand_out (
  vendor_id uuid,
  staff_position text
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_right(vendor_id, 'people');
begin
  if not private.may_hand_out(require_hand_out.vendor_id, require_hand_out.staff_position) then
    perform private.refuse(403, 'not_allowed', 'Your position does not include this. Ask the owner.');
  end if;
  return caller;
end
$function$;

comment on function private.require_hand_out(uuid, text) is 'Refuses whoever may not give this position (not_allowed).';

revoke all on function private.require_hand_out(uuid, text) from public;
