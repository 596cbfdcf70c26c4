create or replace function private.message_of_ticket (
  m private.support_messages
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('seq', m.seq, 'client_id', m.client_id, 'author_role', m.author_role, 'body', m.body,
    'picture', m.picture,
    'event', m.event, 'params', m.params, 'at', m.at, 'is_removed', m.removed_at is not null)
$function$;

comment on function private.message_of_ticket(private.support_messages) is 'A message of a ticket as both sides read it; who of support wrote it stays inside.';

revoke all on function private.message_of_ticket(private.support_messages) from public;
