create or replace function public.hand_over_vendor (
  vendor_id uuid,
  user_id uuid
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
  perform private.take_turns('people', hand_over_vendor.vendor_id::text);
  caller := private.require_hand_out(hand_over_vendor.vendor_id, 'owner');
  s := private.staff_member(hand_over_vendor.vendor_id, hand_over_vendor.user_id);
  if s.user_id = caller then
    perform private.refuse(409, 'staff_is_yourself', 'This is your own account.');
  end if;
  if s.position <> 'owner' then perform private.set_position(s, 'owner', 'owner_changed'); end if;
  -- Somebody whose vendor role was taken away owns nothing that others could not get back.
  perform private.require_other_owner(s.vendor_id, caller);
  perform private.set_position(private.staff_member(s.vendor_id, caller), 'manager', 'position_changed');
  update public.vendors as v set owner_id = s.user_id where v.id = s.vendor_id;
end
$function$;

comment on function public.hand_over_vendor(uuid, uuid) is 'Changes the owner: somebody of the business takes the caller''s place, who stays as manager. Refuses not_allowed, staff_not_found, staff_is_yourself, last_owner.';

revoke all on function public.hand_over_vendor(uuid, uuid) from public;

grant execute on function public.hand_over_vendor(uuid, uuid) to authenticated, postgres;
