create or replace function public.join_membership (
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
  m private.memberships;
  has private.memberships;
begin
  perform private.take_turns('membership', caller::text);
  select k.* into m from private.membership_people as f join private.memberships as k on k.id = f.membership_id
  join auth.users as u on u.id = caller and u.phone <> ''
    and f.phone_digest = private.phone_digest(u.phone)
  where f.id = join_membership.invitation_id and (f.user_id is null or f.user_id = caller);
  if m.id is null or m.closed_at is not null then
    perform private.refuse(404, 'invitation_not_found', 'There is no such invitation.');
  end if;
  has := private.membership_of(caller);
  if has.id <> m.id then
    perform private.refuse(409, 'membership_exists', 'You have a membership already.');
  end if;
  -- What was shared before has ended, or was left.
  delete from private.membership_people as f where f.user_id = caller and f.id <> join_membership.invitation_id;
  update private.membership_people as f set user_id = caller, joined_at = coalesce(f.joined_at, now())
  where f.id = join_membership.invitation_id;
  perform private.publish('user:' || m.user_id, 'membership', '{}'::jsonb);
  return public.my_membership();
end
$function$;

comment on function public.join_membership(uuid) is 'Accepts an invitation that was made to the caller''s number. Answers as my_membership does.';

revoke all on function public.join_membership(uuid) from public;

grant execute on function public.join_membership(uuid) to authenticated, postgres;
