create or replace function private.conversation_of (
  conversation_id uuid,
  as_role text,
  with_role text
)
  returns private.conversation
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation;
begin
  perform private.require_user();
  c.conversation_id := conversation_of.conversation_id;
  c.role := as_role;
  c.with_role := conversation_of.with_role;
  c.party_id := private.own_part(c.conversation_id, c.role);
  if c.party_id is null then
    perform private.refuse(404, 'conversation_not_found', 'There is no such conversation.');
  end if;
  if not exists (select from private.roles_reached(c.conversation_id, c.role) as r where r = c.with_role) then
    perform private.refuse(403, 'contact_not_allowed', 'You cannot write to them about this order.');
  end if;
  c.with_id := private.other_part(c.conversation_id, c.with_role);
  return c;
end
$function$;

comment on function private.conversation_of(uuid, text, text) is 'Refuses whoever has no such part in the conversation, and pairs that do not write to each other.';

revoke all on function private.conversation_of(uuid, text, text) from public;
