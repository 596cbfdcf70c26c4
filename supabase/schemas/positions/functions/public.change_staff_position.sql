create or replace function public.change_staff_position (
  vendor_id uuid,
  user_id uuid,
  staff_position text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid;
  s public.vendor_staff;
begin
  perform private.bound(change_staff_position.staff_position, 40);
  perform private.take_turns('people', change_staff_position.vendor_id::text);
  caller := private.require_hand_out(change_staff_position.vendor_id, change_staff_position.staff_position);
  s := private.staff_member(change_staff_position.vendor_id, change_staff_position.user_id);
  perform private.require_hand_out(s.vendor_id, s.position);
  if s.position = change_staff_position.staff_position then
    -- Nobody has their own position from themselves.
    if s.user_id = caller then
      perform private.refuse(403, 'not_allowed', 'Your position does not include this. Ask the owner.');
    end if;
    return;
  end if;
  if s.position = 'owner' then perform private.require_other_owner(s.vendor_id, s.user_id); end if;
  perform private.set_position(s, change_staff_position.staff_position, 'position_changed');
end
$function$;

comment on function public.change_staff_position(uuid, uuid, text) is 'Gives somebody another position: neither the old nor the new one above the caller''s own, so that one''s own can only be lowered. Refuses not_allowed, staff_not_found, last_owner.';

revoke all on function public.change_staff_position(uuid, uuid, text) from public;

grant execute on function public.change_staff_position(uuid, uuid, text) to authenticated, postgres;
