create or replace function private.own_membership (
  caller uuid
)
  returns private.memberships
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  m private.memberships;
begin
  perform private.take_turns('membership', caller::text);
  select * into m from private.memberships as k where k.user_id = caller and k.closed_at is null for update;
  if m.id is null or private.membership_state(m) = 'expired' then
    perform private.refuse(404, 'membership_not_found', 'You have no membership at present.');
  end if;
  return m;
end
$function$;

comment on function private.own_membership(uuid) is 'The caller''s own running membership, locked; refuses without one.';

revoke all on function private.own_membership(uuid) from public;
