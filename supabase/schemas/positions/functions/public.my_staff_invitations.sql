create or replace function public.my_staff_invitations()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
begin
  return (select coalesce(jsonb_agg(private.invitation_shown(i) order by i.created_at desc), '[]')
    from private.staff_invitations as i
    where i.phone_digest = private.digest_of_phone(caller) and i.withdrawn_at is null and i.accepted_at is null
      and i.expires_at > now());
end
$function$;

comment on function public.my_staff_invitations() is 'The open invitations to the caller''s own number, newest first, as staff_invitation tells them.';

revoke all on function public.my_staff_invitations() from public;

grant execute on function public.my_staff_invitations() to authenticated, postgres;
