create or replace function public.accept_staff_invitation (
  invitation_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  i private.staff_invitations;
  v public.vendors;
begin
  perform private.hold_account(caller);
  select * into i from private.staff_invitations as k where k.id = accept_staff_invitation.invitation_id;
  if i.id is null then
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  perform private.take_turns('people', i.vendor_id::text);
  select * into i from private.staff_invitations as k where k.id = i.id for update;
  if private.digest_of_phone(caller) is distinct from i.phone_digest then
    perform private.refuse(403, 'not_for_you', 'This invitation is for another number.',
      jsonb_build_object('phone_end', i.phone_end));
  end if;
  select * into v from public.vendors as k where k.id = i.vendor_id;
  -- Opened once more, or in another tab: nothing new.
  if i.accepted_by = caller and exists (select from public.vendor_staff as s where s.vendor_id = v.id
      and s.user_id = caller) then
    return private.invitation_shown(i);
  end if;
  if i.accepted_at is not null or i.withdrawn_at is not null or i.expires_at <= now() then
    perform private.refuse(409, 'invitation_ended', 'This invitation is no longer valid. Ask for a new one.');
  end if;
  if not private.has_role('vendor') and private.role_was_revoked(caller, 'vendor') then
    perform private.refuse(403, 'role_revoked', 'The administration has closed this role for your account.');
  end if;
  update private.staff_invitations as k set accepted_at = now(), accepted_by = caller where k.id = i.id
  returning * into i;
  insert into public.user_roles (user_id, role, granted_by) values (caller, 'vendor', i.invited_by)
  on conflict do nothing;
  insert into public.vendor_staff (vendor_id, user_id, position) values (v.id, caller, i.position)
  on conflict do nothing;
  perform private.audit('join_vendor', 'vendor', v.id::text, null,
    jsonb_build_object('position', i.position, 'invited_by', i.invited_by));
  perform private.log_act(v.id, 'joined', caller, jsonb_build_object('position', i.position));
  perform private.notify(i.invited_by, 'staff_joined', jsonb_build_object('vendor', v.name, 'name',
    private.name_of(caller)), '/vendor/people');
  perform private.publish('vendor:' || v.id, 'people', '{}'::jsonb);
  perform private.publish('user:' || caller, 'roles', '{}'::jsonb);
  return private.invitation_shown(i);
end
$function$;

comment on function public.accept_staff_invitation(uuid) is 'Accepts an invitation to the caller''s number, once: the place in the business, and the vendor role where it is missing, in one transaction. Again it changes nothing. Answers as staff_invitation does. Refuses invitation_not_found, not_for_you, invitation_ended, role_revoked.';

revoke all on function public.accept_staff_invitation(uuid) from public;

grant execute on function public.accept_staff_invitation(uuid) to authenticated, postgres;
