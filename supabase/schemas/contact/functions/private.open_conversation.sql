create or replace function private.open_conversation (
  conversation_id uuid,
  as_role text,
  with_role text
)
  returns private.conversation
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(open_conversation.conversation_id, as_role,
    open_conversation.with_role);
begin
  perform private.hold_account(auth.uid());
  if not private.conversation_is_open(c.conversation_id) then
    perform private.refuse(409, 'contact_closed', 'This order has ended, and so has its chat.');
  end if;
  if c.with_id is null then
    perform private.refuse(409, 'contact_not_there', 'There is nobody to write to yet.');
  end if;
  if private.is_blocked(c) then
    perform private.refuse(403, 'contact_blocked', 'You can no longer reach each other about this order.');
  end if;
  return c;
end
$function$;

comment on function private.open_conversation(uuid, text, text) is 'The conversation as long as both can still reach each other; refuses it otherwise.';

revoke all on function private.open_conversation(uuid, text, text) from public;
