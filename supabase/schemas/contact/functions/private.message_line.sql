create or replace function private.message_line (
  m private.conversation_messages
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('seq', m.seq, 'client_id', m.client_id, 'sender_role', m.sender_role, 'to_role', m.to_role,
    'kind', m.kind, 'body', m.body,
    'canned_code', m.canned_code, 'params', m.params, 'picture', m.picture, 'at', m.at, 'is_removed',
      m.removed_at is not null)
$function$;

comment on function private.message_line(private.conversation_messages) is 'A message as either side of its conversation reads it.';

revoke all on function private.message_line(private.conversation_messages) from public;
