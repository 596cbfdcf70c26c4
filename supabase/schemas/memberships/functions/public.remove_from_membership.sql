create or replace function public.remove_from_membership (
  person_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  m private.memberships := private.own_membership(caller);
  gone uuid;
begin
  delete from private.membership_people as f where f.id = person_id and f.membership_id = m.id
  returning f.user_id into gone;
  if not found then perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.'); end if;
  if gone is not null then perform private.publish('user:' || gone, 'membership', '{}'::jsonb); end if;
  perform private.publish('user:' || caller, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.remove_from_membership(uuid) is 'Takes somebody, invited or joined, out of the caller''s membership. Answers as my_membership does.';

revoke all on function public.remove_from_membership(uuid) from public;

grant execute on function public.remove_from_membership(uuid) to authenticated, postgres;
