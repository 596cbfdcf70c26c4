create or replace function public.staff_invitation (
  link text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  i private.staff_invitations;
begin
  perform private.bound(staff_invitation.link, 100);
  select * into i from private.staff_invitations as k
  where k.link_digest = sha256(convert_to(coalesce(staff_invitation.link, ''), 'utf8'));
  if i.id is null then
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  if private.digest_of_phone(caller) is distinct from i.phone_digest then
    perform private.refuse(403, 'not_for_you', 'This invitation is for another number.',
      jsonb_build_object('phone_end', i.phone_end));
  end if;
  return private.invitation_shown(i);
end
$function$;

comment on function public.staff_invitation(text) is 'The invitation of a link, for the number it names: {id, vendor_id, vendor, area, picture, position, rights, invited_by, expires_at, state (open, accepted, ended)}. Refuses invitation_not_found, not_for_you {phone_end}.';

revoke all on function public.staff_invitation(text) from public;

grant execute on function public.staff_invitation(text) to authenticated, postgres;
