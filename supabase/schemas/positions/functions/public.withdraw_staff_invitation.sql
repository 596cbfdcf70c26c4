create or replace function public.withdraw_staff_invitation (
  invitation_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  i private.staff_invitations;
begin
  select * into i from private.staff_invitations as k where k.id = withdraw_staff_invitation.invitation_id;
  if i.id is null or not private.may(i.vendor_id, 'people') then
    perform private.require_user();
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  perform private.require_hand_out(i.vendor_id, i.position);
  perform private.take_turns('people', i.vendor_id::text);
  update private.staff_invitations as k set withdrawn_at = now()
  where k.id = i.id and k.withdrawn_at is null and k.accepted_at is null;
  if not found then return; end if;
  perform private.log_act(i.vendor_id, 'invitation_withdrawn', null,
    jsonb_build_object('position', i.position, 'phone_end', i.phone_end));
  perform private.publish('vendor:' || i.vendor_id, 'people', '{}'::jsonb);
end
$function$;

comment on function public.withdraw_staff_invitation(uuid) is 'Ends an open invitation; twice is once. Refuses invitation_not_found, not_allowed for a position above one''s own.';

revoke all on function public.withdraw_staff_invitation(uuid) from public;

grant execute on function public.withdraw_staff_invitation(uuid) to authenticated, postgres;
