create or replace function public.block_contact (
  conversation_id uuid,
  as_role text,
  with_role text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  c private.conversation := private.conversation_of(block_contact.conversation_id, as_role, block_contact.with_role);
begin
  perform private.hold_account(auth.uid());
  if c.with_id is null then
    perform private.refuse(409, 'contact_not_there', 'There is nobody to write to yet.');
  end if;
  insert into public.contact_blocks (conversation_id, blocker_id, blocker_role, blocked_id, blocked_role, blocked_by)
  values (c.conversation_id, c.party_id, c.role, c.with_id, c.with_role, auth.uid()) on conflict do nothing;
  perform private.tell_conversation(c, 'contact', '{}');
end
$function$;

comment on function public.block_contact(uuid, text, text) is 'Ends chat and calls between the caller''s part and another part of a conversation, in both directions.';

revoke all on function public.block_contact(uuid, text, text) from public;

grant execute on function public.block_contact(uuid, text, text) to authenticated, postgres;
