create or replace function private.tell_conversation (
  c private.conversation,
  event text,
  payload jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.publish(private.topic_of_party(party), tell_conversation.event,
    jsonb_build_object('conversation_id', c.conversation_id) || tell_conversation.payload)
  from (select c.party_id union select c.with_id where c.with_id is not null) as parties (party)
$function$;

comment on function private.tell_conversation(private.conversation, text, jsonb) is 'Publishes what happens in a conversation to its two parties.';

revoke all on function private.tell_conversation(private.conversation, text, jsonb) from public;
